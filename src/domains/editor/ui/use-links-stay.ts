import { useEffect } from 'react';

/**
 * Who edits a page clicks on its words to change them, and a link is words too: it leads nowhere. With Ctrl or ⌘ it opens in another tab,
 * as everywhere.
 */
export function useLinksStay(): void {
  useEffect(() => {
    function stay(event: MouseEvent) {
      const isInBlock = event.target instanceof Element && event.target.closest('[data-block] a[href]') !== null;
      if (isInBlock && !opensInNewTab(event)) event.preventDefault();
    }
    // Before anything else hears of it: the router goes where a click leads that nobody prevented.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, []);
}

export function opensInNewTab({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }): boolean {
  return ctrlKey || metaKey;
}
