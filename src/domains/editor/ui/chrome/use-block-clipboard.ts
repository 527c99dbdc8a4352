import { useEffect, useRef } from 'react';
import { frameOf } from './page-elements.ts';
import { useClipboardActs } from './use-clipboard-acts.ts';
import type { BlockActs } from './use-block-acts.ts';

/** The keys and the menu of the browser for copying, cutting and pasting are those of a block while it is in hand as a whole. */
export function useBlockClipboard(acts: BlockActs): void {
  const clipboard = useClipboardActs(acts);
  const latest = useRef(clipboard);
  useEffect(() => void (latest.current = clipboard), [clipboard]);
  useEffect(() => {
    function handle(event: ClipboardEvent) {
      const { activeElement } = document;
      const guid = activeElement?.matches('[data-frame]') && frameOf(activeElement);
      const { clipboardData } = event;
      if (!guid || !clipboardData) return;
      event.preventDefault();
      if (event.type === 'paste') latest.current.pasteAfter(guid, clipboardData.getData('text/html'));
      else latest.current.copyTo(guid, clipboardData, event.type === 'cut');
    }
    for (const type of ['copy', 'cut', 'paste'] as const) document.addEventListener(type, handle);
    return () => {
      for (const type of ['copy', 'cut', 'paste'] as const) document.removeEventListener(type, handle);
    };
  }, []);
}
