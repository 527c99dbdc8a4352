import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { takenOver, type TakenOver } from '../testing/taken-over.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let of: TakenOver;

beforeAll(async () => {
  app = await testApp();
  of = takenOver(app);
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const newPassword = 'kiezelsteen vlaggenmast zeven';

describe('an admin helps', () => {
  const acts = ['sendResetLink', 'resetSecondFactors'] as const;
  const ask = (client: Pick<SignedInClient, 'send'>, act: (typeof acts)[number], guid: string) =>
    client.send('POST', `/api/users/${guid}:${act}`);

  test.each(acts)('%s is for admins who have just proved who they are', async (act) => {
    const [admin, person, other] = [await app.signedIn({ isAdmin: true }), await app.signedIn(), await app.signedIn()];
    expect((await ask(app.visitor, act, person.guid)).statusCode).toBe(401);
    expect((await ask(other, act, person.guid)).statusCode).toBe(403);
    expect((await ask(admin, act, 'geen-guid')).statusCode).toBe(400);
    expect((await ask(admin, act, '00000000-0000-4000-8000-000000000000')).json()).toMatchObject({ status: 404, code: 'user.not_found' });
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${admin.guid}`.execute(app.db);
    expect((await ask(admin, act, person.guid)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
    expect(await app.mails()).toEqual([]);
    expect(await of.isIn(person)).toBe(true);
  });

  test('F9 a link for a new password goes to its owner alone; until it is used nothing changes', async () => {
    const [admin, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn()];
    const answer = await ask(admin, 'sendResetLink', person.guid);
    expect(answer.json()).toMatchObject({ guid: person.guid, hasPassword: true });
    expect(await app.mails()).toMatchObject([{ kind: 'auth.reset_sent', to: person.email }]);
    const link = await of.linkIn('auth.reset_sent');
    expect(answer.body).not.toContain(link.slice(link.lastIndexOf('/') + 1));
    expect(await of.eventsOf(person, 'user.reset_sent')).toMatchObject([{ actorGuid: admin.guid }]);
    expect(await of.isIn(person)).toBe(true);
    expect((await app.visitor.post(link, { password: newPassword })).statusCode).toBe(303);
    expect(await of.isIn(person)).toBe(false);
    expect((await of.signIn(person.email, newPassword)).statusCode).toBe(303);
  });

  test('F5 who lost their device gets in with the password again, is signed out everywhere, and is told; a link that waits still works', async () => {
    const [admin, person] = [await app.signedIn({ isAdmin: true }), await signedInWithAuthenticator(app)];
    await of.settleIn(person);
    await ask(admin, 'sendResetLink', person.guid);
    const link = await of.linkIn('auth.reset_sent');
    const answer = await ask(admin, 'resetSecondFactors', person.guid);
    expect(answer.json()).toMatchObject({ guid: person.guid, hasTotp: false, passkeys: 0, sessions: [] });
    expect(await of.isIn(person)).toBe(false);
    expect((await of.signIn(person.email, person.password)).headers.location).toBe('/content');
    expect((await app.mails()).map(({ kind }) => kind)).toContain('second-factors.reset');
    expect(await of.eventsOf(person, 'second_factor.reset')).toMatchObject([{ actorGuid: admin.guid }]);
    expect((await app.visitor.get(link)).statusCode).toBe(200);
  });

  test('F14 nobody takes away their own second factor like this, which would be the way around the rule that one is required', async () => {
    const admin = await signedInWithAuthenticator(app, { isAdmin: true });
    expect((await ask(admin, 'resetSecondFactors', admin.guid)).json()).toMatchObject({ status: 409, code: 'user.own_account' });
    expect((await afterPassword(app, admin)).answer.headers.location).toBe('/login/second-factor');
  });

  test('one person is mailed five links an hour', async () => {
    const limited = await testApp({ RATE_LIMITS: 'on' });
    const [admin, person] = [await limited.signedIn({ isAdmin: true }), await limited.signedIn()];
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await ask(admin, 'sendResetLink', person.guid)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await limited.close();
  });
});
