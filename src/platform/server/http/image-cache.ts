import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { newCorrelationId } from './correlation-id.ts';
import { hostnameOf } from './host.ts';
import { unheard, type AnswerReport } from './page-cache.ts';

interface Kept {
  version: number;
  etag: string;
  headers: string[];
  body: Buffer;
  report: AnswerReport;
}

interface ImageCacheOptions {
  maxBytes: number;
  /** Content version now: who may see what can change with it, so entries of another version are not served. */
  version(): number;
  /** Seconds since that version was last heard of. */
  secondsUnheard(): number;
  isKnownHost(hostname: string): boolean;
  /** What a picture is kept under: its address, and what else the answer depends on. */
  keyOf(url: string, headers: IncomingHttpHeaders): string;
  reportOf(url: string): AnswerReport;
}

/**
 * Pictures that everybody may see, under addresses whose content never changes, ready to send. The same for who is signed in. What nobody
 * asked for longest makes room.
 */
export class ImageCache {
  readonly #options: ImageCacheOptions;
  readonly #kept: LRUCache<string, Kept>;
  /** Of what is kept. */
  #version = 0;

  constructor(options: ImageCacheOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ body }) => Math.max(1, body.length) });
  }

  /** Sends the picture when it is here. Runs before routing, so it reads as little of the request as it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (!url.startsWith('/a/') || (method !== 'GET' && method !== 'HEAD')) return false;
    const kept = this.#kept.get(this.#options.keyOf(url, headers));
    if (!kept || kept.version !== this.#options.version()) return false;
    const hostname = hostnameOf(headers.host);
    if (hostname === undefined || !this.#options.isKnownHost(hostname)) return false;
    const age = this.#options.secondsUnheard();
    if (age > unheard.shownUntil) return false;

    const correlationId = newCorrelationId();
    const own = ['x-correlation-id', correlationId];
    if (age > unheard.toldAfter) own.push('age', String(Math.round(age)));
    const isKnown = headers['if-none-match']?.includes(kept.etag) ?? false;
    const status = isKnown ? 304 : 200;
    response.writeHead(status, kept.headers.concat(own));
    response.end(isKnown || method === 'HEAD' ? undefined : kept.body);
    kept.report(method, status, correlationId);
    return true;
  }

  /** Keeps a picture that was found to be public at this version of the content. */
  keep(
    address: { url: string; headers: IncomingHttpHeaders },
    version: number,
    answer: { headers: Record<string, string>; body: Buffer },
  ): void {
    const { headers, body } = answer;
    // One large picture must not push out all the small ones.
    if (version !== this.#options.version() || body.length > this.#options.maxBytes / 16) return;
    const key = this.#options.keyOf(address.url, address.headers);
    if (version > this.#version) this.#kept.clear();
    this.#version = version;
    this.#kept.set(key, {
      version,
      etag: headers['etag'] ?? '',
      headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(),
      body,
      report: this.#options.reportOf(address.url),
    });
  }
}
