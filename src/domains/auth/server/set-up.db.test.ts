import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { cookiesOf, withProvider } from '#domains/identities/testing/openid-people.ts';
import { clientOf, type Client, type Instance } from '../../../../tests/support/test-app.ts';
import { createSetUpLink } from './index.ts';

const { app, people } = await withProvider();
const onlyProvider = await app.secondInstance({ LOCAL_LOGIN: '0' });

beforeEach(() => app.db.deleteFrom('appUser').execute());

const newPath = async () => new URL((await createSetUpLink(app.system)) ?? '').pathname;
const nobodyIsThere = async () => (await app.db.selectFrom('appUser').select('guid').execute()).length === 0;

const form = { firstName: 'Noor', middleName: '', lastName: 'Bakker', email: 'noor@plein.test', password: 'vier paarden in de regen' };

/** Through the provider, from the page of a set-up link. */
async function setUpAt(path: string, subject: string, at: Pick<Instance, 'server' | 'visitor'> = app) {
  const token = path.slice(path.lastIndexOf('/') + 1);
  return people.signIn(subject, { path: `/login/openid?setup=${token}`, at });
}

test('R7.38 the link makes the first admin, who is signed in at once, and works no second time', async () => {
  const path = await newPath();
  expect(path).toMatch(/^\/setup\/[\w-]{43}$/);
  const shown = await app.visitor.get(path);
  expect([shown.statusCode, shown.headers['referrer-policy'], shown.headers['cache-control']]).toEqual([200, 'no-referrer', 'no-store']);
  expect(shown.body).toContain('Maak de eerste beheerder');
  expect((await app.visitor.get(`/en${path}`)).body).toContain('Create the first administrator');
  const answer = await app.visitor.post(path, form);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/content']);
  const profile = (await clientOf(app.server, cookiesOf(answer)).get('/api/profiles:loggedIn')).json<object>();
  expect(profile).toMatchObject({ email: form.email, lastName: 'Bakker', isAdmin: true, isMett: false, isDeveloper: false });
  expect((await app.visitor.post('/login', { email: form.email, password: form.password })).statusCode).toBe(303);
  expect((await app.visitor.get(path)).statusCode).toBe(404);
  expect((await app.visitor.post(path, { ...form, email: 'ander@plein.test' })).statusCode).toBe(404);
  expect(await createSetUpLink(app.system)).toBeUndefined();
});

test('F11 of three at the same moment one becomes admin', async () => {
  const path = await newPath();
  const answers = await Promise.all(Array.from({ length: 3 }, (_, n) => app.visitor.post(path, { ...form, email: `${n}@plein.test` })));
  expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  expect(await app.db.selectFrom('appUser').select('guid').execute()).toHaveLength(1);
});

test('what is wrong is said at its field, what was typed stays, and nobody is made', async () => {
  const path = await newPath();
  const answer = await app.visitor.post(path, { ...form, firstName: '', password: 'noor bakker' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Vul uw voornaam in.');
  expect(answer.body).toContain('value="noor@plein.test"');
  const short = await app.visitor.post(path, { ...form, password: 'te kort' });
  expect(short.body).toContain('Kies er een van minstens 15 tekens.');
  expect(await nobodyIsThere()).toBe(true);
});

test('a link that is replaced, too old, made up or late is a page that is not there, like any other', async () => {
  const replaced = await newPath();
  const expired = await newPath();
  await sql`update one_time_token set expires_on = now() where purpose = 'set-up'`.execute(app.db);
  const missing = await app.visitor.get('/bestaat-niet');
  for (const path of [replaced, expired, '/setup/verzonnen']) {
    const answers = [await app.visitor.get(path), await app.visitor.post(path, form), await app.visitor.post(path, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(titleOf(answers[0]?.body)).toBe(titleOf(missing.body));
  }
  const late = await newPath();
  await app.signedIn({ isAdmin: true });
  expect((await app.visitor.get(late)).statusCode).toBe(404);
  expect((await app.visitor.post(late, form)).statusCode).toBe(404);
});

const titleOf = (body = '') => /<title>[^<]*/.exec(body)?.[0];

test('an address that somebody here has is told at its field', async () => {
  const path = await newPath();
  await app.signedIn({ email: form.email });
  const answer = await app.visitor.post(path, form);
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('Er is al een account met dit e-mailadres.');
  expect((await app.visitor.get(path)).statusCode).toBe(200);
});

test('R7.38 the first admin comes by the provider as well, also where nobody has a password', async () => {
  const path = await newPath();
  const page = await onlyProvider.visitor.get(path);
  expect(page.body).not.toContain('name="password"');
  expect(page.body).toContain('Beheerder worden met');
  expect((await onlyProvider.visitor.post(path, form)).statusCode).toBe(422);
  const { subject, email } = people.stranger({ email_verified: false });
  const answer = await setUpAt(path, subject, onlyProvider);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/content']);
  expect((await people.profileOf(answer)).json()).toMatchObject({ email, firstName: 'Sanne', isAdmin: true });
  expect((await people.profileOf(await people.signIn(subject, { at: onlyProvider }))).json()).toMatchObject({ email, isAdmin: true });
  expect((await onlyProvider.visitor.get(path)).statusCode).toBe(404);
});

const problems: [string, () => Promise<string>, string][] = [
  ['is somebody here', async () => (await people.knownPerson()).subject, 'hoort al bij iemand'],
  ['stops', async () => '', 'afgebroken'],
  ['has no address', async () => people.stranger({ email: undefined }).subject, 'vertelt ons uw e-mailadres niet'],
  ['has the address of somebody here', async () => people.stranger({ email: (await app.signedIn()).email }).subject, 'al een account'],
];
test.each(problems)('who %s at the provider reads so on the page, and the link still works', async (_, subject, words) => {
  const path = await newPath();
  const answer = await setUpAt(path, await subject());
  expect(answer.statusCode).toBe(303);
  const visitor: Client = app.visitor;
  const page = await visitor.get(answer.headers.location ?? '');
  expect([page.statusCode, page.body.includes(words)]).toEqual([200, true]);
});
