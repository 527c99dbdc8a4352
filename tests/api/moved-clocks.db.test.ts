import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { signedInWithAuthenticator, type WithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { layLine } from '../support/database-line.ts';
import { testApp, type Client, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let person: WithAuthenticator;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rateLimit').execute();
  person = await signedInWithAuthenticator(app);
});
afterEach(() => vi.useRealTimers());

/** Sets the clock of this machine, and not that of the database. */
function moveClock(minutes: number): void {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
}

const dangerous = (client: Client) => client.send('POST', '/api/secondfactors/recoverycodes:renew');
const day = 24 * 60;

describe.each([-day, -15, 15, day])('drill 5 with a clock that is %i minutes off', (minutes) => {
  test('who proved a moment ago who they are needs not do so again', async () => {
    moveClock(minutes);
    expect((await dangerous(person)).statusCode).toBe(200);
  });

  test('who proved it eleven minutes ago has to', async () => {
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${person.guid}`.execute(app.db);
    moveClock(minutes);
    expect((await dangerous(person)).json()).toMatchObject({ code: 'auth.proof_needed' });
  });

  test('a code of the app is one of this minute', async () => {
    const [now, late] = [codeOf(person.secret), codeOf(person.secret, minutes * 2)];
    moveClock(minutes);
    expect((await person.send('POST', '/api/session:prove', { code: late })).statusCode).toBe(422);
    expect((await person.send('POST', '/api/session:prove', { code: now })).statusCode).toBe(204);
  });

  test('an access token that was given before the clock was set is good after it, and says when it ends by the clock of all', async () => {
    const { accessToken, expiresOn } = (await person.send('POST', '/api/session:token')).json<Record<string, string>>();
    moveClock(minutes);
    const answer = await person.get('/api/profiles:loggedIn', { authorization: `Bearer ${accessToken}` });
    expect(answer.statusCode).toBe(200);
    const again = (await person.send('POST', '/api/session:token')).json<Record<string, string>>();
    expect(Math.abs(Date.parse(again['expiresOn'] ?? '') - Date.parse(expiresOn ?? ''))).toBeLessThan(60_000);
  });

  test('nobody is told to wait for longer than a limit lasts', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const ask = () => limited.visitor.get('/api/platformsettingvalues?keys=showHeader');
    for (let call = 0; call < 120; call++) await ask();
    moveClock(minutes);
    const { statusCode, headers } = await ask();
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

test('drill 5 a clock that is set back hides nothing from who asks how it is doing', async () => {
  const line = await layLine(app.connection);
  const away = await app.secondInstance({}, line.connection);
  const ready = async () => (await away.visitor.get('/readyz')).statusCode;
  expect(await ready()).toBe(200);
  moveClock(-day);
  line.cut();
  await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 10_000 });
  line.mend();
  await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000 });
  line.close();
}, 30_000);
