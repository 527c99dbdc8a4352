import { LRUCache } from 'lru-cache';
import type { StoredSnapshot } from '../model/snapshot.ts';

interface KeptSnapshot {
  publishedOn: string;
  snapshot: StoredSnapshot;
  length: number;
}

/** Snapshots that were read, up to so many characters in all; the ones that nobody asked for longest make room. */
export class SnapshotCache {
  readonly #kept: LRUCache<string, KeptSnapshot>;

  constructor(longest: number) {
    this.#kept = new LRUCache({ maxSize: longest, sizeCalculation: ({ length }) => length });
  }

  /** Which publication is here; null for none. */
  publishedOn(key: string): string | null {
    return this.#kept.peek(key)?.publishedOn ?? null;
  }

  find(key: string, publishedOn: string): StoredSnapshot | undefined {
    const found = this.#kept.get(key);
    return found?.publishedOn === publishedOn ? found.snapshot : undefined;
  }

  keep(key: string, given: KeptSnapshot): void {
    this.#kept.set(key, given);
  }
}
