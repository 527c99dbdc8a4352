import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { ApiError } from './api-error.ts';
import { createLoadOptimizer } from './load-optimizer.ts';

const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/:guid',
  summary: 'A page',
  access: 'public',
  params: z.object({ guid: z.string() }),
  response: z.object({ title: z.string() }),
});

const listItems = endpoint({
  method: 'POST',
  path: '/api/listitem/list/:guid',
  summary: 'The items of a list',
  access: 'public',
  params: z.object({ guid: z.string() }),
  body: z.object({ pageNumber: z.number(), itemCount: z.number() }),
  response: z.object({ title: z.string() }),
});

const getProfile = endpoint({
  method: 'GET',
  path: '/api/profiles:loggedIn',
  summary: 'Who is signed in',
  access: 'user',
  response: z.object({ title: z.string() }),
});

const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profiles:loggedIn',
  summary: 'Changes who is signed in',
  access: 'user',
  body: z.object({ firstName: z.string() }),
  response: z.object({ title: z.string() }),
});

const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/api/profiles/:guid',
  summary: 'Deletes a person',
  access: 'user',
  params: z.object({ guid: z.string() }),
  response: z.void(),
});

const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'What happened',
  access: 'user',
  tellsOfChanges: true,
  response: z.object({ title: z.string() }),
});

const renewToken = endpoint({
  method: 'POST',
  path: '/api/session:token',
  summary: 'What a browser does by itself',
  access: 'user',
  isSilent: true,
  response: z.object({ title: z.string() }),
});

interface Call {
  address: string;
  init: RequestInit;
  answer(status: number, body: unknown, cacheToken?: string): void;
}

let calls: Call[] = [];

/** Every call waits until the test answers it, as a network does. */
beforeEach(() => {
  calls = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'nl' } });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer: Call['answer'] = (status, body, cacheToken) =>
      resolve(new Response(JSON.stringify(body), { status, headers: cacheToken ? { 'x-cache-token': cacheToken } : {} }));
    calls.push({ address, init, answer });
    return promise;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function nextCall(number: number): Promise<Call> {
  await vi.waitUntil(() => calls.length >= number);
  const call = calls[number - 1];
  if (!call) throw new Error(`There is no call ${number}`);
  return call;
}

async function answered<T>(loading: Promise<T>, number: number, title: string, cacheToken?: string): Promise<T> {
  (await nextCall(number)).answer(200, { title }, cacheToken);
  return loading;
}

test('R7.01 R3.52 an answer is kept, and given to who asks the same again', async () => {
  const optimizer = createLoadOptimizer();
  const first = await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'Nieuws');
  const second = await optimizer.load(getPage, { params: { guid: 'a' } });
  expect(first).toEqual({ status: 200, data: { title: 'Nieuws' }, contentVersion: 0 });
  expect(second).toEqual(first);
  expect(calls).toHaveLength(1);
});

test('R3.52 the cache goes by a hash of the request: another address or body is another call, another order of keys is not', async () => {
  const optimizer = createLoadOptimizer();
  const params = { guid: 'a' };
  await answered(optimizer.load(listItems, { params, body: { pageNumber: 1, itemCount: 10 } }), 1, 'eerste');
  await answered(optimizer.load(listItems, { params, body: { pageNumber: 2, itemCount: 10 } }), 2, 'tweede');
  await answered(optimizer.load(listItems, { params: { guid: 'b' }, body: { pageNumber: 1, itemCount: 10 } }), 3, 'ander');
  const again = await optimizer.load(listItems, { params, body: { itemCount: 10, pageNumber: 1 } });
  expect(again.data.title).toBe('eerste');
  expect(calls.map(({ address }) => address)).toEqual(['/api/listitem/list/a', '/api/listitem/list/a', '/api/listitem/list/b']);
});

test('R3.53 a call under way is not made twice', async () => {
  const optimizer = createLoadOptimizer();
  const both = Promise.all([optimizer.load(getPage, { params: { guid: 'a' } }), optimizer.load(getPage, { params: { guid: 'a' } })]);
  (await nextCall(1)).answer(200, { title: 'Nieuws' });
  expect((await both).map(({ data }) => data.title)).toEqual(['Nieuws', 'Nieuws']);
  expect(calls).toHaveLength(1);
});

test('R3.53 a save under way is not made twice either, but a different one is', async () => {
  const optimizer = createLoadOptimizer();
  const anna = { body: { firstName: 'Anna' } };
  const saves = [
    optimizer.save(saveProfile, anna),
    optimizer.save(saveProfile, anna),
    optimizer.save(saveProfile, { body: { firstName: 'Bo' } }),
  ];
  (await nextCall(1)).answer(200, { title: 'Anna' });
  (await nextCall(2)).answer(200, { title: 'Bo' });
  expect((await Promise.all(saves)).map(({ data }) => data.title)).toEqual(['Anna', 'Anna', 'Bo']);
  expect(calls).toHaveLength(2);
  await answered(optimizer.save(saveProfile, anna), 3, 'Anna');
});

test('R3.54 calls done during server rendering are not made again', async () => {
  const key = requestKey(getPage, { params: { guid: 'a' } });
  const optimizer = createLoadOptimizer({ serverCalls: [{ key, status: 200, data: { title: 'Van de server' } }] });
  expect(await optimizer.load(getPage, { params: { guid: 'a' } })).toMatchObject({ status: 200, data: { title: 'Van de server' } });
  expect(calls).toHaveLength(0);
});

test('R3.54 a call that failed during server rendering fails here without a call, and is made when it is tried again', async () => {
  const problem = { code: 'request.unauthenticated', correlationId: 'abcdefgh' };
  const optimizer = createLoadOptimizer({ serverCalls: [{ key: requestKey(getProfile), status: 401, data: problem }] });
  const failure = await optimizer.load(getProfile, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 401, code: 'request.unauthenticated', correlationId: 'abcdefgh' });
  expect(calls).toHaveLength(0);
  expect((await answered(optimizer.load(getProfile, {}), 1, 'Anna')).data.title).toBe('Anna');
});

test('R8.07 a failure reaches who asked, and is not kept: who asks again gets a new call', async () => {
  const optimizer = createLoadOptimizer();
  const failing = optimizer.load(getPage, { params: { guid: 'a' } });
  (await nextCall(1)).answer(503, { code: 'request.unavailable' });
  await expect(failing).rejects.toMatchObject({ status: 503 });
  expect((await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 2, 'Nieuws')).data.title).toBe('Nieuws');
});

test('R7.35 content is loaded again once a newer cache token was seen; what is not content stays', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'oud', '5');
  await answered(optimizer.load(getProfile, {}), 2, 'Anna', '5');
  await answered(optimizer.load(getPage, { params: { guid: 'b' } }), 3, 'ander', '6');

  expect((await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 4, 'nieuw', '6')).data.title).toBe('nieuw');
  expect((await optimizer.load(getPage, { params: { guid: 'b' } })).data.title).toBe('ander');
  expect((await optimizer.load(getProfile, {})).data.title).toBe('Anna');
  expect(calls).toHaveLength(4);
});

test('R7.35 an older token that arrives late changes nothing', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'nieuw', '6');
  await answered(optimizer.load(getProfile, {}), 2, 'Anna', '5');
  expect((await optimizer.load(getPage, { params: { guid: 'a' } })).data.title).toBe('nieuw');
  expect(calls).toHaveLength(2);
});

test('R7.35 content that changed while its answer was on its way is asked once more', async () => {
  const optimizer = createLoadOptimizer();
  const loading = optimizer.load(getPage, { params: { guid: 'a' } });
  const slow = await nextCall(1);
  await answered(optimizer.load(getPage, { params: { guid: 'b' } }), 2, 'ander', '6');
  slow.answer(200, { title: 'oud' }, '5');
  (await nextCall(3)).answer(200, { title: 'nieuw' }, '6');
  expect((await loading).data.title).toBe('nieuw');
});

test('R7.35 what the server rendered is as old as its token says', async () => {
  const key = requestKey(getPage, { params: { guid: 'a' } });
  const optimizer = createLoadOptimizer({ serverCalls: [{ key, status: 200, data: { title: 'oud' }, cacheToken: '5' }] });
  await answered(optimizer.load(getPage, { params: { guid: 'b' } }), 1, 'ander', '6');
  expect((await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 2, 'nieuw', '6')).data.title).toBe('nieuw');
});

test('what nobody announces a change of is asked again after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getProfile, {}), 1, 'Anna');
  vi.setSystemTime(Date.now() + 29_000);
  await optimizer.load(getProfile, {});
  expect(calls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  expect((await answered(optimizer.load(getProfile, {}), 2, 'Anne')).data.title).toBe('Anne');
});

test('a save reads the cache for nobody, and makes what was loaded about the same noun old', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getProfile, {}), 1, 'Anna');
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 2, 'Nieuws');
  await answered(optimizer.save(saveProfile, { body: { firstName: 'Bo' } }, { version: 4 }), 3, 'Bo');
  expect(new Headers(calls[2]?.init.headers).get('if-match')).toBe('"4"');

  expect((await answered(optimizer.load(getProfile, {}), 4, 'Bo')).data.title).toBe('Bo');
  await optimizer.load(getPage, { params: { guid: 'a' } });
  expect(calls).toHaveLength(4);
});

test('what tells of changes is old after every change, and not after what a browser does by itself', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(listEvents, {}), 1, 'ingelogd');
  await answered(optimizer.save(renewToken, {}), 2, '');
  expect((await optimizer.load(listEvents, {})).data.title).toBe('ingelogd');
  await answered(optimizer.save(saveProfile, { body: { firstName: 'Bo' } }), 3, 'Bo');
  expect((await answered(optimizer.load(listEvents, {}), 4, 'profiel gewijzigd')).data.title).toBe('profiel gewijzigd');
});

test('a save that fails leaves the cache as it is', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getProfile, {}), 1, 'Anna');
  const failing = optimizer.save(saveProfile, { body: { firstName: '' } });
  (await nextCall(2)).answer(422, { code: 'request.invalid' });
  await expect(failing).rejects.toMatchObject({ code: 'request.invalid' });
  await optimizer.load(getProfile, {});
  expect(calls).toHaveLength(2);
});

test.each([
  { status: 404, code: 'profile.not_found' },
  { status: 409, code: 'profile.closed' },
])('$status: what is shown is not what is so, and is loaded anew', async ({ status, code }) => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getProfile, {}), 1, 'Anna');
  const refused = optimizer.save(deleteProfile, { params: { guid: 'a' } });
  (await nextCall(2)).answer(status, { code });
  await expect(refused).rejects.toMatchObject({ code });
  expect((await answered(optimizer.load(getProfile, {}), 3, 'Bo')).data.title).toBe('Bo');
});

test('what a form is about stays loaded when it is gone: what was typed stands there still', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getProfile, {}), 1, 'Anna');
  const refused = optimizer.save(saveProfile, { body: { firstName: 'Eva' } });
  (await nextCall(2)).answer(404, { code: 'profile.not_found' });
  await expect(refused).rejects.toMatchObject({ status: 404 });
  await optimizer.load(getProfile, {});
  expect(calls).toHaveLength(2);
});

test('who is refused a change for want of a right is asked for anew; who has to prove who they are is not', async () => {
  const onForbidden = vi.fn<() => void>();
  const optimizer = createLoadOptimizer({ onForbidden });
  for (const [index, code] of ['auth.proof_needed', 'request.viewing_only', 'request.forbidden'].entries()) {
    expect(onForbidden).not.toHaveBeenCalled();
    const refused = optimizer.save(saveProfile, { body: { firstName: 'Eva' } });
    (await nextCall(index + 1)).answer(403, { code });
    await expect(refused).rejects.toMatchObject({ code });
  }
  expect(onForbidden).toHaveBeenCalledOnce();
});

test('R7.01 every call carries the access token of the moment', async () => {
  let token: string | null = null;
  const optimizer = createLoadOptimizer({ accessToken: () => token });
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'Nieuws');
  token = 'abc';
  await answered(optimizer.load(getPage, { params: { guid: 'b' } }), 2, 'Nieuws');
  expect(calls.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([null, 'Bearer abc']);
});

test('after clearing nothing is left of what was loaded', async () => {
  const optimizer = createLoadOptimizer();
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'Voor Anna');
  optimizer.clear();
  expect((await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 2, 'Voor iedereen')).data.title).toBe('Voor iedereen');
});

test('after clearing nothing is asked for that belongs to somebody, and what was under way is given up', async () => {
  const optimizer = createLoadOptimizer();
  const underWay = new QueryObserver(optimizer.client, optimizer.ask(getProfile, {}, true));
  const stop = underWay.subscribe(() => {});
  const { init } = await nextCall(1);
  optimizer.clear();
  expect(init.signal?.aborted).toBe(true);

  void optimizer.load(getProfile, {});
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 2, 'Nieuws');
  stop();
});

test('a call that is refused because the account was switched off is told of', async () => {
  let timesTold = 0;
  const optimizer = createLoadOptimizer({ onAccountHeld: () => (timesTold += 1) });
  const saving = optimizer.save(saveProfile, { body: { firstName: 'Eva' } });
  (await nextCall(1)).answer(401, { code: 'account_inactive' });
  await expect(saving).rejects.toThrow('account_inactive');
  expect(timesTold).toBe(1);
});

test('a call that is refused until the terms are accepted is told of, and what was loaded comes anew after they are', async () => {
  let timesTold = 0;
  const optimizer = createLoadOptimizer({ onAccountHeld: () => (timesTold += 1) });
  await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 1, 'Wat een bezoeker ziet');
  const saving = optimizer.save(saveProfile, { body: { firstName: 'Eva' } });
  (await nextCall(2)).answer(403, { code: 'request.terms_not_accepted' });
  await expect(saving).rejects.toThrow('request.terms_not_accepted');
  expect(timesTold).toBe(1);

  optimizer.loadAgain();
  const again = await answered(optimizer.load(getPage, { params: { guid: 'a' } }), 3, 'Alles');
  expect(again.data.title).toBe('Alles');
});
