import { AssetImage } from '#domains/assets/ui/index.ts';
import { useResources } from '#domains/blocks/ui/index.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { formatBytes, formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ListItem } from '../model/list-item.ts';
import type { FieldsOf, ListItemType } from '../model/list-item-types.ts';
import type { ListedItem } from '../model/list-view.ts';
import { Separated } from '#ui/text/separated.tsx';
import styles from './item-parts.module.css';
import { formatDay, timesOf } from './moments.ts';

export type TitleLevel = 'h2' | 'h3';

/** What the type adds. Its schema wrote it; a publication of before a field existed lacks that field. */
export function fieldsOf<T extends ListItemType>(_type: T, { fields }: Pick<ListItem, 'fields'>): Partial<FieldsOf<T>> {
  return fields as Partial<FieldsOf<T>>;
}

/** As a telephone dials it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function ItemTitle({ item, level: Heading, className }: { item: ListedItem; level: TitleLevel; className?: string | undefined }) {
  return (
    <Heading className={className}>
      <a href={item.href} className={styles.link} lang={langOfWords(item.fallback, 'title')}>
        {item.title}
      </a>
    </Heading>
  );
}

/** What it is, and from when. */
export function ItemMeta({ item, kind }: { item: ListItem; kind?: string | undefined }) {
  const t = useMessages(listItemMessages);
  const name = <b key="kind">{kind || t.types[item.listItemTypeName]}</b>;
  return <Separated className={styles.meta} parts={[name, isDated(item) && <ItemDate key="date" item={item} />]} />;
}

/** Of a person, a question or a vacancy nobody asks when it was written. */
function isDated({ listItemTypeName }: ListItem): boolean {
  return !['person', 'question', 'vacancy'].includes(listItemTypeName);
}

export function ItemDate({ item }: { item: ListItem }) {
  const language = useLanguage();
  const moment = item.listItemTypeName === 'event' && item.startsOn !== null ? item.startsOn : item.publishedOn;
  return <time dateTime={moment}>{formatDate(language, new Date(moment))}</time>;
}

/** The one fact of its type that helps to choose. */
export function ItemFact({ item }: { item: ListItem }) {
  const facts = useFacts(item).filter(Boolean);
  return facts.length > 0 ? <Separated className={styles.fact} parts={facts} /> : null;
}

function useFacts(item: ListItem): (string | null | undefined)[] {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const { assets } = useResources();
  switch (item.listItemTypeName) {
    case 'event': {
      const { place = '', isAllDay = false } = fieldsOf('event', item);
      return [[timesOf({ ...item, isAllDay }, language, t), place].filter(Boolean).join(', ')];
    }
    case 'project': {
      const { phase } = fieldsOf('project', item);
      return [phase && `${t.phase}: ${t.phases[phase].toLowerCase()}`];
    }
    case 'document': {
      const file = assets[fieldsOf('document', item).file?.asset ?? ''];
      return [file && `${kindOf(file.fileName)}, ${formatBytes(language, file.bytes)}`];
    }
    case 'person':
      return [fieldsOf('person', item).role];
    case 'vacancy': {
      const { hours, closesOn } = fieldsOf('vacancy', item);
      return [hours && t.hoursRange(hours.from, hours.to), closesOn && t.closesOnShort(formatDay(language, closesOn))];
    }
    default:
      return [];
  }
}

/** PDF */
export function kindOf(fileName: string): string {
  return fileName.split('.').at(-1)?.toUpperCase() ?? '';
}

interface ItemPictureProps {
  item: ListItem;
  sizes: string;
  ratio: number;
  className?: string | undefined;
  isPriority?: boolean;
}

/** In a list the picture says nothing that the title does not say, so it is passed over. */
export function ItemPicture({ item, ...look }: ItemPictureProps) {
  const { assets } = useResources();
  const asset = item.picture && assets[item.picture.asset];
  return asset ? <AssetImage asset={asset} alt="" {...look} /> : null;
}
