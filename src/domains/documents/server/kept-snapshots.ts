import type { Snapshot } from '../model/snapshot.ts';

interface KeptSnapshot {
  publishedOn: string;
  snapshot: Snapshot;
  length: number;
}

/** Snapshots that were read, up to so many characters in all; the ones that nobody asked for longest make room. */
export class KeptSnapshots {
  readonly #kept = new Map<string, KeptSnapshot>();
  readonly #longest: number;
  #length = 0;

  constructor(longest: number) {
    this.#longest = longest;
  }

  /** Which publication is here; null for none. */
  publishedOn(key: string): string | null {
    return this.#kept.get(key)?.publishedOn ?? null;
  }

  find(key: string, publishedOn: string): Snapshot | undefined {
    const found = this.#kept.get(key);
    if (found?.publishedOn !== publishedOn) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.snapshot;
  }

  keep(key: string, given: KeptSnapshot): void {
    this.#remove(key);
    this.#kept.set(key, given);
    this.#length += given.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#length <= this.#longest) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#length -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}
