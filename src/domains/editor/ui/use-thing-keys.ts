import { useEffect } from 'react';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { announce } from '#platform/web/arrival.ts';
import { newGuid } from '#platform/web/new-guid.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../messages/index.ts';
import { controlsOf, type ListControls } from '../model/block-controls.ts';
import { addedThing, thingsIn } from '../model/thing-steps.ts';
import { focusField } from './focus-field.ts';
import { isPublishKey } from './publishing/use-publish-keys.ts';
import type { DraftStore } from './store/draft-state.ts';

/** Ctrl+Enter in a card, a row or a question puts another one behind it, and leads into that. */
export function useThingKeys(store: DraftStore): void {
  const t = useMessages(editorMessages);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isPublishKey(event) || event.isComposing || !(event.target instanceof Element)) return;
      const place = placeOf(event.target);
      const block = store.getSnapshot().blocks.find(({ guid }) => guid === place?.guid);
      const controls = block && itemsOf(block.type);
      if (!place || !block || !controls) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (thingsIn(block.options, 'items').length >= controls.maximum) {
        announce(t.thingsFull);
        return;
      }
      const guid = newGuid();
      const step = addedThing(block, controls, { guid, behind: place.item });
      store.run(step);
      const [first] = step.words;
      // Once it is on the page.
      requestAnimationFrame(() => first && focusField(block.guid, `items.${guid}.${first.address.field}`));
      announce(t.thingAdded);
    }
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [store, t]);
}

/** The thing that a field is of. */
function placeOf(target: Element): { guid: string; item: string } | undefined {
  const path = target.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '';
  const guid = target.closest<HTMLElement>('[data-guid]')?.dataset['guid'];
  const [, item] = /^items\.([^.]+)\./.exec(path) ?? [];
  return guid && item ? { guid, item } : undefined;
}

function itemsOf(type: string): ListControls | undefined {
  const definition = findBlockType(type);
  return definition && controlsOf(definition).lists.find(({ list }) => list === 'items');
}
