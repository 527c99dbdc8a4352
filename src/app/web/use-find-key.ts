import { useEffect } from 'react';

/** Ctrl+K, or ⌘K: from wherever one is, unless a dialog is asking something. */
export function useFindKey(open: () => void, isHeard = true): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      // In a text that is being edited it makes a link.
      if (event.defaultPrevented || document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    }
    if (!isHeard) return;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
