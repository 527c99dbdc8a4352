import { useRef, useState } from 'react';
import { replaceSearch, useAddressSearch } from './address-search.tsx';

type Query<K extends string> = Partial<Record<K, string>>;

/**
 * What an index shows stands in its address, so that it can be shared and found again. The address is changed in place: the page stays
 * the page, and nothing is loaded but what the index itself asks for.
 */
export function useAddressQuery<K extends string>(keys: readonly K[]): [Query<K>, (change: Query<K>) => void] {
  const given = useAddressSearch();
  const [query, setQuery] = useState(() => readQuery(given, keys));
  /** A change may come from a timer that began before the last one. */
  const latest = useRef(query);

  function change(changed: Query<K>): void {
    latest.current = { ...latest.current, ...changed };
    const url = new URL(location.href);
    for (const key of keys) {
      const value = latest.current[key];
      if (value) url.searchParams.set(key, value);
      else url.searchParams.delete(key);
    }
    replaceSearch(url.search);
    setQuery(latest.current);
  }

  return [query, change];
}

/** The names in an address that mean nothing to the page, and how to be rid of them. */
export function useStrangersInAddress(known: readonly string[]): [readonly string[], () => void] {
  const given = useAddressSearch();
  const [strangers, setStrangers] = useState(() => [...new Set(given.keys())].filter((key) => !known.includes(key)));

  function remove(): void {
    const url = new URL(location.href);
    for (const key of strangers) url.searchParams.delete(key);
    history.replaceState(history.state, '', url.pathname + url.search);
    setStrangers([]);
  }

  return [strangers, remove];
}

function readQuery<K extends string>(given: URLSearchParams, keys: readonly K[]): Query<K> {
  return Object.fromEntries(keys.flatMap((key) => (given.get(key) ? [[key, given.get(key)]] : []))) as Query<K>;
}
