import { LRUCache } from 'lru-cache';
import type { Page } from '#domains/pages/model/page.ts';
import type { Language } from '#platform/shared/language.ts';

/** A long page takes a third of a megabyte. */
const most = 64;

/** Pages as every visitor gets them. What was read of one is good for as long as the content version is known to be the same. */
export class KeptPages {
  readonly #kept = new LRUCache<string, Page>({ max: most });
  readonly #isVersionKnown: () => boolean;

  constructor(isVersionKnown: () => boolean) {
    this.#isVersionKnown = isVersionKnown;
  }

  /** Reads it only when it is not here. One that cannot be read is asked for again by the next reader. */
  async get(guid: string, language: Language, read: () => Promise<Page>): Promise<Page> {
    const key = `${language} ${guid}`;
    const kept = this.#kept.get(key);
    if (kept && this.#isVersionKnown()) return kept;
    const page = await read();
    this.#kept.set(key, page);
    return page;
  }
}
