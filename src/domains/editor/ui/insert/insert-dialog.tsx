import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { chromeMessages } from '../../messages/chrome.ts';
import { blockOf } from '../chrome/page-elements.ts';
import { usePlacedBlocks } from '../chrome/placed-blocks.ts';
import { useTypeName } from '../use-type-name.ts';
import { useBlockActs } from '../chrome/use-block-acts.ts';
import { useDraftStore } from '../editing.ts';
import { useSelection } from '../selection.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { noteChosen } from './offered-types.ts';

const Inserter = lazy(async () => ({ default: (await import('./inserter.tsx')).Inserter }));

/** Opens for whoever asked for a block, with a button or with a slash in an empty paragraph. */
export function InsertDialog() {
  const t = useMessages(chromeMessages);
  const selection = useSelection();
  const inserting = useStorePart(selection, (selected) => selected.inserting);
  const blocks = usePlacedBlocks();
  const typeName = useTypeName();
  const acts = useBlockActs();
  useSlash();
  if (!inserting) return null;
  const before = blocks.find(({ guid }) => guid === inserting.after);
  const region = t.regions[inserting.layoutPosition];

  function choose(type: string) {
    if (!inserting) return;
    noteChosen(type);
    acts.insert(type, inserting);
  }

  return (
    <Suspense>
      <Inserter
        place={before ? t.inserter.after(typeName(before.type), region) : t.inserter.atStart(region)}
        onChoose={choose}
        onClose={() => selection.insertAt(null)}
      />
    </Suspense>
  );
}

/** In an empty paragraph a slash asks for a block. Of a text that is empty as a whole the block takes the place. */
function useSlash(): void {
  const selection = useSelection();
  const store = useDraftStore();
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isComposing || !(target instanceof Element)) return;
      if (!target.closest('.ProseMirror') || !isInEmptyParagraph()) return;
      const guid = blockOf(target);
      const block = store.getSnapshot().blocks.find((each) => each.guid === guid);
      if (!block) return;
      event.preventDefault();
      event.stopPropagation();
      const isEmpty = block.type === 'text' && plainText(block.content['text']) === '';
      selection.insertAt({ layoutPosition: block.layoutPosition, after: block.guid, ...(isEmpty && { insteadOf: block.guid }) });
    }
    document.addEventListener('keydown', handleKey, { capture: true });
    return () => document.removeEventListener('keydown', handleKey, { capture: true });
  }, [selection, store]);
}

function isInEmptyParagraph(): boolean {
  const { anchorNode = null } = getSelection() ?? {};
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  const paragraph = element?.closest('p');
  return paragraph?.textContent === '' && paragraph.parentElement?.matches('.ProseMirror') === true;
}
