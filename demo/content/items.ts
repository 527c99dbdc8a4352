import type { ListItemType } from '#domains/list-items/model/list-item-types.ts';
import type { Language } from '#platform/shared/language.ts';
import { altOf, itemGuid } from './block-parts.ts';
import { isoDayOf, momentOf, withDates, type When } from './calendar.ts';
import { keptTogether } from './map-texts.ts';
import { rich } from './markup.ts';
import type { DemoBlock, DemoListItem, ItemWords } from './shapes.ts';

interface TypedWords {
  title: string;
  description: string;
  /** As markup. */
  body: string;
  /** What the type adds in words. */
  words?: Record<string, string>;
}

/** A list item as it is written down in the files beside this one. */
export interface ItemDraft {
  name: string;
  published: When;
  starts?: When;
  ends?: When;
  /** The last day of a vacancy. */
  closes?: { days: number };
  picture?: string;
  isHighlighted?: true;
  /** Besides the list of its type. */
  alsoIn?: string[];
  fields?: Record<string, unknown>;
  /** Of a project. */
  milestones?: (When & { nl: string; en: string })[];
  /** What stands above its text. */
  above?: DemoBlock[];
  nl: TypedWords;
  en?: TypedWords;
}

/** The list block that holds all items of a type. */
const listOfType: Record<ListItemType, string> = {
  news: 'nieuws',
  event: 'agenda',
  project: 'projecten',
  vacancy: 'vacatures',
  question: 'vragen',
  article: 'verhalen',
  document: 'stukken',
  person: 'college',
};

export function itemOf(type: ListItemType, draft: ItemDraft, now: Date): DemoListItem {
  const { name, published, starts, ends, isHighlighted = false, alsoIn = [], above = [], nl, en } = draft;
  const item: DemoListItem = {
    name,
    type,
    lists: [listOfType[type], ...alsoIn],
    publishedOn: momentOf(now, published),
    ...(starts && { startsOn: momentOf(now, starts) }),
    ...(ends && { endsOn: momentOf(now, ends) }),
    isHighlighted,
    fields: fieldsOf(draft, now),
    texts: { nl: wordsOf(draft, 'nl', nl), ...(en && { en: wordsOf(draft, 'en', en) }) },
    blocks: [...above, { type: 'text', options: {}, content: { nl: { text: rich(nl.body) }, ...(en && { en: { text: rich(en.body) } }) } }],
  };
  const { texts, blocks } = keptTogether({ texts: item.texts, blocks: item.blocks });
  return withDates({ ...item, texts, blocks }, now);
}

function fieldsOf({ picture, closes, milestones, fields }: ItemDraft, now: Date): Record<string, unknown> {
  return {
    ...fields,
    ...(picture && { picture: { asset: picture } }),
    ...(closes && { closesOn: isoDayOf(now, closes) }),
    ...(milestones && { milestones: milestones.map((milestone, index) => ({ guid: itemGuid(index), on: isoDayOf(now, milestone) })) }),
  };
}

function wordsOf({ picture, milestones }: ItemDraft, language: Language, { title, description, words }: TypedWords): ItemWords {
  return {
    title,
    description,
    words: {
      ...words,
      ...(picture && { picture: altOf(picture, language) }),
      ...(milestones && {
        milestones: Object.fromEntries(milestones.map((each, index) => [itemGuid(index), { text: each[language] }])),
      }),
    },
  };
}
