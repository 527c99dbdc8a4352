import type { MenuItem, MenuMap } from '#domains/menus/model/menu.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { wordsIn } from '../model/words.ts';
import type { Sought } from './search-query.ts';
import { formsOf, stemsIn, type Reading } from './stems.ts';
import { listStems } from './vocabulary.queries.ts';

/** Stem → the pages that have it in their name in the menu, or in the last part of their address. */
export type AddressWords = ReadonlyMap<string, ReadonlySet<string>>;

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
  const named = namedPages(menu.topLevel, language);
  const stems = stemsIn(language, await listStems(db, language, [...new Set(named.map(({ word }) => word))]));
  const pages = new Map<string, Set<string>>();
  for (const { word, guid } of named) {
    for (const form of formsOf(stems.get(word) ?? [], language)) pages.set(form, (pages.get(form) ?? new Set()).add(guid));
  }
  return pages;
}

function namedPages(items: readonly MenuItem[], language: Language): { guid: string; word: string }[] {
  return items.flatMap(({ pageGuid, name, urlSegment, relatedMenuItems }) => {
    const words = wordsIn(`${name[language]} ${urlSegment[language]}`).flatMap(({ key, parts }) => [key, ...parts]);
    const own = pageGuid === null ? [] : words.map((word) => ({ guid: pageGuid, word }));
    return [...own, ...namedPages(relatedMenuItems, language)];
  });
}

/** So many pages have a name that answers a question; beyond that it answers none. */
const mostPages = 100;

/** The pages whose name or address has everything that is asked. */
export function pagesNamed(sought: readonly Sought[], words: AddressWords): string[] {
  const asked = sought.filter(({ isOptional }) => !isOptional);
  const named = asked.map(({ readings }) => union(readings.map((reading) => pagesWith(reading, words))));
  const guids = [...intersection(named)];
  return guids.length > mostPages ? [] : guids;
}

function pagesWith(reading: Reading, words: AddressWords): ReadonlySet<string> {
  return intersection(reading.words.map((forms) => union(forms.map((form) => words.get(form) ?? nowhere))));
}

const nowhere: ReadonlySet<string> = new Set();

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function intersection([first = nowhere, ...rest]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...first].filter((guid) => rest.every((set) => set.has(guid))));
}
