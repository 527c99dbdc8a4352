import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { callEndpoint } from './api-client.ts';
import { ApiError } from './api-error.ts';

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes/:guid',
  summary: 'A note',
  access: 'public',
  params: z.object({ guid: z.string() }),
  response: z.object({ text: z.string() }),
});

const saveNote = endpoint({
  method: 'PUT',
  path: '/api/notes/:guid',
  summary: 'Changes a note',
  access: 'user',
  params: z.object({ guid: z.string() }),
  body: z.object({ text: z.string() }),
  response: z.object({ text: z.string() }),
  versioned: true,
});

const findNotes = endpoint({
  method: 'POST',
  path: '/api/notes/:guid',
  summary: 'Finds notes',
  access: 'user',
  params: z.object({ guid: z.string() }),
  query: z.object({ q: z.string() }),
  body: z.object({ text: z.string(), tags: z.array(z.object({ name: z.string() })) }),
  response: z.object({ text: z.string() }),
});

const upload = endpoint({
  method: 'POST',
  path: '/a/upload',
  summary: 'Takes a file',
  access: 'user',
  body: z.instanceof(FormData),
  response: z.object({ guid: z.string() }),
});

interface Received {
  request: IncomingMessage;
  body: string;
}

const stops: Array<() => void> = [];

/** A real server that answers as told; `fetch` only gets the origin that a page would have. */
async function serve(answer: (received: Received, response: ServerResponse) => void, cookies = ''): Promise<Received[]> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ request, body });
      answer({ request, body }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => realFetch(new URL(address, `http://127.0.0.1:${port}`), init));
  vi.stubGlobal('document', { cookie: cookies, documentElement: { lang: 'en' } });
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return received;
}

function json(response: ServerResponse, status: number, body?: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

/** Waits for the network while the clock stands still. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome: unknown = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

test('a call gives status, data and headers', async () => {
  const received = await serve((_, response) => json(response, 200, { text: 'Dag' }, { 'x-cache-token': '7' }));
  const answer = await callEndpoint(getNote, { params: { guid: 'a b' } });
  expect(answer).toMatchObject({ status: 200, data: { text: 'Dag' } });
  expect(answer.headers.get('x-cache-token')).toBe('7');
  expect(received[0]?.request.url).toBe('/api/notes/a%20b');
  expect(received[0]?.request.headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/);
});

test('NUL and half a character, which came along with what was pasted, are left out wherever they stand', async () => {
  const received = await serve((_, response) => json(response, 200, { text: 'Dag' }));
  const pasted = 'Noor\u0000 😀\ud83d';
  await callEndpoint(findNotes, { params: { guid: pasted }, query: { q: pasted }, body: { text: pasted, tags: [{ name: pasted }] } });
  const sent = encodeURIComponent('Noor 😀');
  expect(received[0]?.request.url).toBe(`/api/notes/${sent}?q=${sent.replace('%20', '+')}`);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ text: 'Noor 😀', tags: [{ name: 'Noor 😀' }] });
});

test('a call is answered in the language of its page, whatever the browser prefers', async () => {
  const received = await serve((_, response) => json(response, 200, { text: 'Hello' }));
  await callEndpoint(getNote, { params: { guid: '1' } });
  expect(received[0]?.request.headers['accept-language']).toBe('en');
});

test.each([200, 201, 204, 226, 299])('R9.40 %i counts as success', async (status) => {
  await serve((_, response) => json(response, status, status === 204 ? undefined : { text: 'Dag' }));
  await expect(callEndpoint(getNote, { params: { guid: '1' } })).resolves.toMatchObject({ status });
});

test.each([300, 304, 400, 404, 422, 500, 503])('R9.40 %i does not count as success', async (status) => {
  await serve((_, response) => json(response, status));
  expect((await failureOf(callEndpoint(getNote, { params: { guid: '1' } }))).status).toBe(status);
});

test('a refusal carries the code, the fields and the correlation id of the answer', async () => {
  const errors = [{ path: 'text', code: 'empty' }];
  await serve((_, response) =>
    json(response, 422, { code: 'request.invalid', correlationId: 'abcdefgh', errors, details: { left: 3 } }, { 'retry-after': '9' }),
  );
  const failure = await failureOf(callEndpoint(saveNote, { params: { guid: '1' }, body: { text: '' } }));
  expect(failure).toMatchObject({
    status: 422,
    code: 'request.invalid',
    fields: errors,
    details: { left: 3 },
    correlationId: 'abcdefgh',
    retryAfter: 9,
  });
});

test('an error page of a proxy in between is still an error with a code', async () => {
  const received = await serve((_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'));
  const failure = await failureOf(callEndpoint(getNote, { params: { guid: '1' } }));
  expect(failure).toMatchObject({ status: 502, code: 'request.unexpected' });
  expect(failure.correlationId).toBe(received[0]?.request.headers['x-correlation-id']);
});

test('a success that is no JSON is an error, not data', async () => {
  await serve((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>'));
  expect(await failureOf(callEndpoint(getNote, { params: { guid: '1' } }))).toMatchObject({ code: 'request.unreadable_answer' });
});

test.each(['XSRF-TOKEN=a%3Db', 'other=1; __Host-XSRF-TOKEN=a%3Db'])(
  'R9.41 a change repeats the XSRF cookie as a header: %s',
  async (cookies) => {
    const received = await serve((_, response) => json(response, 200, { text: 'Dag' }), cookies);
    await callEndpoint(saveNote, { params: { guid: '1' }, body: { text: 'Dag' } });
    expect(received[0]?.request.headers['x-xsrf-token']).toBe('a=b');
  },
);

test('R9.41 without the cookie, and for a read, there is no XSRF header', async () => {
  const received = await serve((_, response) => json(response, 200, { text: 'Dag' }), 'XSRF-TOKEN-OLD=x');
  await callEndpoint(saveNote, { params: { guid: '1' }, body: { text: 'Dag' } });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'en' } });
  await callEndpoint(getNote, { params: { guid: '1' } });
  expect(received.map(({ request }) => request.headers['x-xsrf-token'])).toEqual([undefined, undefined]);
});

test('a change says which version it was made from, once, and by whom', async () => {
  const received = await serve((_, response) => json(response, 200, { text: 'Dag' }));
  await callEndpoint(saveNote, { params: { guid: '1' }, body: { text: 'Dag' } }, { version: 7, idempotencyKey: 'k-1', accessToken: 'abc' });
  expect(received[0]?.request.headers).toMatchObject({
    'content-type': 'application/json',
    'if-match': '"7"',
    'idempotency-key': 'k-1',
    authorization: 'Bearer abc',
  });
  expect(received[0]?.body).toBe('{"text":"Dag"}');
});

test('no answer at all is status 0', async () => {
  await serve((_, response) => void response.destroy());
  expect(await failureOf(callEndpoint(getNote, { params: { guid: '1' } }))).toMatchObject({ status: 0, code: 'request.no_answer' });
});

test('R9.39 a call gives up after 15 seconds', async () => {
  const received = await serve(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isSettled = false;
  const failure = failureOf(callEndpoint(getNote, { params: { guid: '1' } })).finally(() => (isSettled = true));
  await until(() => received.length === 1);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ status: 0, code: 'request.no_answer' });
});

test('R9.39 an answer that starts but never ends is given up as well', async () => {
  const received = await serve((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failure = failureOf(callEndpoint(getNote, { params: { guid: '1' } }));
  await until(() => received.length === 1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ status: 0, code: 'request.no_answer' });
});

test('R9.39 an upload has no fixed limit', async () => {
  let answerLater: (() => void) | undefined;
  const received = await serve((_, response) => (answerLater = () => json(response, 200, { guid: 'g' })));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const form = new FormData();
  form.set('file', new Blob(['x']), 'x.png');
  const call = callEndpoint(upload, { body: form });
  await until(() => answerLater !== undefined);
  await vi.advanceTimersByTimeAsync(3_600_000);
  answerLater?.();
  await expect(call).resolves.toMatchObject({ data: { guid: 'g' } });
  expect(received[0]?.request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('R9.39 a caller can abort, and gets its own reason back', async () => {
  await serve(() => {});
  const controller = new AbortController();
  const call = callEndpoint(getNote, { params: { guid: '1' } }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
