import { BlockView } from '#domains/blocks/ui/index.ts';
import { layoutPositions } from '#domains/documents/model/snapshot.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { pageMessages } from '../messages/index.ts';
import type { Page } from '../model/page.ts';
import styles from './page-screen.module.css';

/** A page as its readers see it: the title, then its blocks in the regions of its layout. */
export function PageScreen({ page }: { page: Page }) {
  const t = useMessages(pageMessages);
  const language = useLanguage();
  const isFallback = page.language !== language;
  return (
    <>
      {isFallback && <p className={styles.notice}>{t.notTranslated}</p>}
      <article className={styles.page} data-layout={page.layout} lang={isFallback ? page.language : undefined}>
        <h1 className={styles.title} tabIndex={-1}>
          {page.title}
        </h1>
        {layoutPositions.map((position) => (
          <Region key={position} page={page} position={position} />
        ))}
        {page.buildingBlockInstances.length === 0 && <p>{t.empty}</p>}
      </article>
    </>
  );
}

function Region({ page, position }: { page: Page; position: (typeof layoutPositions)[number] }) {
  const blocks = page.buildingBlockInstances.filter((block) => block.layoutPosition === position);
  if (blocks.length === 0) return null;
  return (
    <div data-region={position}>
      {blocks.map((block) => (
        <BlockView key={block.guid} block={block} pageLanguage={page.language} />
      ))}
    </div>
  );
}
