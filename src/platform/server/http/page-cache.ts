import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  body: Buffer;
}

interface Entry {
  version: number;
  status: number;
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
  hasSession(request: IncomingMessage): boolean;
  onAnswered(request: IncomingMessage, facts: { status: number; correlationId: string; startedAt: number }): void;
}

/** Anonymous pages, ready to send: rendered once per content version, compressed after the first reader has theirs. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<PublicAnswer>>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** Sends the answer when it is here. Runs before routing, so it reads as little of the request as it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const entry = this.#entries.get(keyOf(request));
    if (!entry || entry.version !== this.#options.version()) return false;
    if (request.headers.cookie !== undefined && this.#options.hasSession(request)) return false;

    const startedAt = performance.now();
    const correlationId = randomUUID();
    const variant = pickVariant(entry, request.headers['accept-encoding'] ?? '');
    const headers = [...variant.headers, 'x-correlation-id', correlationId];
    const isKnown = request.headers['if-none-match'] === entry.etag;
    const status = isKnown ? 304 : entry.status;
    response.writeHead(status, headers);
    response.end(isKnown || method === 'HEAD' ? undefined : variant.body);
    this.#options.onAnswered(request, { status, correlationId, startedAt });
    return true;
  }

  /** Makes an answer once for everybody who asks for it at the same time, and keeps it unless content changed meanwhile. */
  async produce(request: IncomingMessage, make: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const key = keyOf(request);
    const version = this.#options.version();
    const flight = `${version} ${key}`;
    const underWay = this.#underWay.get(flight);
    if (underWay) return underWay;
    const making = make();
    this.#underWay.set(flight, making);
    try {
      const answer = await making;
      if (answer.status === 200 && version === this.#options.version()) this.#keep(key, version, answer);
      return answer;
    } finally {
      this.#underWay.delete(flight);
    }
  }

  #keep(key: string, version: number, { status, headers, body }: PublicAnswer): void {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const list = (extra: Record<string, string>) => Object.entries({ ...headers, etag, vary: 'accept-encoding, cookie', ...extra }).flat();
    const entry: Entry = {
      version,
      status,
      etag,
      plain: { headers: list({ 'content-length': String(body.length) }), body },
      br: undefined,
      gzip: undefined,
      bytes: body.length,
    };
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    this.#makeRoom();
    void this.#compress(key, entry, list);
  }

  async #compress(key: string, entry: Entry, list: (extra: Record<string, string>) => string[]): Promise<void> {
    const { body } = entry.plain;
    const [br, gz] = await Promise.all([
      // Quality 5: 11 takes nineteen times as long for a few per cent.
      compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
      compressGzip(body, { level: 6 }),
    ]);
    entry.br = { headers: list({ 'content-encoding': 'br', 'content-length': String(br.length) }), body: br };
    entry.gzip = { headers: list({ 'content-encoding': 'gzip', 'content-length': String(gz.length) }), body: gz };
    entry.bytes += br.length + gz.length;
    if (this.#entries.get(key) === entry) this.#bytes += br.length + gz.length;
  }

  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes && entry.version === this.#options.version()) return;
      this.#remove(key);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

function keyOf(request: IncomingMessage): string {
  return `${request.headers.host} ${request.url}`;
}

function pickVariant(entry: Entry, acceptEncoding: string): Variant {
  if (entry.br && acceptEncoding.includes('br')) return entry.br;
  if (entry.gzip && acceptEncoding.includes('gzip')) return entry.gzip;
  return entry.plain;
}
