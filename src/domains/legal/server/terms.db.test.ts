import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { initialSettings } from '#domains/settings/model/settings.ts';
import { isoDay } from '#platform/shared/format.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Terms } from '../model/terms.contract.ts';
import { publishTerms } from './terms.service.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  [admin, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ hasAcceptedTerms: false })];
});
afterAll(() => app.close());

const accepted = async ({ guid }: SignedInClient) =>
  (await app.db.selectFrom('appUser').select('termsOfUseVersionAccepted as version').where('guid', '=', guid).executeTakeFirstOrThrow())
    .version;
const terms = async (language = 'nl') => (await person.get(`/api/termsofuse?lang=${language}`)).json<Terms>();
const page = '/legal/terms-of-use/nl';

async function versionAskedAt(path: string, client = person): Promise<number | undefined> {
  return (await client.get(`/api/route?path=${path}`)).json<{ termsVersion?: number }>().termsVersion;
}

test('R3.57 R9.07 the version of the terms starts at 1', async () => {
  expect(initialSettings.termsOfUseVersion).toBe(1);
  const answer = await app.visitor.get('/api/platformsettingvalues?keys=termsOfUseVersion');
  expect(answer.json()).toEqual([{ key: 'termsOfUseVersion', value: 1, version: 0 }]);
  expect(await terms()).toMatchObject({ version: 1, acceptedVersion: null, changes: null, text: { date: '2023-03-14' } });
});

test('R3.03 an application user has roles and the version that was accepted', async () => {
  const user = (await person.get('/api/profiles:loggedIn')).json<{ roleIds: string[]; termsOfUseVersionAccepted: number | null }>();
  expect(user.roleIds.length).toBeGreaterThan(0);
  expect(user.termsOfUseVersionAccepted).toBeNull();
});

describe('where the terms are asked', () => {
  test('R2.43 on pages of who is signed in, with the current version', async () => {
    expect(await versionAskedAt('/')).toBe(1);
    expect(await versionAskedAt('/account/profile')).toBe(1);
    expect(await versionAskedAt('/', app.visitor as SignedInClient)).toBeUndefined();
  });

  test('R2.44 not on the terms themselves', async () => {
    expect(await versionAskedAt(page)).toBeUndefined();
    expect(await versionAskedAt('/en/legal/terms-of-use/en')).toBeUndefined();
  });

  test('R2.45 not on account/security', async () => {
    expect(await versionAskedAt('/account/security')).toBeUndefined();
  });

  test('not on account/privacy, where somebody takes their data along or leaves', async () => {
    expect(await versionAskedAt('/account/privacy')).toBeUndefined();
  });

  test('R2.46 not on an invitation', async () => {
    expect(await versionAskedAt('/invitation/x')).toBeUndefined();
  });

  test('nor on the way out, nor where somebody proves who they are', async () => {
    expect(await versionAskedAt('/logout')).toBeUndefined();
    expect(await versionAskedAt('/login/proof')).toBeUndefined();
  });
});

describe('answering, by call and by the form on the page', () => {
  test('R4.17 accepting stores the current version on the user', async () => {
    const answer = await person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: 1 });
    expect(answer.json()).toMatchObject({ termsOfUseVersionAccepted: 1 });
    expect((await person.get(page)).body).toContain('U bent akkoord gegaan met versie 1. Dat is de versie van nu.');
  });

  test('R4.18 declining clears it, and the page says what follows', async () => {
    const answer = await person.post(page, { answer: 'decline', version: '1' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, `${page}#terms-choice`]);
    expect(await accepted(person)).toBeNull();
    expect((await person.get(page)).body).toContain('Zonder akkoord kunt u de openbare pagina’s lezen');
  });

  test('R4.17 the form accepts without script', async () => {
    expect((await person.post(page, { answer: 'accept', version: '1' })).statusCode).toBe(303);
    expect(await accepted(person)).toBe(1);
  });

  test.each([
    { answer: 'accept', version: '7' },
    { answer: 'accept', version: '' },
  ])('%o: no other version can be accepted', async (sent) => {
    const answer = await person.post(page, sent);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Er is intussen een nieuwere versie.');
    expect(await accepted(person)).toBe(1);
  });

  test('a visitor sees no form, and cannot answer', async () => {
    expect((await app.visitor.get(page)).body).not.toContain('Uw akkoord');
    expect((await app.visitor.post(page, { answer: 'accept', version: '1' })).statusCode).toBe(401);
  });
});

describe('a new version', () => {
  test('is asked of everybody, with what is new and what is gone', async () => {
    await sql`update terms_version set text = jsonb_set(text, '{intro,0}', '"Zo was het op {platform}."') where version = 1 and language = 'nl'`.execute(
      app.ownerDb,
    );
    const answer = await admin.send('POST', '/api/termsofuse:publish');
    expect(answer.json()).toEqual({ version: 2 });
    await vi.waitFor(async () => expect(await versionAskedAt('/')).toBe(2));
    const { version, acceptedVersion, changes, text } = await terms();
    expect({ version, acceptedVersion }).toEqual({ version: 2, acceptedVersion: 1 });
    expect(changes?.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(changes?.[0]).toMatchObject({ section: 'Gebruiksvoorwaarden', words: 'Zo was het op Plein.' });
    expect(text.version).toBe(2);
    expect((await terms('en')).changes).toEqual([]);
  });

  test('has the day on which it was published, in both languages; the first version keeps the day of the text (R9.08)', async () => {
    expect((await terms()).text.date).toBe(isoDay(new Date()));
    await sql`update terms_version set published_on = '2027-02-28T23:30:00Z' where version = 2`.execute(app.ownerDb);
    expect((await terms()).text.date).toBe('2027-03-01');
    expect((await person.get('/legal/terms-of-use/nl')).body).toMatch(/Versie 2.*1 maart 2027/s);
    expect((await person.get('/en/legal/terms-of-use/en')).body).toMatch(/Version 2.*1 March 2027/s);
  });

  test('its page says it in words, also without script', async () => {
    const { body } = await person.get(page);
    expect(body).toContain('Wat is er veranderd sinds versie 1?');
    expect(body).toMatch(/Vervallen.*<del>Zo was het op Plein\.<\/del>/s);
    expect(body).toMatch(/Nieuw.*<ins>/s);
  });

  test('raised in the settings, its text is kept just as well', async () => {
    await app.acceptTerms();
    await admin.send('PUT', '/api/platformsettingvalues/termsOfUseVersion', { value: 3 }, { 'if-match': '"1"' });
    const kept = await app.db.selectFrom('termsVersion').select(['version', 'language']).where('version', '=', 3).execute();
    expect(kept).toHaveLength(2);
  });

  test('only an admin publishes, and the command line', async () => {
    await app.acceptTerms();
    expect((await person.send('POST', '/api/termsofuse:publish')).json()).toMatchObject({ code: 'request.forbidden' });
    expect(await publishTerms(app.system)).toEqual({ version: 4 });
  });

  test('of ten at the same moment, each makes a version of its own or is told that there is a newer one, to accept first', async () => {
    await app.acceptTerms();
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.send('POST', '/api/termsofuse:publish')));
    const made = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<{ version: number }>().version);
    // Refused: who asked when a newer one was there already, and had not accepted that.
    expect([200, 403, 412]).toEqual(expect.arrayContaining(answers.map(({ statusCode }) => statusCode)));
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made).size).toBe(made.length);
    expect((await terms()).version).toBe(4 + made.length);
  });
});
