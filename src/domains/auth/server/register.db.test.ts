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
const person = { firstName: 'Ans', middleName: 'de', lastName: 'Bos', email: 'ans@plein.test', password, terms: 'on' };
let people = 0;
const somebody = () => ({ ...person, email: `nieuw-${(people += 1)}@plein.test` });

async function lastLink(): Promise<string> {
  return new URL((await app.mails()).at(-1)?.content.action?.href ?? '').pathname;
}

function userOf(email: string) {
  return app.db.selectFrom('appUser').selectAll().where('emailKey', '=', email).executeTakeFirst();
}

test('R7.37 the page to register is there when the setting allows it, and so is the way to it', async () => {
  await openRegistration(app, false);
  expect((await app.visitor.get('/register')).statusCode).toBe(404);
  expect((await app.visitor.post('/register', somebody())).statusCode).toBe(404);
  expect((await app.visitor.get('/login')).body).not.toContain('href="/register"');
  await openRegistration(app);
  const page = await app.visitor.get('/en/register');
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"|<input[^>]*name="terms"[^>]*type="checkbox"/);
  expect(page.body).not.toContain('checked');
  expect((await app.visitor.get('/login')).body).toContain('href="/register"');
});

test('somebody registers, confirms the address with a button, and signs in', async () => {
  const form = somebody();
  const asked = await app.visitor.post('/register', form);
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/register?sent']);
  expect((await app.visitor.get('/register?sent')).body).toContain('We hebben u een mail gestuurd.');
  expect(await userOf(form.email)).toBeUndefined();
  expect((await app.visitor.post('/login', { email: form.email, password })).statusCode).toBe(422);

  const link = await lastLink();
  for (let looks = 0; looks < 2; looks += 1) {
    const page = await app.visitor.get(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.body).toContain('E-mailadres bevestigen</button>');
  }
  expect(await userOf(form.email)).toBeUndefined();

  const confirmed = await app.visitor.post(link, {});
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/login?message=verified']);
  expect((await app.visitor.get('/login?message=verified')).body).toContain('Uw e-mailadres is bevestigd.');
  expect(await userOf(form.email)).toMatchObject({
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
  expect((await userOf(form.email))?.emailVerifiedOn).not.toBeNull();
  expect((await app.visitor.post('/login', { email: form.email, password })).statusCode).toBe(303);
  expect((await app.visitor.post(link, {})).statusCode).toBe(404);
});

test('F2 an address that is known gets the same answer, and a mail that says so', async () => {
  const known = await app.signedIn();
  const answers = [];
  for (const email of [known.email, 'onbekend@plein.test']) {
    const { statusCode, body, headers } = await app.visitor.post('/register', { ...person, email });
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
  expect(toUnknown).toMatchObject({ kind: 'auth.verify', to: 'onbekend@plein.test' });
  expect((await app.visitor.post('/login', { email: known.email, password })).statusCode).toBe(422);
  expect((await app.visitor.post('/login', { email: known.email, password: known.password })).statusCode).toBe(303);
});

test('each link has the password that was chosen with it: who registers the address of another gets nothing', async () => {
  const victim = somebody();
  await app.visitor.post('/register', { ...victim, password: 'de zin van de aanvaller 1' });
  await app.visitor.post('/register', victim);
  const own = await lastLink();
  await app.visitor.post('/register', { ...victim, password: 'de zin van de aanvaller 2' });
  expect((await app.visitor.post(own, {})).statusCode).toBe(303);
  expect((await app.visitor.post('/login', { email: victim.email, password })).statusCode).toBe(303);
  for (const number of [1, 2]) {
    const answer = await app.visitor.post('/login', { email: victim.email, password: `de zin van de aanvaller ${number}` });
    expect(answer.statusCode).toBe(422);
  }
  expect((await app.visitor.post(await lastLink(), {})).statusCode).toBe(404);
});

test('of two confirmations at the same moment one wins, and there is one account', async () => {
  const form = somebody();
  await app.visitor.post('/register', form);
  const link = await lastLink();
  const answers = await Promise.all([app.visitor.post(link, {}), app.visitor.post(link, {})]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 404]);
});

test.each([
  [{ firstName: '' }, 'Vul uw voornaam in.'],
  [{ lastName: '  ' }, 'Vul uw achternaam in.'],
  [{ email: 'ans' }, 'Vul een e-mailadres in zoals'],
  [{ terms: '' }, 'Ga akkoord met de gebruiksvoorwaarden'],
  [{ password: 'kort' }, 'minstens 12 tekens'],
  [{ password: 'nieuw-bos@plein.test', email: 'nieuw-bos@plein.test' }, 'makkelijk te raden'],
])('F3 %j is told at its field, what was typed stays, and no mail goes out', async (wrong, words) => {
  const page = await app.visitor.post('/register', { ...somebody(), middleName: 'van het', ...wrong });
  expect(page.statusCode).toBe(422);
  expect(page.body).toContain(words);
  expect(page.body).toContain('value="van het"');
  expect(page.body).not.toContain(password);
  expect(await app.mails()).toEqual([]);
});

test.each(['isAdmin', 'isMett', 'isContentManager', 'emailVerifiedOn', 'roleIds', 'guid'])('a field %s is refused', async (field) => {
  expect((await app.visitor.post('/register', { ...somebody(), [field]: 'true' })).statusCode).toBe(400);
  expect(await app.mails()).toEqual([]);
});

describe('the mail once more', () => {
  test('F2 the answer is the same for an address that waits, one that is confirmed, one that is not, and one that nobody has', async () => {
    const waiting = somebody();
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
    expect((await app.mails()).map(({ to }) => to)).toEqual([waiting.email, unconfirmed.email]);

    expect((await app.visitor.post(await lastLink(), {})).statusCode).toBe(303);
    expect((await userOf(unconfirmed.email))?.emailVerifiedOn).not.toBeNull();
  });

  test('a link is too old after a day', async () => {
    await app.visitor.post('/register', somebody());
    const link = await lastLink();
    await sql`update one_time_token set expires_on = expires_on - interval '24 hours'`.execute(app.db);
    expect((await app.visitor.get(link)).statusCode).toBe(404);
    expect((await app.visitor.post(link, {})).statusCode).toBe(404);
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
    await limited.visitor.post('/register', { ...somebody(), password: 'kort' });
    for (let time = 0; time < 6; time += 1) statuses.push((await limited.visitor.post('/register', somebody())).statusCode);
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
