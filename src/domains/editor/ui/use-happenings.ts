import { useEffect } from 'react';
import { pathOf } from '#domains/blocks/model/words.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { editorMessages } from '../messages/index.ts';
import type { DraftStore } from './store/draft-state.ts';
import type { Selection } from './selection.ts';
import type { Happening } from './store/happening.ts';

/** What the store tells, to whoever listens by then. */
interface Happenings {
  tell(happening: Happening): void;
  listen(listener: (happening: Happening) => void): () => void;
}

export function createHappenings(): Happenings {
  let listener: ((happening: Happening) => void) | null = null;
  let early: Happening[] = [];
  return {
    tell(happening) {
      if (listener) listener(happening);
      else early.push(happening);
    },
    listen(next) {
      listener = next;
      early.forEach(next);
      early = [];
      return () => void (listener = null);
    },
  };
}

interface Told {
  happenings: Happenings;
  store: DraftStore;
  selection: Selection;
  /** By its guid. */
  document: string;
}

/** Tells its editor what the page alone does not show. */
export function useHappenings({ happenings, store, selection, document: ownGuid }: Told): void {
  const t = useMessages(editorMessages);
  const { notices } = useServices();
  useEffect(
    () =>
      happenings.listen((happening) => {
        switch (happening.kind) {
          case 'skipped':
            notices.show({ look: 'info', title: t.skipped, message: t.skippedText(happening.count) });
            return;
          case 'putBack':
            notices.show({ look: 'negative', title: t.putBack, message: t.putBackText, timeout: 0, ...copyOf(t, happening.text) });
            return;
          case 'resumed':
            notices.show({ look: 'info', title: t.resumed, message: t.resumedText });
            return;
          case 'removed': {
            requestAnimationFrame(keepFocus);
            const { guid, who } = happening;
            const action = { label: t.bringBack, run: () => store.run({ operations: [{ op: 'revive', block: guid }] }) };
            notices.show({ look: 'warning', title: t.removedBlock(who?.name ?? ''), message: t.removedBlockText, action, timeout: 0 });
            return;
          }
          case 'elsewhere':
            document.querySelector<HTMLElement>(`[data-edit-language='${happening.language}']`)?.click();
            return;
          case 'shown': {
            const { guid, item = null, field } = happening.place;
            // What is said of the document as a whole stands in a panel.
            if (guid === ownGuid) {
              selection.open('page');
              return;
            }
            selection.select(guid);
            // Once it is on the page.
            requestAnimationFrame(() => goTo(guid, field === undefined ? null : pathOf(item, field)));
          }
        }
      }),
    [happenings, store, selection, ownGuid, notices, t],
  );
}

/** Who was in what is gone is in the page. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}

/** Where a step was taken comes into sight. The focus goes there from a field, and stays where the buttons and keys of the step are. */
function goTo(guid: string, path: string | null): void {
  const block = document.querySelector<HTMLElement>(`[data-guid='${guid}']`);
  const field = path === null ? null : block?.querySelector<HTMLElement>(`[data-path='${path}']`);
  const place = field ?? block;
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' });
  const isInOtherField = document.activeElement?.closest('[data-path]') && !place.contains(document.activeElement);
  if (field && isInOtherField) field.focus({ preventScroll: true });
}

/** Words that lost their place are their writer's to take along. */
function copyOf(t: { copyMine: string }, text: string) {
  return text === '' ? {} : { action: { label: t.copyMine, run: () => void navigator.clipboard.writeText(text) } };
}
