import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { wordsIn } from '../model/words.ts';
import type { Sought } from './search-query.ts';
import { formsOf, stemsIn, type Reading } from './stems.ts';
import { listStems } from './vocabulary.queries.ts';

/** A name in the menu or the last part of an address, as the forms of its words; everyday words are left out. */
type Named = readonly (readonly string[])[];

export interface AddressWords {
  /** Stem → the pages that have it in a name. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  names: ReadonlyMap<string, readonly Named[]>;
}

const read = new WeakMap<MenuMap, Map<Language, Promise<AddressWords>>>();

/** Read once for each menu: another menu is another object. */
export function addressWordsOf(db: Db, menu: MenuMap, language: Language): Promise<AddressWords> {
  const ofMenu = read.get(menu) ?? new Map<Language, Promise<AddressWords>>();
  read.set(menu, ofMenu);
  const known = ofMenu.get(language);
  if (known) return known;
  const reading = readAddressWords(db, menu, language);
  ofMenu.set(language, reading);
  // What failed is tried again by the next question.
  reading.catch(() => ofMenu.delete(language));
  return reading;
}

async function readAddressWords(db: Db, menu: MenuMap, language: Language): Promise<AddressWords> {
  const named = namedPages(menu.topLevel, language).map(({ guid, text }) => ({ guid, words: wordsIn(text) }));
  const asked = named.flatMap(({ words }) => words.flatMap(({ key, parts }) => [key, ...parts]));
  const stems = stemsIn(language, await listStems(db, language, [...new Set(asked)]));
  const forms = (word: string) => formsOf(stems.get(word) ?? [], language);
  const pages = new Map<string, Set<string>>();
  const names = new Map<string, Named[]>();
  for (const { guid, words } of named) {
    const all = words.flatMap(({ key, parts }) => [key, ...parts]).flatMap(forms);
    for (const form of all) pages.set(form, (pages.get(form) ?? new Set()).add(guid));
    const name = words.flatMap(({ parts }) => parts.map(forms)).filter((each) => each.length > 0);
    names.set(guid, [...(names.get(guid) ?? []), name]);
  }
  return { pages, names };
}

function namedPages(items: readonly MenuItem[], language: Language): { guid: string; text: string }[] {
  return items.flatMap(({ pageGuid, name, urlSegment, relatedMenuItems }) => {
    const texts = new Set([name[language], urlSegment[language]]);
    const own = pageGuid === null ? [] : [...texts].map((text) => ({ guid: pageGuid, text }));
    return [...own, ...namedPages(relatedMenuItems, language)];
  });
}

/** So many pages have a name that answers a question; beyond that it answers none. */
const mostPages = 100;

export interface NamedPages {
  /** Their name or address has everything that is asked. */
  named: string[];
  /** And nothing else. */
  called: string[];
}

export function pagesNamed(asked: readonly Sought[], { pages, names }: AddressWords): NamedPages {
  const each = asked.map(({ readings }) => union(readings.map((reading) => pagesWith(reading, pages))));
  const named = [...intersection(each)];
  if (named.length > mostPages) return { named: [], called: [] };
  const forms = new Set(asked.flatMap(({ readings }) => readings.flatMap(({ words }) => words.flat())));
  const isAsked = (name: Named) => name.length > 0 && name.every((word) => word.some((form) => forms.has(form)));
  return { named, called: named.filter((guid) => names.get(guid)?.some(isAsked)) };
}

function pagesWith(reading: Reading, pages: AddressWords['pages']): ReadonlySet<string> {
  return intersection(reading.words.map((forms) => union(forms.map((form) => pages.get(form) ?? nowhere))));
}

const nowhere: ReadonlySet<string> = new Set();

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function intersection([first = nowhere, ...rest]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((guid) => rest.every((set) => set.has(guid))));
}
