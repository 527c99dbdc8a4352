import type { ReactNode } from 'react';
import { BlockView, FirstInSightContext, HeadingAnchors, MainHeadingContext, UnderTitleContext } from '#domains/blocks/ui/index.ts';
import type { BuildingBlockInstance, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { titleId } from '#domains/blocks/model/page-headings.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { PageEnd } from '#domains/documents/ui/index.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { pageMessages } from '../messages/index.ts';
import { contentsOf } from '../model/contents.ts';
import { blocksInOrder, heroOf } from '../model/page-parts.ts';
import type { Page } from '../model/page.ts';
import styles from './page-screen.module.css';
import { TableOfContents } from './table-of-contents.tsx';

interface PageScreenProps {
  page: Page;
  /** The menu of the section, made by who knows the site. */
  subMenu?: ReactNode;
  isHome?: boolean;
  /** A picture ends right above the page, for a hero to lie over. */
  isUnderPicture?: boolean;
  /** Where others reach it; absent while it is a draft. */
  url?: string;
  /** How recent what it shows is; as recent as the page itself, unless said otherwise. */
  updatedOn?: string;
  /** Said to its editors, who are the only ones to see it. */
  isDraft?: boolean;
}

/** A page as its readers see it: the title, then its blocks in the regions of its layout. */
export function PageScreen(props: PageScreenProps) {
  const { page, subMenu = null, isHome = false, isUnderPicture = false, url, updatedOn = page.publishedOn, isDraft = false } = props;
  const t = useMessages(pageMessages);
  const language = useLanguage();
  const isFallback = page.language !== language;
  const blocks = blocksInOrder(page);
  const hero = heroOf(blocks);
  const inRegion = (position: LayoutPosition) => blocks.filter((block) => block.layoutPosition === position && block !== hero);
  const first = hero ? undefined : (inRegion('top')[0] ?? inRegion('main')[0]);
  const region = (position: LayoutPosition) => (
    <Region key={position} page={page} position={position} blocks={inRegion(position)} first={first} isFirstInSight={!isUnderPicture} />
  );
  const title = <Title page={page} hero={hero} />;
  const main = (
    <>
      {!isHome && <TableOfContents headings={contentsOf(blocks)} pageLanguage={page.language} />}
      {region('main')}
      {blocks.length === 0 && <p>{t.empty}</p>}
    </>
  );
  // With a row across the top the title stands above it; without, right above the text.
  const isTitleOnTop = hero !== undefined || inRegion('top').length > 0;
  return (
    <HeadingAnchors blocks={blocks}>
      {isDraft && <p className={styles.notice}>{t.draft}</p>}
      {isFallback && <p className={styles.notice}>{t.notTranslated}</p>}
      <article
        className={styles.page}
        data-layout={page.layout}
        data-hero={hero && (isUnderPicture ? 'over-picture' : 'plain')}
        lang={isFallback ? page.language : undefined}
      >
        {subMenu && (
          <div className={styles.subMenu} lang={isFallback ? language : undefined}>
            {subMenu}
          </div>
        )}
        {isTitleOnTop && (
          <div className={styles.above}>
            {title}
            {hero && (
              <div className={styles.hero}>
                <MainHeadingContext value={true}>
                  <BlockView block={hero} pageLanguage={page.language} />
                </MainHeadingContext>
              </div>
            )}
            {region('top')}
          </div>
        )}
        {page.layout === '100' ? (
          <>
            {!isTitleOnTop && title}
            {main}
          </>
        ) : (
          <div className={styles.column}>
            {!isTitleOnTop && title}
            {main}
          </div>
        )}
        {(['side-left', 'side-right', 'bottom'] as const).map(region)}
        {!isHome && url !== undefined && <PageEnd title={page.title} updatedOn={updatedOn} url={url} />}
      </article>
    </HeadingAnchors>
  );
}

/** Every page has one main heading: its title, or that of a hero with words of its own. */
function Title({ page, hero }: { page: Page; hero: BuildingBlockInstance | undefined }) {
  if (hero !== undefined && hero.content['heading'] !== '') return null;
  return (
    <h1 id={titleId} className={styles.title} tabIndex={-1} lang={langOfWords(page.fallback, 'title')}>
      {page.title}
    </h1>
  );
}

interface RegionProps {
  page: Page;
  position: LayoutPosition;
  blocks: readonly BuildingBlockInstance[];
  /** What stands right under the title. */
  first: BuildingBlockInstance | undefined;
  /** The whole page opens with it. */
  isFirstInSight: boolean;
}

function Region({ page, position, blocks, first, isFirstInSight }: RegionProps) {
  if (blocks.length === 0) return null;
  return (
    <div data-region={position}>
      {blocks.map((block) => {
        const view = <BlockView key={block.guid} block={block} pageLanguage={page.language} />;
        if (block !== first) return view;
        return (
          <FirstInSightContext key={block.guid} value={isFirstInSight}>
            <UnderTitleContext value={true}>{view}</UnderTitleContext>
          </FirstInSightContext>
        );
      })}
    </div>
  );
}
