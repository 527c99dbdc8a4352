import { afterAll, beforeAll, expect, test } from 'vitest';
import { RouteAnswerSchema } from '#app/server/route-answer-schema.ts';
import { testApp, type Client, type TestApp } from '../support/test-app.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

let app: TestApp;
let world: CallWorld;

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
});
afterAll(() => app.close());

/** What the server put into the page, before any contract looked at it. */
async function answerInPage(client: Client, path: string): Promise<unknown> {
  const { body } = await client.get(path);
  const [, json = '[]'] = /<script type="application\/json" id="plein-data">(.*?)<\/script>/.exec(body) ?? [];
  return (JSON.parse(json) as { data: unknown }[])[0]?.data;
}

const screens: [string, (world: CallWorld) => string][] = [
  ['the home page', () => '/'],
  ['a page with a list', () => '/nieuws'],
  ['an item', ({ item }) => `/nieuws/i/${item}`],
  ['a page by its guid', ({ page }) => `/g/${page}`],
  ['an editor', () => '/edit'],
  ['a search', () => '/en/search?q=openbaar'],
  ['the proof of who somebody is', () => '/login/proof'],
  ['signing out', () => '/logout'],
  ['an account', () => '/account/profile'],
  ['an invitation', () => '/invitation/x'],
  ['a new password', () => '/reset'],
  ['the terms', () => '/legal/terms-of-use/nl'],
  ['the cookies', () => '/legal/cookie-statement/nl'],
  ['nothing', () => '/nergens'],
  ['an admin’s table', () => '/admin/users'],
  ['the settings', () => '/settings'],
  ['somebody’s security', ({ reader }) => `/admin/users/${reader.guid}/security`],
  ['whom to look as', () => '/view-as'],
];

test.each(screens)('%s is answered with all that its page would get', async (_, pathOf) => {
  const path = pathOf(world);
  const inPage = await answerInPage(world.admin, path);
  expect(inPage).toMatchObject({ screen: { kind: expect.any(String) as string } });
  expect((await world.admin.get(`/api/route?path=${encodeURIComponent(path)}`)).json()).toEqual(inPage);
});

test.each(['/', '/login', '/settings', '/home'])('%s is answered to a visitor too', async (path) => {
  expect((await app.visitor.get(`/api/route?path=${path}`)).statusCode).toBe(200);
});

test('an answer that is not what the contract says is no answer', async () => {
  const answer = (await app.visitor.get('/api/route?path=/')).json<Record<string, unknown>>();
  expect(RouteAnswerSchema.safeParse(answer).success).toBe(true);
  expect(RouteAnswerSchema.safeParse({ ...answer, screen: { kind: 'page' } }).success).toBe(false);
  expect(RouteAnswerSchema.safeParse({ ...answer, head: undefined }).success).toBe(false);
});

test('what it does not name does not leave the server', async () => {
  const answer = (await app.visitor.get('/api/route?path=/')).json<{ frame: object }>();
  const parsed = RouteAnswerSchema.parse({ ...answer, frame: { ...answer.frame, secret: 'x' }, secret: 'x' });
  expect(JSON.stringify(parsed)).not.toContain('secret');
});
