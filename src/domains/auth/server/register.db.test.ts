import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

async function openRegistration({ system, server }: TestApp, isOpen = true): Promise<void> {
  await updateSetting(system, 'allowRegistration', isOpen);
  await server.contentVersion.refresh();
}

beforeAll(async () => {
  app = await testApp();
  await openRegistration(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const password = 'kiezelsteen vlaggenmast zeven';
const person = { firstName: 'Ans', middleName: 'de', lastName: 'Bos', password, terms: 'on' };
let people = 0;
const someAddress = () => `nieuw-${(people += 1)}@plein.test`;

async function lastLink(): Promise<string> {
  return new URL((await app.mails()).at(-1)?.content.action?.href ?? '').pathname;
}

/** Asks for an account, and gives the link in the mail. */
async function linkFor(email: string): Promise<string> {
  expect((await app.visitor.post('/register', { email })).statusCode).toBe(303);
  return lastLink();
}

function userOf(email: string) {
  return app.db.selectFrom('appUser').selectAll().where('emailKey', '=', email).executeTakeFirst();
}

const canSignIn = async (email: string, secret = password) =>
  (await app.visitor.post('/login', { email, password: secret })).statusCode === 303;

test('R7.37 the page to register is there when the setting allows it, and so is the way to it', async () => {
  const link = await linkFor(someAddress());
  await openRegistration(app, false);
  expect((await app.visitor.get('/register')).statusCode).toBe(404);
  expect((await app.visitor.post('/register', { email: someAddress() })).statusCode).toBe(404);
  expect((await app.visitor.get('/login')).body).not.toContain('href="/register"');
  // What was asked for before is not given any more either.
  expect((await app.visitor.get(link)).statusCode).toBe(404);
  expect((await app.visitor.post(link, person)).statusCode).toBe(404);
  await openRegistration(app);
  expect((await app.visitor.get('/en/register')).statusCode).toBe(200);
  expect((await app.visitor.get('/login')).body).toContain('href="/register"');
  const page = await app.visitor.get(link);
  expect(page.body).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"|<input[^>]*name="terms"[^>]*type="checkbox"/);
  expect(page.body).not.toContain('checked');
});

test('somebody asks for an account with their address, fills in the rest at the link from the mail, and signs in', async () => {
  const email = someAddress();
  const asking = await app.visitor.get('/register');
  for (const name of ['password', 'firstName', 'lastName', 'terms']) expect(asking.body).not.toContain(`name="${name}"`);
  const asked = await app.visitor.post('/register', { email });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/register?sent']);
  expect((await app.visitor.get('/register?sent')).body).toContain('We hebben u een mail gestuurd.');
  expect(await app.mails()).toMatchObject([{ kind: 'auth.register', to: email }]);

  const link = await lastLink();
  expect(link).toMatch(/^\/register\/[\w-]{43}$/);
  for (let looks = 0; looks < 2; looks += 1) {
    const page = await app.visitor.get(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.body).toContain(email);
    expect(page.body).toContain('autoComplete="new-password"');
    expect(page.body).not.toContain(`returnTo=${encodeURIComponent(link)}`);
  }
  expect(await userOf(email)).toBeUndefined();

  const made = await app.visitor.post(link, person);
  expect([made.statusCode, made.headers.location, made.cookies]).toEqual([303, '/login?message=registered', []]);
  expect((await app.visitor.get('/login?message=registered')).body).toContain('Uw account is gemaakt.');
  expect(await userOf(email)).toMatchObject({
    firstName: 'Ans',
    middleName: 'de',
    lastName: 'Bos',
    isAdmin: false,
    isContentManager: false,
    isMett: false,
    isDeveloper: false,
    isActive: true,
    termsOfUseVersionAccepted: 1,
  });
  expect((await userOf(email))?.emailVerifiedOn).not.toBeNull();
  expect(await canSignIn(email)).toBe(true);
  const again = await app.visitor.post(link, person);
  expect(again.statusCode).toBe(404);
  expect(again.body).toContain('href="/register"');
});

test('who makes an account in English gets the mail, the page and what follows in English', async () => {
  const email = someAddress();
  await app.visitor.post('/en/register', { email });
  expect(await app.mails()).toMatchObject([{ kind: 'auth.register', language: 'en' }]);
  const link = await lastLink();
  expect((await app.visitor.get(link)).body).toContain('Create your account');
  expect((await app.visitor.post(link, person)).headers.location).toBe('/en/login?message=registered');
  const user = await userOf(email);
  const language = await app.db
    .selectFrom('userProperty')
    .select('value')
    .where('userGuid', '=', user?.guid ?? '')
    .execute();
  expect(language).toEqual([{ value: 'en' }]);
});

test('F2 an address that is known gets the same answer, and a mail that says so', async () => {
  const known = await app.signedIn();
  const answers = [];
  for (const email of [known.email, 'onbekend@plein.test']) {
    const { statusCode, body, headers } = await app.visitor.post('/register', { email });
    const { date: _, 'x-correlation-id': __, ...others } = headers;
    answers.push({ statusCode, body, others });
  }
  expect(answers[0]).toEqual(answers[1]);
  const [toKnown, toUnknown] = await app.mails();
  expect(toKnown).toMatchObject({
    kind: 'auth.already_known',
    to: known.email,
    content: { action: { href: 'http://localhost:3000/reset' } },
  });
  expect(toUnknown).toMatchObject({ kind: 'auth.register', to: 'onbekend@plein.test' });
  expect(await canSignIn(known.email, known.password)).toBe(true);
});

test('whoever else asks for an account with an address, before or after its owner and once more, puts nothing of theirs into it', async () => {
  const email = someAddress();
  const ofStranger = { firstName: 'Kwaad', lastName: 'Willig', password: 'de zin van de aanvaller 1', terms: 'on' };
  expect((await app.visitor.post('/register', { email, ...ofStranger })).statusCode).toBe(400);
  const links = [await linkFor(email), await linkFor(email)];
  await app.visitor.post('/verify', { email });
  links.push(await lastLink());
  expect(new Set(links).size).toBe(3);
  for (const link of links) expect((await app.visitor.get(link)).body).not.toContain('Kwaad');

  expect((await app.visitor.post(links.at(-1) ?? '', person)).statusCode).toBe(303);
  expect(await userOf(email)).toMatchObject({ firstName: 'Ans', lastName: 'Bos' });
  expect(await canSignIn(email)).toBe(true);
  for (const link of links) expect((await app.visitor.post(link, ofStranger)).statusCode).toBe(404);
  expect(await canSignIn(email, ofStranger.password)).toBe(false);
});

test('of two who make the account at the same moment one wins, by one link and by two', async () => {
  const email = someAddress();
  const [first, second] = [await linkFor(email), await linkFor(email)];
  const answers = await Promise.all([first, first, second].map((link) => app.visitor.post(link, person)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 404, 404]);
});

test('an address that got an account in another way meanwhile is not taken twice', async () => {
  const email = someAddress();
  const link = await linkFor(email);
  await app.signedIn({ email });
  expect((await app.visitor.post(link, person)).statusCode).toBe(404);
  expect(await userOf(email)).toMatchObject({ firstName: 'Noor' });
});

test.each(['', 'ans', 'ans@', 'a'.repeat(300)])(
  'an account is asked for with an address: %j is told at its field, and no mail goes out',
  async (email) => {
    const page = await app.visitor.post('/register', { email });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('aria-invalid="true"');
    expect(await app.mails()).toEqual([]);
  },
);

test.each([
  [{ firstName: '' }, 'Vul uw voornaam in.'],
  [{ lastName: '  ' }, 'Vul uw achternaam in.'],
  [{ terms: '' }, 'Ga akkoord met de gebruiksvoorwaarden'],
  [{ password: 'kort' }, 'minstens 12 tekens'],
  [{ password: 'wachtwoord12345' }, 'makkelijk te raden'],
  [{ password: 'plein plein plein' }, 'makkelijk te raden'],
])('F3 %j is told at its field, what was typed stays, and the link still works', async (wrong, words) => {
  const email = someAddress();
  const link = await linkFor(email);
  const page = await app.visitor.post(link, { ...person, middleName: 'van het', ...wrong });
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain(words);
  expect(page.body).toContain('<title>Fout: ');
  expect(page.body).toContain('value="van het"');
  expect(page.body).toContain(email);
  expect(page.body).not.toContain(password);
  expect(await userOf(email)).toBeUndefined();
  expect((await app.visitor.post(link, person)).statusCode).toBe(303);
});

test('F3 the address is no password for itself', async () => {
  const email = `${'q'.repeat(3)}-een-eigen-adres@plein.test`;
  const page = await app.visitor.post(await linkFor(email), { ...person, password: email });
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain('makkelijk te raden');
});

test.each(['isAdmin', 'isMett', 'isContentManager', 'emailVerifiedOn', 'roleIds', 'guid', 'email'])(
  'a field %s at the link is refused, and the link still works',
  async (field) => {
    const email = someAddress();
    const link = await linkFor(email);
    expect((await app.visitor.post(link, { ...person, [field]: 'true' })).statusCode).toBe(400);
    expect(await userOf(email)).toBeUndefined();
    expect((await app.visitor.get(link)).statusCode).toBe(200);
  },
);

test('a link of another kind makes no account, and this one confirms nothing', async () => {
  const known = await app.signedIn();
  await app.visitor.post('/reset', { email: known.email });
  const reset = (await lastLink()).split('/').at(-1);
  const register = (await linkFor(someAddress())).split('/').at(-1);
  for (const path of [`/register/${reset}`, `/register/${'x'.repeat(43)}`]) {
    expect((await app.visitor.get(path)).statusCode).toBe(404);
    expect((await app.visitor.post(path, person)).statusCode).toBe(404);
  }
  for (const path of [`/verify/${register}`, `/reset/${register}`]) expect((await app.visitor.get(path)).statusCode).toBe(404);
  expect((await app.visitor.post(`/verify/${register}`, {})).statusCode).toBe(404);
});

describe('the mail once more', () => {
  test('F2 the answer is the same for an address that waits, one that is confirmed, one that is not, and one that nobody has', async () => {
    const waiting = { email: someAddress() };
    await app.visitor.post('/register', waiting);
    const [confirmed, unconfirmed] = [await app.signedIn(), await app.signedIn()];
    await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', unconfirmed.guid).execute();
    await app.db.deleteFrom('mail').execute();
    const ask = async (email: string): Promise<Pick<Answered, 'statusCode' | 'body'>> => {
      const { statusCode, body, headers } = await app.visitor.post('/verify', { email });
      return { statusCode, body: `${String(headers.location)} ${body}` };
    };
    const answers = [];
    for (const { email } of [waiting, confirmed, unconfirmed, { email: 'niemand@plein.test' }]) answers.push(await ask(email));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 303 });
    expect((await app.mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['auth.register', waiting.email],
      ['auth.verify', unconfirmed.email],
    ]);

    const link = await lastLink();
    expect((await app.visitor.get(link)).body).toContain('E-mailadres bevestigen</button>');
    expect((await app.visitor.post(link, {})).headers.location).toBe('/login?message=verified');
    expect((await userOf(unconfirmed.email))?.emailVerifiedOn).not.toBeNull();
  });

  test('a link is too old after a day', async () => {
    const link = await linkFor(someAddress());
    await sql`update one_time_token set expires_on = expires_on - interval '24 hours'`.execute(app.db);
    expect((await app.visitor.get(link)).statusCode).toBe(404);
    expect((await app.visitor.post(link, person)).statusCode).toBe(404);
  });
});

describe('how often', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMITS: 'on' });
    await openRegistration(limited);
  });
  afterAll(() => limited.close());

  test('one network registers five times an hour; what it filled in wrongly does not count', async () => {
    const statuses = [];
    await limited.visitor.post('/register', { email: 'geen adres' });
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await limited.visitor.post('/register', { email: someAddress() })).statusCode);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test('F2 an address is mailed once a minute and five times a day, known or not', async () => {
    const known = await limited.signedIn();
    for (const email of [known.email, 'niemand@plein.test']) {
      await limited.db.deleteFrom('rateLimit').execute();
      expect((await limited.visitor.post('/verify', { email })).statusCode).toBe(303);
      expect((await limited.visitor.post('/verify', { email })).statusCode).toBe(429);
      const statuses = [];
      for (let time = 0; time < 5; time += 1) {
        await sql`update rate_limit set ends_on = now() where key like 'verify-minute%'`.execute(limited.db);
        statuses.push((await limited.visitor.post('/verify', { email })).statusCode);
      }
      expect(statuses).toEqual([303, 303, 303, 303, 429]);
    }
  });
});
