import { useEffect } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import type { DraftStore } from '../store/draft-state.ts';
import type { Selection } from '../selection.ts';

type Key = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'repeat'>;

const withCommand = ({ ctrlKey, metaKey, altKey, shiftKey }: Key) => (ctrlKey || metaKey) && !altKey && !shiftKey;

export function isPublishKey(event: Key): boolean {
  return withCommand(event) && event.key === 'Enter' && !event.repeat;
}

/** Ctrl+Enter shows what a publication would change, and Ctrl+S saves at once, from wherever on the page. */
export function usePublishKeys(store: DraftStore, selection: Selection): void {
  const t = useMessages(publishingMessages);
  const { notices } = useServices();
  useEffect(() => {
    async function save() {
      if (await store.flush()) notices.show({ look: 'positive', title: t.saved });
    }
    function handleKey(event: KeyboardEvent) {
      const isSave = withCommand(event) && event.key.toLowerCase() === 's';
      if (!isSave && !isPublishKey(event)) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      event.preventDefault();
      // In running text the same keys begin a new line.
      event.stopPropagation();
      if (isSave) void save();
      else selection.open('publish');
    }
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [store, selection, notices, t]);
}
