import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { newCorrelationId } from './correlation-id.ts';
import { hostnameOf } from './host.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished answer for anyone who is not signed in. */
export interface PublicAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Made anew for every reader, because there is no end of addresses like this one. */
  isUncacheable?: boolean;
}

interface Variant {
  headers: string[];
  /** The bytes, one per character: unlike a buffer, such a text leaves in the same write as the headers. */
  body: string;
}

interface Entry {
  version: number;
  etag: string;
  plain: Variant;
  br: Variant | undefined;
  gzip: Variant | undefined;
  bytes: number;
  report: AnswerReport;
}

/** Tells of one answer from memory. */
export type AnswerReport = (method: string, status: number, correlationId: string) => void;

interface PageCacheOptions {
  maxBytes: number;
  /** Content version now; entries of another version are not served. */
  version(): number;
  /** Seconds since that version was last heard of. */
  secondsUnheard(): number;
  isKnownHost(hostname: string): boolean;
  hasSession(request: IncomingMessage): boolean;
  /** What the page may know of its reader's cookies. Of each page there is a copy for every word that this gives, so they must be few. */
  variantOf(cookieHeader: string): string;
  reportOf(url: string): AnswerReport;
}

/** While the database is away, copies are shown on; longer than a lost message takes to heal, they say how old they may be. */
export const unheard = { toldAfter: 5, shownUntil: 600 } as const;

/** Anonymous pages, ready to send: rendered once per content version, compressed after the first reader has theirs. What nobody asked for longest makes room. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries: LRUCache<string, Entry>;
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  /** Of what is kept. */
  #version = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: options.maxBytes });
  }

  /** Bytes of all copies together. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Sends the answer when it is here. Runs before routing, so it reads as little of the request as it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = this.#fresh(headers.cookie === undefined ? url : pageKey(this.#options.variantOf(headers.cookie), url));
    if (!entry) return false;
    if (headers.cookie !== undefined && this.#options.hasSession(request)) return false;
    const hostname = hostnameOf(headers.host);
    if (hostname === undefined || !this.#options.isKnownHost(hostname)) return false;
    const age = this.#options.secondsUnheard();
    const correlationId = newCorrelationId();
    const variant = pickVariant(entry, headers['accept-encoding'] ?? '');
    const own = ['x-correlation-id', correlationId];
    if (age > unheard.toldAfter) own.push('age', String(Math.round(age)));
    const isKnown = isKnownCopy(headers['if-none-match'], entry.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, variant.headers.concat(own));
    response.end(isKnown || method === 'HEAD' ? '' : variant.body, 'latin1');
    entry.report(method, status, correlationId);
    return true;
  }

  /** The copy under a `pageKey`, for a request at another address that means the same. */
  find(key: string): PublicAnswer | undefined {
    const { plain } = this.#fresh(key) ?? {};
    return plain && { status: 200, headers: headersOf(plain), body: Buffer.from(plain.body, 'latin1') };
  }

  #fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    const isShown = entry?.version === this.#options.version() && this.#options.secondsUnheard() <= unheard.shownUntil;
    return isShown ? entry : undefined;
  }

  /** Makes an answer once for everybody who asks for it at the same time, and keeps it under its `pageKey` unless content changed meanwhile. */
  async produce(key: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const version = this.#options.version();
    const flight = `${version} ${key}`;
    const underWay = this.#underWay.get(flight);
    if (underWay) return underWay;
    const making = make().then(withValidators);
    this.#underWay.set(flight, making);
    try {
      const answer = await making;
      const isKept = answer.status === 200 && !answer.isUncacheable && version === this.#options.version();
      if (isKept) this.#keep(key, version, answer);
      return answer;
    } finally {
      this.#underWay.delete(flight);
    }
  }

  #keep(key: string, version: number, { headers, body }: PublicAnswer): void {
    // One large answer must not push out all the small ones.
    if (body.length > this.#options.maxBytes / 16) return;
    const entry: Entry = {
      version,
      etag: headers['etag'] ?? '',
      plain: variantOf(headers, body),
      br: undefined,
      gzip: undefined,
      bytes: body.length,
      report: this.#options.reportOf(key.slice(key.indexOf(' ') + 1)),
    };
    if (version > this.#version) this.#entries.clear();
    this.#version = version;
    this.#entries.set(key, entry, { size: sizeOf(entry.bytes) });
    void this.#compress(key, entry, { headers, body });
  }

  async #compress(key: string, entry: Entry, { headers, body }: Pick<PublicAnswer, 'headers' | 'body'>): Promise<void> {
    const [br, gz] = await Promise.all([
      // Quality 5: 11 takes nineteen times as long for a few per cent.
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      compressGzip(body, { level: 6 }),
    ]);
    if (this.#entries.peek(key) !== entry) return;
    const bytes = entry.bytes + br.length + gz.length;
    const compressed = {
      ...entry,
      br: variantOf({ ...headers, 'content-encoding': 'br' }, br),
      gzip: variantOf({ ...headers, 'content-encoding': 'gzip' }, gz),
      bytes,
    };
    this.#entries.set(key, compressed, { size: sizeOf(bytes) });
  }
}

/** The cache takes no size of nothing. */
function sizeOf(bytes: number): number {
  return Math.max(1, bytes);
}

/** What a page is kept under. No address has a space in it, so none can be taken for a variant of another. */
export function pageKey(variant: string, url: string): string {
  return variant === '' ? url : `${variant} ${url}`;
}

/** Weak, because the compressed bodies carry it too. */
function withValidators(answer: PublicAnswer): PublicAnswer {
  const { status, headers, body } = answer;
  if (status !== 200) return answer;
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...answer, headers: { ...headers, etag, vary: 'accept-encoding, cookie' } };
}

function variantOf(headers: Record<string, string>, body: Buffer): Variant {
  return { headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body: body.toString('latin1') };
}

function headersOf({ headers }: Variant): Record<string, string> {
  const pairs = headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** A copy under the same tag is known, also in a list and also when a proxy wrote it as a strong one. */
export function isKnownCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(etag.slice(2)) || ifNoneMatch.trim() === '*');
}

const brotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const gzipped = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

export function takesGzip(acceptEncoding = ''): boolean {
  return gzipped.test(acceptEncoding);
}

let lastAccepted = { header: '', br: false, gzip: false };

function pickVariant(entry: Entry, acceptEncoding: string): Variant {
  // Most browsers say the same.
  if (acceptEncoding !== lastAccepted.header)
    lastAccepted = { header: acceptEncoding, br: brotli.test(acceptEncoding), gzip: takesGzip(acceptEncoding) };
  if (entry.br && lastAccepted.br) return entry.br;
  if (entry.gzip && lastAccepted.gzip) return entry.gzip;
  return entry.plain;
}
