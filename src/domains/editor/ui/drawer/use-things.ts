import { inverseOf } from '#domains/documents/model/inverse-operations.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { newGuid } from '#platform/web/new-guid.ts';
import { useServices } from '#platform/web/services.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import type { ListControls } from '../../model/block-controls.ts';
import { addedThing, copiedThing, movedThing, siblingsOf, thingsIn } from '../../model/thing-steps.ts';
import { useDraftStore } from '../editing.ts';

import { titleOfThing } from './title-of-thing.ts';

/** What can be done with the things in a list of a block. Each is one step, and is told to who does not see it. */
export function useThings(guid: string, controls: ListControls) {
  const t = useMessages(drawerMessages);
  const texts = useMessages(editorMessages);
  const store = useDraftStore();
  const { notices } = useServices();
  const { list } = controls;

  const owner = () => store.getSnapshot().blocks.find((block) => block.guid === guid);
  const titleIn = (block: DraftBlock, item: string) => titleOfThing({ t, texts, block, list, item });

  function tellPlace(words: typeof t.moved, item: string): void {
    const block = owner();
    if (!block) return;
    const siblings = siblingsOf(thingsIn(block.options, list), item);
    announce(words(titleIn(block, item), siblings.findIndex((thing) => thing.guid === item) + 1, siblings.length));
  }

  return {
    /** Gives the guid of the new one. */
    add(behind: string | null): string | undefined {
      const block = owner();
      if (!block) return undefined;
      const item = newGuid();
      store.run(addedThing(block, controls, { guid: item, behind }));
      tellPlace(t.added, item);
      return item;
    },
    copy(item: string): string | undefined {
      const block = owner();
      if (!block) return undefined;
      const step = copiedThing(block, list, item, newGuid);
      store.run(step);
      const [first] = step.operations;
      const copy = first?.op === 'insertItem' ? first.item.guid : item;
      tellPlace(t.added, copy);
      return copy;
    },
    move(item: string, place: number): void {
      const block = owner();
      const operations = block ? movedThing(block, list, item, place) : [];
      if (operations.length === 0) return;
      store.run({ operations });
      tellPlace(t.moved, item);
    },
    remove(item: string): void {
      const block = owner();
      if (!block) return;
      const { layout, options } = store.getSnapshot();
      const operations: Operation[] = [{ op: 'removeItem', block: guid, list, item }];
      const inverse = inverseOf({ layout, options, blocks: [{ ...block, isRemoved: false }] }, operations);
      const title = t.removed(titleIn(block, item));
      store.run({ operations });
      notices.show({ look: 'info', title, action: { label: texts.undo, run: () => store.run({ operations: inverse }) } });
    },
  };
}
