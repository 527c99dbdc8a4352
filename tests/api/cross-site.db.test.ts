import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadImage } from '#domains/assets/model/asset.contract.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../support/test-app.ts';
import { addressFor, headersFor, type Call } from './calls/call.ts';
import { allCalls, callOf } from './calls/index.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

let app: TestApp;
let world: CallWorld;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
  ({ admin, reader: other } = world);
});
// One of the calls publishes new terms.
beforeEach(() => app.acceptTerms());
afterAll(() => app.close());

interface Change {
  route: string;
  kind: 'call' | 'form' | 'report';
  /** As its own page would ask it. */
  request(): { url: string; headers: Record<string, string>; body: string };
  /** What it takes is JSON. */
  isJson: boolean;
  /** What it answers to its own page. */
  answer: number;
}

function changeBy(call: Call, prefix = ''): Change {
  const written = (body: unknown) => (call.isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body));
  return {
    route: `${call.contract.method} ${prefix}${call.contract.path}`,
    kind: call.isForm ? 'form' : 'call',
    request() {
      const input = call.input(world);
      const body = input.body === undefined ? '' : written(input.body);
      return { url: `${prefix}${addressFor(call, input)}`, headers: headersFor(input), body };
    },
    isJson: !call.isForm && call.contract.body !== undefined && call.contract !== uploadImage,
    answer: call.statuses.admin,
  };
}

/** Every change that can be asked for. */
const changes: Change[] = [
  ...allCalls
    .filter(({ contract }) => contract.method !== 'GET')
    .flatMap((call) => (call.isForm ? [changeBy(call), changeBy(call, '/en')] : [changeBy(call)])),
  {
    route: 'POST /csp-report',
    kind: 'report',
    request: () => ({ url: '/csp-report', headers: {}, body: '{}' }),
    isJson: false,
    answer: 204,
  },
];

const attacks: { title: string; headers: Record<string, string>; on: Change['kind'][] }[] = [
  { title: 'another site, says the browser', headers: { 'sec-fetch-site': 'cross-site' }, on: ['call', 'form', 'report'] },
  { title: 'a neighbour under the same domain', headers: { 'sec-fetch-site': 'same-site' }, on: ['call', 'form', 'report'] },
  { title: 'two browsers in one header', headers: { 'sec-fetch-site': 'same-origin, cross-site' }, on: ['call', 'form', 'report'] },
  { title: 'the origin of another site', headers: { origin: 'https://evil.example' }, on: ['call', 'form', 'report'] },
  { title: 'our origin at another port', headers: { origin: 'http://localhost:3001' }, on: ['call', 'form', 'report'] },
  { title: 'no origin, says a sandbox', headers: { origin: 'null' }, on: ['call', 'form', 'report'] },
  { title: 'neither header', headers: {}, on: ['form'] },
  { title: 'an address that was typed', headers: { 'sec-fetch-site': 'none' }, on: ['form'] },
];

interface Try {
  what: string;
  headers: Record<string, string | undefined>;
  status: 403 | 415;
}

/** What another site can do: ask from where it is, guess the token of a session, and send what a form can send. */
function triesAt({ kind, isJson }: Change): Try[] {
  const token = admin.cookies['XSRF-TOKEN'] ?? '';
  const wrongTokens = [undefined, '', other.cookies['XSRF-TOKEN'], token.slice(0, -1), `${token}x`, token.toUpperCase()];
  const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'];
  const here = { 'sec-fetch-site': 'same-origin' };
  const fromElsewhere = attacks
    .filter(({ on }) => on.includes(kind))
    .map(({ title, headers }): Try => ({ what: title, headers, status: 403 }));
  const withWrongToken = wrongTokens.map((wrong): Try => ({
    what: `token ${wrong}`,
    headers: { ...here, 'x-xsrf-token': wrong },
    status: 403,
  }));
  const asForm = formTypes.map((type): Try => ({ what: type, headers: { ...here, 'content-type': type }, status: 415 }));
  return [...fromElsewhere, ...(kind === 'call' ? withWrongToken : []), ...(isJson ? asForm : [])];
}

function send({ route, kind, request }: Change, headers: Record<string, string | undefined>): Promise<Answered> {
  const { url, headers: own, body } = request();
  const types = { call: 'application/json', form: 'application/x-www-form-urlencoded', report: 'application/csp-report' };
  const all = { host: 'localhost', 'content-type': types[kind], 'x-xsrf-token': admin.cookies['XSRF-TOKEN'], ...own, ...headers };
  return app.server.app.inject({
    method: route.split(' ', 1)[0] as 'PUT' | 'POST' | 'DELETE',
    url,
    cookies: admin.cookies,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    payload: body,
  });
}

/** Everything a change could have left behind. That somebody was denied may be written down. */
async function everything(): Promise<unknown> {
  const tables = ['app_user', 'user_property', 'platform_setting', 'content_version', 'client_log', 'idempotency', 'sign_in_delay'];
  const rows = (from: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)), '[]') from ${from} t)`;
  // One question instead of nine: it is asked twice for each route.
  const { rows: found } = await sql`
    select jsonb_build_array(${sql.join([
      ...tables.map((table) => rows(sql.table(table))),
      rows(sql`(select guid, ended_on from session)`),
      rows(sql`(select id, type from audit where type <> 'access.denied')`),
    ])}) as everything`.execute(app.db);
  return found;
}

describe('G4 a change that another site asks for', () => {
  test('every route that changes something is tried', () => {
    const known = app.server.app.registeredRoutes
      .filter(({ method }) => !['GET', 'HEAD'].includes(method))
      .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
    expect(known.toSorted()).toEqual(changes.map(({ route }) => route).toSorted());
  });

  // Of each route everything is tried between two looks at what there is: a look takes as long as ten refusals.
  test.each(changes)('$route: whatever another site sends is refused, and nothing changes', async (change) => {
    const before = await everything();
    const answers: { what: string; status: number }[] = [];
    const tries = triesAt(change);
    for (const { what, headers } of tries) answers.push({ what, status: (await send(change, headers)).statusCode });
    expect(answers).toEqual(tries.map(({ what, status }) => ({ what, status })));
    expect(await everything()).toEqual(before);
  });

  test('a GET stays a GET, whatever it claims to be', async () => {
    const before = await everything();
    for (const address of [
      '/api/profiles:loggedIn?_method=PUT&firstName=Vreemd',
      '/logout?_method=POST',
      '/login?_method=POST&email=a&password=b',
    ]) {
      await admin.get(address, { 'x-http-method-override': 'PUT', 'x-http-method': 'PUT' });
    }
    const posted = await admin.send('POST', '/api/profiles:loggedIn', { firstName: 'Vreemd' }, { 'x-http-method-override': 'PUT' });
    expect(posted.statusCode).toBe(405);
    expect(await everything()).toEqual(before);
  });

  test.each(changes.filter(({ kind }) => kind !== 'form'))('$route from our own page is answered', async (change) => {
    expect((await send(change, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(change.answer);
  });

  test('R9.41 without the browser’s own headers, our origin and the token are enough', async () => {
    expect((await send(changeBy(callOf(updateLoggedInUser)), { origin: 'http://localhost:3000' })).statusCode).toBe(200);
  });
});
