import { createContext, useContext } from 'react';
import type { Present } from '#domains/documents/model/document-event.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import { useStore } from '#platform/web/use-store.ts';

const People = createContext<Store<readonly Present[]>>(createStore<readonly Present[]>([]));

export const PeopleProvider = People;

/** The others who have this document before them. Who came first stands first. */
export function usePeople(): readonly Present[] {
  return useStore(useContext(People));
}

export const looks = 5;

/** Somebody looks the same to everybody, and at every visit. A colour is never all that tells them apart. */
export function lookOf(guid: string): number {
  return [...guid].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 9973, 0) % looks;
}

export function initialsIn(name: string): string {
  const words = name.split(/[\s@]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}
