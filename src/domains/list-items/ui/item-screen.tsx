import { useId } from 'react';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import { AssetImage } from '#domains/assets/ui/index.ts';
import { BlockView, HeadingAnchors, useResources } from '#domains/blocks/ui/index.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { PageEnd } from '#domains/documents/ui/index.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Separated } from '#ui/text/separated.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ItemView, ItemWay } from '../model/item-view.ts';
import type { ListItemDetail } from '../model/list-item.ts';
import type { ListedItem } from '../model/list-view.ts';
import { hasRelated, type TypeWithRelated } from '../model/related.ts';
import { hasFactsBeside, ItemFacts, ProjectPhases } from './item-facts.tsx';
import { fieldsOf, ItemMeta } from './item-parts.tsx';
import styles from './item-screen.module.css';
import { Items, SmallRows } from './looks.tsx';

/** One item on a page of its own. */
export function ItemScreen(view: ItemView) {
  const { item, notice, back, before, after, url, rssHref, icalHref, readingMinutes, topics, related } = view;
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const isFallback = item.language !== language;
  const { contentBuildingBlockInstances: blocks } = item;
  const isPerson = item.listItemTypeName === 'person';
  const others = hasRelated(item.listItemTypeName) && related.length > 0 ? <Related items={related} type={item.listItemTypeName} /> : null;
  // An event has a few lines of text, beside which the days of others would be a column of their own.
  const isRelatedBelow = item.listItemTypeName === 'event';
  return (
    <>
      {back ? (
        <p className={styles.back} data-back>
          <a href={back.href}>{t.backTo(back.name)}</a>
        </p>
      ) : null}
      {notice === 'draft' ? <p className={styles.notice}>{t.draft}</p> : null}
      {notice === 'planned' ? <p className={styles.notice}>{t.planned(formatDateTime(language, new Date(item.publishedOn)))}</p> : null}
      {isFallback ? <p className={styles.notice}>{t.notTranslated}</p> : null}
      <article className={styles.item} lang={isFallback ? item.language : undefined}>
        <header className={styles.header}>
          <ItemMeta item={item} kind={isPerson ? fieldsOf('person', item).role : topics[0]?.name} />
          <h1 tabIndex={-1} lang={langOfWords(item.fallback, 'title')}>
            {item.title}
          </h1>
          <Introduction item={item} />
          <Credits item={item} readingMinutes={readingMinutes} />
          {item.listItemTypeName === 'project' ? <ProjectPhases item={item} /> : null}
        </header>
        <PictureAndFacts item={item} icalHref={icalHref} />
        <HeadingAnchors blocks={blocks}>
          <div className={styles.body}>
            {blocks.map((block) => (
              <BlockView key={block.guid} block={block} pageLanguage={item.language} />
            ))}
          </div>
        </HeadingAnchors>
        <div className={styles.around} lang={isFallback ? language : undefined}>
          <Topics topics={topics} />
          {url === null ? null : (
            <PageEnd title={item.title} url={url}>
              {rssHref === null ? null : (
                <a href={rssHref} data-full-load>
                  {t.followByRss}
                </a>
              )}
            </PageEnd>
          )}
          {isRelatedBelow ? null : others}
        </div>
      </article>
      {isRelatedBelow ? others : null}
      <Neighbours before={before} after={after} />
    </>
  );
}

/** A portrait says no more when it is larger; any other picture has the width of the page, or that beside the facts. */
function PictureAndFacts({ item, icalHref }: { item: ListItemDetail; icalHref: string | null }) {
  const facts = <ItemFacts item={item} icalHref={icalHref} />;
  if (item.listItemTypeName === 'person') {
    return (
      <div className={styles.person}>
        <LeadPicture item={item} sizes="15rem" ratio={imageRatios.square} />
        {facts}
      </div>
    );
  }
  const isBesideFacts = hasFactsBeside(item.listItemTypeName);
  return (
    <>
      <LeadPicture
        item={item}
        sizes={isBesideFacts ? '(width >= 64rem) 51rem, 100vw' : '(width >= 75rem) 75rem, 100vw'}
        ratio={imageRatios.video}
      />
      <div className={isBesideFacts ? styles.aside : styles.facts}>{facts}</div>
    </>
  );
}

function Topics({ topics }: { topics: readonly ItemWay[] }) {
  const t = useMessages(listItemMessages);
  if (topics.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label={t.topics}>
      <span aria-hidden>{t.topics}</span>
      <ul>
        {topics.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Related({ items, type }: { items: readonly ListedItem[]; type: TypeWithRelated }) {
  const t = useMessages(listItemMessages);
  const id = useId();
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{t.related[type]}</h2>
      {type === 'event' ? <Items items={items} look="agenda" level="h3" /> : <SmallRows items={items} level="h3" />}
    </section>
  );
}

function Introduction({ item }: { item: ListItemDetail }) {
  const { description } = item.metadata;
  if (!description) return null;
  return (
    <p className={styles.introduction} lang={langOfWords(item.fallback, 'description')}>
      {description}
    </p>
  );
}

/** Who wrote it, and how long it takes: of what is there to be read. */
function Credits({ item, readingMinutes }: { item: ListItemDetail; readingMinutes: number }) {
  const t = useMessages(listItemMessages);
  if (item.listItemTypeName !== 'news' && item.listItemTypeName !== 'article') return null;
  const { author } = fieldsOf('news', item);
  return <Separated className={styles.credits} parts={[author && t.by(author), t.readingTime(readingMinutes)]} />;
}

interface LeadPictureProps {
  item: ListItemDetail;
  sizes: string;
  ratio: number;
}

function LeadPicture({ item: { picture, fallback }, sizes, ratio }: LeadPictureProps) {
  const { assets } = useResources();
  const asset = picture && assets[picture.asset];
  if (!asset) return null;
  return (
    <figure className={styles.lead}>
      <AssetImage
        asset={asset}
        alt={picture.alt}
        lang={langOfWords(fallback, 'fields.picture.alt')}
        sizes={sizes}
        ratio={ratio}
        className={styles.picture}
        isPriority
      />
      {picture.caption ? <figcaption lang={langOfWords(fallback, 'fields.picture.caption')}>{picture.caption}</figcaption> : null}
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
