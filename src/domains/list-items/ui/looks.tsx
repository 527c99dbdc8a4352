import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { EmailText } from '#ui/text/email-text.tsx';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import { useContext, type ReactNode } from 'react';
import { FirstInSightContext } from '#domains/blocks/ui/index.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ListLook } from '../model/list-blocks.ts';
import type { ListedItem } from '../model/list-view.ts';
import { fieldsOf, phoneHref, ItemDate, ItemFact, ItemMeta, ItemPicture, ItemTitle, type TitleLevel } from './item-parts.tsx';
import styles from './looks.module.css';
import { dayAndMonth } from './moments.ts';

interface LookProps {
  items: readonly ListedItem[];
  level: TitleLevel;
  /** The page opens with them. */
  isInSight: boolean;
}

const looks: Record<ListLook, (props: LookProps) => ReactNode> = {
  cards: Cards,
  lead: Lead,
  rows: Rows,
  featured: Featured,
  agenda: Agenda,
  compact: Compact,
  faq: Questions,
  people: People,
};

/** Items in the look that their block has chosen. */
export function Items({ look, ...props }: Omit<LookProps, 'isInSight'> & { look: ListLook }) {
  const Look = looks[look];
  return <Look {...props} isInSight={useContext(FirstInSightContext)} />;
}

const cardSizes = '(width >= 64rem) 24rem, (width >= 37.5rem) 50vw, 100vw';

function Cards({ items, level, isInSight }: LookProps) {
  return (
    <ul className={styles.cards}>
      {items.map((item, index) => (
        <Card key={item.guid} item={item} level={level} sizes={cardSizes} isPriority={isInSight && index === 0} />
      ))}
    </ul>
  );
}

/** The newest as large as four others, and those around and below it. */
function Lead({ items, level, isInSight }: LookProps) {
  return (
    <ul className={`${styles.cards} ${styles.withLead}`}>
      {items.map((item, index) => {
        const isLead = index === 0;
        const sizes = isLead ? '(width >= 64rem) 49rem, 100vw' : cardSizes;
        return <Card key={item.guid} item={item} level={level} sizes={sizes} isPriority={isInSight && isLead} />;
      })}
    </ul>
  );
}

interface CardProps {
  item: ListedItem;
  level: TitleLevel;
  sizes: string;
  isPriority: boolean;
}

function Card({ item, level, sizes, isPriority }: CardProps) {
  return (
    <li>
      <ItemPicture item={item} sizes={sizes} ratio={imageRatios.landscape} className={styles.cover} isPriority={isPriority} />
      <div className={styles.words}>
        <ListedMeta item={item} />
        <ItemTitle item={item} level={level} className={styles.title} />
        <ItemFact item={item} />
        <Excerpt item={item} />
      </div>
    </li>
  );
}

/** What it is about, or else what it is: where all are news, that says nothing. */
function ListedMeta({ item }: { item: ListedItem }) {
  return <ItemMeta item={item} kind={item.topic ?? undefined} />;
}

function Rows({ items, level }: LookProps) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={item.guid}>
          <div>
            <ListedMeta item={item} />
            <ItemTitle item={item} level={level} className={styles.title} />
            <ItemFact item={item} />
            <Excerpt item={item} />
          </div>
          <ItemPicture item={item} sizes="(width >= 37.5rem) 13rem, 6rem" ratio={imageRatios.classic} className={styles.aside} />
        </li>
      ))}
    </ul>
  );
}

/** One large and the others small beside it. */
function Featured({ items: [first, ...others], level, isInSight }: LookProps) {
  if (!first) return null;
  return (
    <div className={styles.featured}>
      <article className={styles.lead}>
        <ItemPicture
          item={first}
          sizes="(width >= 64rem) 40rem, 100vw"
          ratio={imageRatios.landscape}
          className={styles.leadPicture}
          isPriority={isInSight}
        />
        <ListedMeta item={first} />
        <ItemTitle item={first} level={level} className={styles.leadTitle} />
        <ItemFact item={first} />
        <Excerpt item={first} />
      </article>
      {others.length > 0 ? <SmallRows items={others} level={level} /> : null}
    </div>
  );
}

/** No more than what helps to choose: for beside something else. */
export function SmallRows({ items, level }: Pick<LookProps, 'items' | 'level'>) {
  return (
    <ul className={styles.smallRows}>
      {items.map((item) => (
        <li key={item.guid}>
          <div>
            <ListedMeta item={item} />
            <ItemTitle item={item} level={level} className={styles.smallTitle} />
            <ItemFact item={item} />
          </div>
          <ItemPicture item={item} sizes="8.25rem" ratio={imageRatios.classic} className={styles.small} />
        </li>
      ))}
    </ul>
  );
}

function Agenda({ items, level }: LookProps) {
  return (
    <ul className={styles.agenda}>
      {items.map((item) => (
        <li key={item.guid}>
          <CalendarLeaf moment={item.startsOn ?? item.publishedOn} />
          <div>
            <ItemTitle item={item} level={level} className={styles.smallTitle} />
            <ItemFact item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function CalendarLeaf({ moment }: { moment: string }) {
  const { day, month } = dayAndMonth(useLanguage(), moment);
  return (
    <time className={styles.leaf} dateTime={moment}>
      <b>{day}</b> <span>{month}</span>
    </time>
  );
}

function Compact({ items, level }: LookProps) {
  return (
    <ul className={styles.compact}>
      {items.map((item) => (
        <li key={item.guid}>
          <ItemTitle item={item} level={level} className={styles.compactTitle} />
          <p className={styles.compactDate}>
            <ItemDate item={item} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Questions({ items, level: Heading }: LookProps) {
  const t = useMessages(listItemMessages);
  return (
    <div className={styles.questions}>
      {items.map(({ guid, title, metadata, href, fallback }) => (
        <Disclosure
          key={guid}
          title={
            <Heading className={styles.question} lang={langOfWords(fallback, 'title')}>
              {title}
            </Heading>
          }
        >
          <p lang={langOfWords(fallback, 'description')}>{metadata.description}</p>
          <p>
            <a href={href} aria-label={`${t.wholeAnswer}: ${title}`}>
              {t.wholeAnswer}
            </a>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

function People({ items, level }: LookProps) {
  return (
    <ul className={styles.people}>
      {items.map((item) => (
        <li key={item.guid}>
          <ItemPicture item={item} sizes="(width >= 37.5rem) 12rem, 50vw" ratio={imageRatios.square} className={styles.portrait} />
          <ItemTitle item={item} level={level} className={styles.smallTitle} />
          <ItemFact item={item} />
          <Contact item={item} />
        </li>
      ))}
    </ul>
  );
}

function Contact({ item }: { item: ListedItem }) {
  const { email = '', phone = '' } = fieldsOf('person', item);
  return (
    <>
      {phone ? (
        <p className={styles.contact}>
          <a href={phoneHref(phone)}>{phone}</a>
        </p>
      ) : null}
      {email ? (
        <p className={styles.contact}>
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </p>
      ) : null}
    </>
  );
}

function Excerpt({ item }: { item: ListedItem }) {
  const { description } = item.metadata;
  if (!description) return null;
  return (
    <p className={styles.excerpt} lang={langOfWords(item.fallback, 'description')}>
      {description}
    </p>
  );
}
