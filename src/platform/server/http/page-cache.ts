import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostnameOf } from './host.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished answer for anyone who is not signed in. */
export interface PublicAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
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
}

interface PageCacheOptions {
  maxBytes: number;
  /** Content version now; entries of another version are not served. */
  version(): number;
  /** Seconds since that version was last heard of. */
  secondsUnheard(): number;
  isKnownHost(hostname: string): boolean;
  hasSession(request: IncomingMessage): boolean;
  onAnswered(request: IncomingMessage, facts: { status: number; correlationId: string }): void;
}

/** While the database is away, copies are shown on; longer than a lost message takes to heal, they say how old they may be. */
const unheard = { toldAfter: 5, shownUntil: 600 } as const;

/** Anonymous pages, ready to send: rendered once per content version, compressed after the first reader has theirs. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** Bytes of all copies together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Sends the answer when it is here. Runs before routing, so it reads as little of the request as it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = this.#entries.get(url);
    if (!entry || entry.version !== this.#options.version()) return false;
    if (headers.cookie !== undefined && this.#options.hasSession(request)) return false;
    const hostname = hostnameOf(headers.host);
    if (hostname === undefined || !this.#options.isKnownHost(hostname)) return false;
    const age = this.#options.secondsUnheard();
    if (age > unheard.shownUntil) return false;

    const correlationId = randomUUID();
    const variant = pickVariant(entry, headers['accept-encoding'] ?? '');
    const own = age > unheard.toldAfter ? ['age', String(Math.round(age))] : [];
    const isKnown = matches(headers['if-none-match'], entry.etag);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...variant.headers, 'x-correlation-id', correlationId, ...own]);
    response.end(isKnown || method === 'HEAD' ? '' : variant.body, 'latin1');
    this.#options.onAnswered(request, { status, correlationId });
    return true;
  }

  /** Makes an answer once for everybody who asks for it at the same time, and keeps it unless content changed meanwhile. */
  async produce(url: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const version = this.#options.version();
    const flight = `${version} ${url}`;
    const underWay = this.#underWay.get(flight);
    if (underWay) return underWay;
    const making = make().then(withValidators);
    this.#underWay.set(flight, making);
    try {
      const answer = await making;
      if (answer.status === 200 && version === this.#options.version()) this.#keep(url, version, answer);
      return answer;
    } finally {
      this.#underWay.delete(flight);
    }
  }

  #keep(url: string, version: number, { headers, body }: PublicAnswer): void {
    const entry: Entry = {
      version,
      etag: headers['etag'] ?? '',
      plain: variantOf(headers, body),
      br: undefined,
      gzip: undefined,
      bytes: body.length,
    };
    this.#remove(url);
    this.#entries.set(url, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
    void this.#compress(url, entry, { headers, body });
  }

  async #compress(url: string, entry: Entry, { headers, body }: Pick<PublicAnswer, 'headers' | 'body'>): Promise<void> {
    const [br, gz] = await Promise.all([
      // Quality 5: 11 takes nineteen times as long for a few per cent.
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      compressGzip(body, { level: 6 }),
    ]);
    if (this.#entries.get(url) !== entry) return;
    entry.br = variantOf({ ...headers, 'content-encoding': 'br' }, br);
    entry.gzip = variantOf({ ...headers, 'content-encoding': 'gzip' }, gz);
    entry.bytes += br.length + gz.length;
    this.#bytes += br.length + gz.length;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [url, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes && entry.version === this.#options.version()) return;
      this.#remove(url);
    }
  }

  #remove(url: string): void {
    this.#bytes -= this.#entries.get(url)?.bytes ?? 0;
    this.#entries.delete(url);
  }
}

/** Weak, because the compressed bodies carry it too. */
function withValidators({ status, headers, body }: PublicAnswer): PublicAnswer {
  if (status !== 200) return { status, headers, body };
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, vary: 'accept-encoding, cookie' }, body };
}

function variantOf(headers: Record<string, string>, body: Buffer): Variant {
  return { headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body: body.toString('latin1') };
}

/** A copy under the same tag is known, also in a list and also when a proxy wrote it as a strong one. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(etag.slice(2)) || ifNoneMatch.trim() === '*');
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

function pickVariant(entry: Entry, acceptEncoding: string): Variant {
  if (entry.br && takesBrotli.test(acceptEncoding)) return entry.br;
  if (entry.gzip && takesGzip.test(acceptEncoding)) return entry.gzip;
  return entry.plain;
}
