import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLinkOfText } from './use-link-of-text.tsx';

/** What can be done with running text that is open, beside typing in it. */
export function TextTools({ editor }: { editor: Editor }) {
  const { dialog, ask } = useLinkOfText(editor);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // In words it is the link; elsewhere it may lead to something else.
      event.stopPropagation();
      ask();
    }
    const { dom } = editor.view;
    dom.addEventListener('keydown', handleKey);
    return () => dom.removeEventListener('keydown', handleKey);
  });
  // Outside the block, so that nothing in it stands otherwise because of it.
  return createPortal(dialog, document.body);
}
