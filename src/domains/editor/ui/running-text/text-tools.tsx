import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextToolbar } from './text-toolbar.tsx';
import { useIsInHand } from './use-is-in-hand.ts';
import { useLinkOfText } from './use-link-of-text.tsx';

/** What can be done with running text that is open, beside typing in it. */
export function TextTools({ editor }: { editor: Editor }) {
  const { dialog, ask } = useLinkOfText(editor);
  const isInHand = useIsInHand(editor);
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isToolbar = event.key === 'F10' && event.altKey;
      if (!isLink && !isToolbar) return;
      event.preventDefault();
      // In words it is the link; elsewhere it may lead to something else.
      event.stopPropagation();
      if (isLink) ask();
      else setIsEntered(true);
    }
    const { dom } = editor.view;
    dom.addEventListener('keydown', handleKey);
    return () => dom.removeEventListener('keydown', handleKey);
  });
  // Outside the block, so that nothing in it stands otherwise because of it.
  return createPortal(
    <>
      {(isInHand || isEntered) && <TextToolbar editor={editor} isEntered={isEntered} onEnter={setIsEntered} onLink={ask} />}
      {dialog}
    </>,
    document.body,
  );
}
