import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Client, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: Client;
let operations: Operation[];

interface Schema {
  properties?: Record<string, unknown>;
}

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  inQuery: string[];
  inBody: string[];
}

interface Description {
  paths: Record<
    string,
    Record<string, { parameters?: { in: string; name: string }[]; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
}

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true, isMett: true });
  const { paths } = (await app.visitor.get('/api/openapi.json')).json<Description>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as 'GET',
      path,
      inQuery: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      inBody: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  );
});
afterAll(() => app.close());

const hostileWords = ["') or 1=1; drop table app_user --", '-1e400'];
const hostileValues = [hostileWords[0], -1, { constructor: { prototype: { isAdmin: true } } }];
const guid = '00000000-0000-4000-8000-000000000000';
const addressOf = (path: string) => path.replace(/\{\w+\}/g, guid);

/** Its failures, in words. */
async function failuresOf({ method, path, inQuery, inBody }: Operation): Promise<string[]> {
  const failures: string[] = [];
  const ask = async (query: string, body?: unknown) => {
    const answer = await admin.send(method, addressOf(path) + query, body, { 'if-match': '"1"' });
    if (answer.statusCode >= 500 || /syntax error|PostgresError|\bat \S+\.ts/.test(answer.body))
      failures.push(`${method} ${path}${query} ${JSON.stringify(body)}: ${answer.statusCode} ${answer.body.slice(0, 100)}`);
  };
  await ask("?includeDrafts=true&isPublished=false&filter[x'--]=1");
  for (const name of inQuery) {
    for (const value of hostileWords) await ask(`?${new URLSearchParams({ [name]: value })}`);
    await ask(`?${name}=a&${name}=b`);
  }
  if (method === 'GET') return failures;
  for (const body of [[], 'x']) await ask('', body);
  for (const name of inBody) for (const value of hostileValues) await ask('', { [name]: value });
  return failures;
}

test('B4 B5 B6 I5 whatever stands in a query or a body, every call answers it or refuses it, and none breaks', async () => {
  expect(operations.length).toBeGreaterThan(60);
  const failures: string[] = [];
  for (const operation of operations) {
    failures.push(...(await failuresOf(operation)));
    // One of them publishes new terms, and what comes after it is to be asked as well.
    await app.acceptTerms();
  }
  expect(failures).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect((await admin.get('/api/users')).statusCode).toBe(200);
}, 60_000);

test('A5 a visitor who asks for drafts gets what every visitor gets, or nothing', async () => {
  const asked = ['includeDrafts=true', 'isPublished=false', 'filter=isPublished%3Dfalse', 'roleIds=', 'preview=1'];
  for (const path of ['/api/listitemtypes', '/api/platformsettingvalues', '/api/search?q=plein', '/api/route?path=/']) {
    const plain = (await app.visitor.get(path)).body;
    for (const query of asked) {
      const { statusCode, body } = await app.visitor.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
      expect(statusCode === 400 || body === plain).toBe(true);
    }
  }
});

test('A10 whoever asks for all settings gets those that they may see; no key of a secret is one', async () => {
  const keysOf = async (query: string) => (await app.visitor.get(`/api/platformsettingvalues?${query}`)).json<{ key: string }[]>();
  expect(await keysOf('includeAll=true')).toEqual(await keysOf(''));
  expect((await app.visitor.get('/api/platformsettingvalues?includeAll=true&keys=smtpPassword')).statusCode).toBe(400);
  expect(await keysOf('includeAll=true&keys=primaryDomain,hostNames')).toEqual([]);
});
