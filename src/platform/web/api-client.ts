import { sendableText } from '#platform/shared/text.ts';
import { addressOf, type Answer, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import { ApiError, apiErrorOf } from './api-error.ts';
import { newCorrelationId } from './correlation-id.ts';
import { xsrfHeaders } from './xsrf.ts';

const giveUpAfter = 15_000;

export interface CallOptions {
  /** The version this change was made from; sent as `If-Match`. */
  version?: number | string;
  /** Makes a repeated create count once. */
  idempotencyKey?: string;
  accessToken?: string | null;
  signal?: AbortSignal;
}

export interface CallAnswer<E extends Endpoint> {
  status: number;
  data: Answer<E>;
  headers: Headers;
}

/** Makes one call. Everything but an answer of 200 to 299 is thrown: an `ApiError`, or the abort the caller asked for. */
export async function callEndpoint<E extends Endpoint>(
  definition: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallAnswer<E>> {
  const parts = sendable(input) as Parameters<typeof addressOf>[1];
  const body = bodyOf(parts?.body);
  const correlationId = newCorrelationId();
  const clock = startClock(body instanceof FormData ? null : giveUpAfter, options.signal);
  try {
    const response = await fetch(addressOf(definition, parts), {
      method: definition.method,
      headers: headersOf(definition, body, correlationId, options),
      body,
      signal: clock.signal,
      credentials: 'same-origin',
    });
    return await read<E>(response, correlationId);
  } catch (error) {
    options.signal?.throwIfAborted();
    throw error instanceof ApiError ? error : new ApiError({ status: 0, code: noAnswerCode(), correlationId, cause: error });
  } finally {
    clock.stop();
  }
}

/** Only the browser's word that there is no network is sure; that there is one says nothing about the way to us. */
function noAnswerCode(): string {
  return navigator.onLine === false ? 'request.offline' : 'request.no_answer';
}

/** What was pasted may hold what cannot be sent, and to try again would never help. */
function sendable(part: unknown): unknown {
  if (typeof part === 'string') return sendableText(part);
  if (Array.isArray(part)) return part.map(sendable);
  if (part === null || typeof part !== 'object' || part instanceof FormData) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, sendable(value)]));
}

function bodyOf(body: unknown): FormData | string | undefined {
  return body === undefined || body instanceof FormData ? body : JSON.stringify(body);
}

function headersOf(definition: Endpoint, body: FormData | string | undefined, correlationId: string, options: CallOptions): Headers {
  const headers = new Headers({ accept: 'application/json', 'x-correlation-id': correlationId });
  // The browser would ask for the language of its owner; the answer, a file or a mail belongs to the page.
  headers.set('accept-language', document.documentElement.lang);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  if (options.accessToken) headers.set('authorization', `Bearer ${options.accessToken}`);
  if (options.version !== undefined) headers.set('if-match', `"${options.version}"`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (definition.method !== 'GET') for (const [name, value] of Object.entries(xsrfHeaders(document.cookie))) headers.set(name, value);
  return headers;
}

async function read<E extends Endpoint>(response: Response, sentCorrelationId: string): Promise<CallAnswer<E>> {
  const { status, headers } = response;
  const text = await response.text();
  const correlationId = headers.get('x-correlation-id') ?? sentCorrelationId;
  const body = parseJson(text);
  if (!response.ok) throw apiErrorOf(status, body, { correlationId, retryAfter: Number(headers.get('retry-after')) || undefined });
  if (body === unreadable) throw new ApiError({ status, code: 'request.unreadable_answer', correlationId });
  // The server gives out nothing that its contract did not parse, so the answer is not parsed a second time.
  return { status, headers, data: body as Answer<E> };
}

const unreadable = Symbol('unreadable');

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return unreadable;
  }
}

/** Ends the call when the caller asks for it or the time is up, whichever is first. */
function startClock(milliseconds: number | null, caller: AbortSignal | undefined): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const timer = milliseconds === null ? undefined : setTimeout(() => controller.abort(new Error('No answer in time')), milliseconds);
  const signal = caller ? AbortSignal.any([caller, controller.signal]) : controller.signal;
  return { signal, stop: () => clearTimeout(timer) };
}
