import type { Present } from '#domains/documents/model/document-event.ts';
import { localeOf } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { togetherMessages } from '../../messages/together.ts';
import { useStandingOver } from '../chrome/block-frame.tsx';
import { usePlacedBlocks, type PlacedBlocks } from '../chrome/placed-blocks.ts';
import { useEditedDocument } from '../editing.ts';
import { lookOf, usePeople } from './people.ts';
import styles from './together.module.css';

/**
 * Over the page, around each block that somebody else is in, with their name. Nothing of the page has any of it, and nothing can be done with
 * it; who hears the page finds the same in the bar.
 */
export function EditedBlocks() {
  const people = usePeople();
  const blocks = usePlacedBlocks();
  const byBlock = Map.groupBy(people, ({ block }) => block);
  const edited = blocks.flatMap(({ guid }) => {
    const here = byBlock.get(guid);
    return here ? [{ guid, people: here }] : [];
  });
  return (
    <div className={styles.layer} aria-hidden="true">
      {edited.map((each) => (
        <EditedBlock key={each.guid} {...each} blocks={blocks} />
      ))}
    </div>
  );
}

function EditedBlock({ guid, people, blocks }: { guid: string; people: readonly Present[]; blocks: PlacedBlocks }) {
  const t = useMessages(togetherMessages);
  const language = useLanguage();
  const { draft } = useEditedDocument();
  const frame = useStandingOver(guid, blocks);
  const labels = people.map(({ name, language: own }) => (own === draft.language ? name : t.elsewhere(name, t.inLanguage[own])));
  const names = new Intl.ListFormat(localeOf[language]).format(labels);
  return (
    <div ref={frame} className={styles.edited} data-edited={guid} data-look={lookOf(people[0]?.guid ?? '')}>
      <span className={styles.name}>{names}</span>
    </div>
  );
}
