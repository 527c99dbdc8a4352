import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { secondFactorMessages } from '../../messages/index.ts';

/** Copies a text, and gives what came of it: browsers allow it on safe addresses only, and not to everybody there. */
export function useCopy(text: string, copied: string): { copy(): Promise<void>; told: string } {
  const { errors } = useMessages(secondFactorMessages);
  const [told, setTold] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold(copied);
    } catch {
      setTold(errors.notCopied);
    }
  }

  return { copy, told };
}
