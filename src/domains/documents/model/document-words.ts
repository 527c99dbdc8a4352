import { defaultLanguage, type Language } from '#platform/shared/language.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a document says of itself in one language, as it is stored: null and absent are shown in Dutch, empty is meant to be. */
export interface StoredWords {
  title: string | null;
  description: string | null;
  fields: Values;
}

/** All that is shown. */
export interface DocumentWords {
  title: string;
  description: string;
  fields: Record<string, unknown>;
  /** What is not in the document's language, because nobody wrote it in it: `title`, `fields.place`. */
  fallback: string[];
}

/** The words of a language, with the Dutch ones where it has none. In Dutch, and where there is none, nothing stands in. */
export function filledWords(own: StoredWords, dutch: StoredWords | null | undefined): DocumentWords {
  const [mine, theirs] = [presentIn(own), dutch ? presentIn(dutch) : {}];
  const { title = '', description = '', fields = {} } = filled(mine, theirs) as Partial<DocumentWords>;
  return { title, description, fields, fallback: pathsBeyond(mine, theirs) };
}

/** Those alone that are in the document's own language; the others are left empty. */
export function wordsOfItsOwn(words: DocumentWords): DocumentWords {
  return keptWords(words, (path) => !words.fallback.includes(path));
}

/** Those alone that are shown in Dutch, of a document that is not. */
export function wordsInDutch(words: DocumentWords): DocumentWords {
  return keptWords(words, (path) => words.fallback.includes(path));
}

/** The language of something that a document says of itself, where it is not that of the document. */
export function langOfWords(fallback: readonly string[] | undefined, path: string): Language | undefined {
  return fallback?.includes(path) ? defaultLanguage : undefined;
}

function presentIn({ title, description, fields }: StoredWords): Values {
  return { ...(title !== null && { title }), ...(description !== null && { description }), fields };
}

function keptWords({ title, description, fields, fallback }: DocumentWords, isKept: (path: string) => boolean): DocumentWords {
  return {
    title: isKept('title') ? title : '',
    description: isKept('description') ? description : '',
    fields: keptFields(fields, isKept, 'fields.'),
    fallback: fallback.filter(isKept),
  };
}

function keptFields(fields: Values, isKept: (path: string) => boolean, place: string): Record<string, unknown> {
  const kept = Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
    if (isGroup(value)) return [[name, keptFields(value, isKept, `${place}${name}.`)]];
    return isKept(place + name) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

function filled(own: Values, other: Values): Record<string, unknown> {
  const inBoth = Object.entries(own).map(([name, value]) => {
    const theirs = other[name];
    return [name, isGroup(value) && isGroup(theirs) ? filled(value, theirs) : value];
  });
  return { ...other, ...Object.fromEntries(inBoth) };
}

/** Where others have words and these have none. */
function pathsBeyond(own: Values, other: Values, place = ''): string[] {
  return Object.entries(other).flatMap(([name, theirs]) => {
    const mine = own[name];
    if (!isGroup(theirs)) return name in own ? [] : [place + name];
    return name in own && !isGroup(mine) ? [] : pathsBeyond(isGroup(mine) ? mine : {}, theirs, `${place}${name}.`);
  });
}

/** Names with words below them, such as those of a picture. Running text is one. */
function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && (value as Values)['type'] !== 'doc';
}
