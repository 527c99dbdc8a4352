import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore } from 'react';

/** Something of running text, which may change with all that happens in it. */
export function useOfEditor<T extends string | boolean>(editor: Editor, read: () => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      // Where the keys go on, and that the mouse is up, is known when that is over.
      const later = () => void setTimeout(listener);
      editor.on('transaction', listener);
      editor.on('focus', listener);
      editor.on('blur', later);
      document.addEventListener('pointerup', later);
      return () => {
        editor.off('transaction', listener);
        editor.off('focus', listener);
        editor.off('blur', later);
        document.removeEventListener('pointerup', later);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, read);
}
