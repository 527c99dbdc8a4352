import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { findSitemapPartState, listPublicItems } from '#domains/list-items/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Site } from '../site/site.ts';
import { homesOf, itemEntries } from './sitemap-entries.ts';
import { sitemapXml } from './sitemap.ts';

const compress = promisify(gzip);
/** Compressed, a part of a thousand items in two languages is some 60 kB. */
const maxBytes = 16 * 1024 * 1024;

/** One part of the sitemap, ready to send. */
export interface SitemapFilePart {
  etag: string;
  gzip: Buffer;
}

interface KeptPart extends SitemapFilePart {
  /** The content version for which it is known to be right. */
  version: number;
  /** Tells its items from what they were before or after. */
  state: string;
  listGuids: string[];
  homes: string;
}

interface Wanted {
  site: Site;
  part: number;
  /** When nothing was heard of the content version for long, it says nothing about what is kept. */
  isVersionKnown: boolean;
}

/** The list items of the sitemap, part by part: each is made when somebody asks for it and something of it changed. */
export class SitemapItems {
  readonly #kept = new LRUCache<number, KeptPart>({ maxSize: maxBytes, sizeCalculation: (part) => part.gzip.length });
  readonly #underWay = new Map<string, Promise<KeptPart | undefined>>();
  readonly #options: { db: Db; origin: string };

  constructor(options: { db: Db; origin: string }) {
    this.#options = options;
  }

  /** Undefined when there is nothing in it. */
  async find({ site, part, isVersionKnown }: Wanted): Promise<SitemapFilePart | undefined> {
    const kept = this.#kept.get(part);
    if (kept?.version === site.version && isVersionKnown) return kept;
    const flight = `${site.version} ${part}`;
    const underWay = this.#underWay.get(flight);
    if (underWay) return underWay;
    const looking = this.#look(site, part, kept);
    this.#underWay.set(flight, looking);
    try {
      return await looking;
    } finally {
      this.#underWay.delete(flight);
    }
  }

  async #look(site: Site, part: number, kept: KeptPart | undefined): Promise<KeptPart | undefined> {
    // Before the items: what changes in between is found by the next who looks.
    const state = await findSitemapPartState(this.#options.db, part);
    if (state === undefined) return undefined;
    const isSame = kept?.state === state && kept.homes === homesOf(site, kept.listGuids);
    const found = isSame ? { ...kept, version: site.version } : await this.#make(site, part, state);
    if (found && (this.#kept.peek(part)?.version ?? 0) <= site.version) this.#kept.set(part, found);
    return found;
  }

  async #make(site: Site, part: number, state: string): Promise<KeptPart | undefined> {
    const { db, origin } = this.#options;
    const items = await listPublicItems(db, part);
    if (items.length === 0) return undefined;
    const listGuids = [...new Set(items.flatMap(({ parentGuids }) => parentGuids))];
    const xml = sitemapXml(itemEntries(site, items), origin);
    return {
      version: site.version,
      state,
      listGuids,
      homes: homesOf(site, listGuids),
      etag: `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`,
      gzip: await compress(xml),
    };
  }
}
