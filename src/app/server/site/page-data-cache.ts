import { LRUCache } from 'lru-cache';
import type { Page } from '#domains/pages/model/page.ts';
import type { Language } from '#platform/shared/language.ts';

/** Sixty long pages, and about 20 MB in memory. */
const characters = 2_500_000;

/**
 * Pages as every visitor gets them. What was read of one is good for as long as the content version is known to be the same.
 * Other than the publications that documents keep, these are asked for without the database: whether one may still be seen is part of them (decision 0031).
 */
export class PageDataCache {
  readonly #kept: LRUCache<string, Page>;
  readonly #isVersionKnown: () => boolean;

  constructor(isVersionKnown: () => boolean, longest = characters) {
    this.#isVersionKnown = isVersionKnown;
    this.#kept = new LRUCache({ maxSize: longest, sizeCalculation: (page) => JSON.stringify(page).length });
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
