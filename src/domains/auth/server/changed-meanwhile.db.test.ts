import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import { endSessionsOf } from '#domains/sessions/server/index.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { lockAccount } from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';

let app: TestApp;
let person: SignedInClient;
const newPassword = 'kiezelsteen vlaggenmast zeven';
const newHash = hash(newPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signedIn();
});

/** Checking a password or a code takes a while. This is sent before a change of how its owner signs in, and gets to its end after it. */
async function sentBefore(send: () => Promise<Answered>, change: (tx: Tx) => Promise<unknown>): Promise<Answered> {
  const { sent } = await app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, person.guid);
    const sent = send();
    await vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
        if (rows.length === 0) throw new Error('It does not wait yet.');
      },
      { timeout: 8000, interval: 10 },
    );
    await change(tx);
    return { sent };
  });
  return sent;
}

/** What choosing a new password by a link from a mail does. */
async function resetPassword(tx: Tx): Promise<void> {
  await savePasswordHash(tx, person.guid, await newHash);
  await endSessionsOf(tx, person.guid);
  await app.system.record(tx, { type: 'user.password_reset', subjectGuid: person.guid });
}

async function livingSessions(): Promise<number> {
  const rows = await app.db.selectFrom('session').select('guid').where('userGuid', '=', person.guid).where('endedOn', 'is', null).execute();
  return rows.length;
}

const signIn = (password: string) => app.visitor.post('/login', { email: person.email, password });

test('F5 F9 who signs in with the old password while it is replaced gets no session', async () => {
  const answer = await sentBefore(() => signIn(person.password), resetPassword);
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await livingSessions()).toBe(0);
  expect((await signIn(newPassword)).statusCode).toBe(303);
});

test('F5 who signs in while a second factor is set up is asked for it', async () => {
  const answer = await sentBefore(
    () => signIn(person.password),
    async (tx) => {
      await tx
        .insertInto('totp')
        .values({ userGuid: person.guid, secret: Buffer.from('sealed'), confirmedOn: new Date() })
        .execute();
      await endSessionsOf(tx, person.guid);
    },
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login/second-factor']);
  expect(await livingSessions()).toBe(0);
});

test('F9 who takes the second step while the password is replaced begins anew', async () => {
  const withApp = await signedInWithAuthenticator(app);
  person = withApp;
  const halfway = await afterPassword(app, withApp);
  const answer = await sentBefore(() => halfway.post('/login/second-factor', { code: codeOf(withApp.secret) }), resetPassword);
  expect(answer.statusCode).toBe(401);
  expect(await livingSessions()).toBe(0);
});

test('F5 who proves who they are in a session that is ended meanwhile stays out', async () => {
  const prove = () => person.send('POST', '/api/session:prove', { password: person.password });
  const answer = await sentBefore(prove, (tx) => endSessionsOf(tx, person.guid));
  expect(answer.statusCode).toBe(401);
  expect(await livingSessions()).toBe(0);
});

test('F9 who changes the password with the old one while it is replaced changes nothing', async () => {
  const change = () =>
    person.send('POST', '/api/account:password', { currentPassword: person.password, password: 'de zin van wie hier niet hoort' });
  const answer = await sentBefore(change, resetPassword);
  expect(answer.json()).toMatchObject({ status: 422, code: 'auth.current_password_wrong' });
  expect((await signIn(newPassword)).statusCode).toBe(303);
});

test('F10 who asks for another address with the old password while it is replaced gets no link', async () => {
  await app.db.deleteFrom('mail').execute();
  const change = () => person.send('POST', '/api/account:email', { currentPassword: person.password, email: 'ander@plein.test' });
  const answer = await sentBefore(change, resetPassword);
  expect(answer.json()).toMatchObject({ status: 422, code: 'auth.current_password_wrong' });
  expect(await app.mails()).toEqual([]);
});

test('F13 who signs in with a passkey while it is removed gets no session', async () => {
  const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
  const started = await person.send('POST', '/api/secondfactors/passkeys:start');
  await person.send('POST', '/api/secondfactors/passkeys', {
    name: 'Laptop',
    answer: device.register(started.json<{ challenge: string }>().challenge),
  });
  const { challenge } = (await app.visitor.send('POST', '/api/session:passkeyQuestion')).json<{ challenge: string }>();
  const answer = await sentBefore(
    () => app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge) }),
    async (tx) => {
      await tx.deleteFrom('passkey').where('userGuid', '=', person.guid).execute();
      await endSessionsOf(tx, person.guid);
    },
  );
  expect(answer.statusCode).toBe(422);
  expect(await livingSessions()).toBe(0);
});

test('F5 who is put out of an account adds no way back in: no passkey, no code app, no recovery codes, no other address', async () => {
  const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
  const { challenge } = (await person.send('POST', '/api/secondfactors/passkeys:start')).json<{ challenge: string }>();
  const { secret } = (await person.send('POST', '/api/secondfactors/authenticator:start')).json<{ secret: string }>();
  await app.db.deleteFrom('userPassword').where('userGuid', '=', person.guid).execute();
  const sends = [
    () => person.send('POST', '/api/secondfactors/passkeys', { name: 'Laptop', answer: device.register(challenge) }),
    () => person.send('POST', '/api/secondfactors/authenticator:confirm', { code: codeOf(secret) }),
    () => person.send('POST', '/api/secondfactors/recoverycodes:renew'),
    () => person.send('POST', '/api/account:email', { email: 'ander@plein.test' }),
  ];
  for (const send of sends) {
    await app.db.updateTable('session').set({ endedOn: null }).where('userGuid', '=', person.guid).execute();
    const answer = await sentBefore(send, (tx) => endSessionsOf(tx, person.guid));
    expect(answer.statusCode).toBe(401);
  }
  const { rows } = await sql`
    select from passkey where user_guid = ${person.guid}
    union all select from recovery_code where user_guid = ${person.guid}
    union all select from totp where user_guid = ${person.guid} and confirmed_on is not null
    union all select from one_time_token where user_guid = ${person.guid}`.execute(app.db);
  expect(rows).toEqual([]);
});

test('F5 two changes of the password at the same moment: one wins', async () => {
  await app.db.deleteFrom('mail').execute();
  const passwords = ['de eerste van twee zinnen', 'de tweede van twee zinnen'];
  const answers = await Promise.all(
    passwords.map((password) => person.send('POST', '/api/account:password', { currentPassword: person.password, password })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
  expect(await app.mails()).toMatchObject([{ kind: 'auth.password_changed', to: person.email }]);
});
