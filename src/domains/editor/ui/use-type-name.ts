import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { chromeMessages } from '../messages/chrome.ts';

/** What an editor calls a type of block. */
export function useTypeName(): (type: string) => string {
  const language = useLanguage();
  const t = useMessages(chromeMessages);
  return (type) => findBlockType(type)?.about[language].name ?? t.unknownBlock;
}
