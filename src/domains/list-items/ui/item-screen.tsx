import { imageRatios } from '#domains/assets/model/image-size.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { BlockView, HeadingAnchors, useResources } from '#domains/blocks/ui/index.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ItemView, ItemWay } from '../model/item-view.ts';
import type { ListItemDetail } from '../model/list-item.ts';
import { ItemFacts } from './item-facts.tsx';
import { fieldsOf, ItemMeta } from './item-parts.tsx';
import styles from './item-screen.module.css';

/** One item on a page of its own. */
export function ItemScreen({ item, notice, back, before, after, icalHref, readingMinutes }: ItemView) {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const isFallback = item.language !== language;
  const { contentBuildingBlockInstances: blocks } = item;
  return (
    <>
      {back ? (
        <p className={styles.back}>
          <a href={back.href}>{t.backTo(back.name)}</a>
        </p>
      ) : null}
      {notice === 'draft' ? <p className={styles.notice}>{t.draft}</p> : null}
      {notice === 'planned' ? <p className={styles.notice}>{t.planned(formatDateTime(language, new Date(item.publishedOn)))}</p> : null}
      {isFallback ? <p className={styles.notice}>{t.notTranslated}</p> : null}
      <article className={styles.item} lang={isFallback ? item.language : undefined}>
        <header className={styles.header}>
          <ItemMeta item={item} />
          <h1 tabIndex={-1}>{item.title}</h1>
          <Introduction item={item} />
          <Credits item={item} readingMinutes={readingMinutes} />
        </header>
        <LeadPicture item={item} />
        <ItemFacts item={item} icalHref={icalHref} />
        <HeadingAnchors blocks={blocks}>
          <div className={styles.body}>
            {blocks.map((block) => (
              <BlockView key={block.guid} block={block} pageLanguage={item.language} />
            ))}
          </div>
        </HeadingAnchors>
      </article>
      <Neighbours before={before} after={after} />
    </>
  );
}

function Introduction({ item }: { item: ListItemDetail }) {
  const { description } = item.metadata;
  return description ? <p className={styles.introduction}>{description}</p> : null;
}

/** Who wrote it, and how long it takes: of what is there to be read. */
function Credits({ item, readingMinutes }: { item: ListItemDetail; readingMinutes: number }) {
  const t = useMessages(listItemMessages);
  if (item.listItemTypeName !== 'news' && item.listItemTypeName !== 'article') return null;
  const { author } = fieldsOf('news', item);
  return <p className={styles.credits}>{[author && t.by(author), t.readingTime(readingMinutes)].filter(Boolean).join(' · ')}</p>;
}

function LeadPicture({ item: { picture } }: { item: ListItemDetail }) {
  const { assets } = useResources();
  const asset = picture && assets[picture.asset];
  if (!asset) return null;
  return (
    <figure className={styles.lead}>
      <AssetImage
        asset={asset}
        alt={picture.alt}
        sizes="(width >= 64rem) 56rem, 100vw"
        ratio={imageRatios.video}
        className={styles.picture}
        isPriority
      />
      {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
    </figure>
  );
}

function Neighbours({ before, after }: { before: ItemWay | null; after: ItemWay | null }) {
  const t = useMessages(listItemMessages);
  if (!before && !after) return null;
  return (
    <nav className={styles.neighbours} aria-label={t.otherItems}>
      <Neighbour way={before} words={t.previousItem} rel="prev" />
      <Neighbour way={after} words={t.nextItem} rel="next" />
    </nav>
  );
}

function Neighbour({ way, words, rel }: { way: ItemWay | null; words: string; rel: 'prev' | 'next' }) {
  if (!way) return null;
  return (
    <a href={way.href} rel={rel}>
      <span>{words}</span>
      {way.name}
    </a>
  );
}
