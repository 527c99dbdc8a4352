import type { LookupAddress } from 'node:dns';
import type { IncomingMessage, request as httpRequest } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { urlToHttpOptions } from 'node:url';
import { callbackify } from 'node:util';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError, defineErrors } from '#platform/shared/errors.ts';

/** All of them are about the address that a person gave, so all are theirs to mend. */
export const outboundErrors = defineErrors('outbound', {
  url_not_allowed: 'invalid',
  no_answer: 'invalid',
  timed_out: 'invalid',
  too_large: 'invalid',
  wrong_type: 'invalid',
  wrong_encoding: 'invalid',
});

/** How far a request may go. The product has one reach, in `outbound-fetch.ts`; tests bring their own. */
export interface Reach {
  request: typeof httpRequest;
  port: number;
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  isAllowedAddress: (address: string) => boolean;
  timeoutMs: number;
  maxBytes: number;
}

export interface OutboundOptions {
  method?: 'GET' | 'HEAD';
  /** Media types that are worth reading, such as `image/png`; all when absent. */
  types?: readonly string[];
  signal?: AbortSignal;
}

/** A redirect is an answer like any other: it is not followed, and has no body here. */
export interface OutboundAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** One forbidden address spoils the whole name. */
async function resolveAllowed(hostname: string, { resolve, isAllowedAddress }: Reach): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname);
  if (addresses.length === 0) throw outboundErrors.no_answer();
  if (!addresses.every(({ address }) => isAllowedAddress(address))) throw outboundErrors.url_not_allowed();
  return addresses;
}

/**
 * Resolves and checks in one step, inside the socket: it connects to the very addresses that were checked,
 * so a name that leads elsewhere a moment later changes nothing.
 */
function checkedLookup(reach: Reach): LookupFunction {
  const lookup = callbackify((hostname: string) => resolveAllowed(hostname, reach));
  return (hostname, options, callback) => {
    lookup(hostname, (error, addresses) => {
      if (error || options.all) callback(error, addresses);
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };
}

function send(url: URL, method: string, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const target = urlToHttpOptions(url);
  // A socket asks its lookup for names only.
  if (isIP(target.hostname ?? '') && !reach.isAllowedAddress(target.hostname ?? '')) throw outboundErrors.url_not_allowed();
  return new Promise((resolve, reject) => {
    const request = reach.request({
      ...target,
      port: reach.port,
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Plein' },
      // A connection of its own: one kept by an agent may have been made without our lookup.
      agent: false,
      lookup: checkedLookup(reach),
      signal,
    });
    request.once('response', resolve).on('error', reject).end();
  });
}

function mediaType({ headers }: IncomingMessage): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

/** One encoding at the most: a chain of them is a bomb, not a page. */
function decoderOf({ headers }: IncomingMessage): Transform {
  switch (headers['content-encoding']?.trim().toLowerCase()) {
    case undefined:
    case '':
    case 'identity':
      return new PassThrough();
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw outboundErrors.wrong_encoding();
  }
}

function atMost(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw outboundErrors.too_large({ maxBytes });
      yield chunk;
    }
  };
}

/** Counts what arrives and what the decoder makes of it: either can be endless while the other stays small. */
async function readBody(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const decoded = atMost(maxBytes);
  await pipeline(
    response,
    atMost(maxBytes),
    decoderOf(response),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of decoded(source)) chunks.push(chunk);
    },
    { signal },
  );
  return Buffer.concat(chunks);
}

async function readAnswer(response: IncomingMessage, options: OutboundOptions, reach: Reach, signal: AbortSignal): Promise<OutboundAnswer> {
  const answer = { status: response.statusCode ?? 0, type: mediaType(response), body: Buffer.alloc(0) };
  const isSuccess = answer.status >= 200 && answer.status < 300;
  if (!isSuccess || options.method === 'HEAD') return answer;
  if (options.types && !options.types.includes(answer.type)) throw outboundErrors.wrong_type();
  return { ...answer, body: await readBody(response, reach.maxBytes, signal) };
}

/** One request, no second: within this reach, this time and this size. */
export async function requestWithin(reach: Reach, url: URL, options: OutboundOptions = {}): Promise<OutboundAnswer> {
  const deadline = AbortSignal.timeout(reach.timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  let response: IncomingMessage | undefined;
  try {
    response = await send(url, options.method ?? 'GET', reach, signal);
    return await readAnswer(response, options, reach, signal);
  } catch (error) {
    if (error instanceof AppError || options.signal?.aborted) throw error;
    throw deadline.aborted ? outboundErrors.timed_out() : outboundErrors.no_answer({}, { cause: error });
  } finally {
    response?.destroy();
  }
}
