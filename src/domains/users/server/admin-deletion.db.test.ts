import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { eraseDueUsers } from './deletion.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('H8 R6.22 an admin has an account deleted for who asked by letter: they are told who wants it, and either of them can keep it', async () => {
  const [admin, person] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
  const act = (name: string, guid = person.guid) => admin.send('POST', `/api/users/${guid}:${name}`);
  expect((await act('delete', admin.guid)).statusCode).toBe(409);
  const { deleteOn } = (await act('delete')).json<{ deleteOn: string }>();
  expect((Date.parse(deleteOn) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  expect((await act('delete')).json()).toMatchObject({ deleteOn });
  const mails = (await app.mails()).filter(({ to }) => to === person.email);
  expect(mails.map((mail) => JSON.stringify(mail))).toEqual([
    expect.stringMatching(/Een beheerder van deze site laat uw account verwijderen/),
  ]);
  expect((await person.send('POST', '/api/profiles:keep')).json()).toMatchObject({ deleteOn: null });
  await act('delete');
  expect((await act('keep')).json()).toMatchObject({ deleteOn: null });
  const told = (await app.mails()).filter(({ to }) => to === person.email);
  expect(told.map(({ content }) => content.subject)).toContain('Uw account wordt niet verwijderd');
  await act('delete');
  await sql`update app_user set delete_on = now() where guid = ${person.guid}`.execute(app.db);
  await eraseDueUsers(app.system, app.personalData);
  expect((await act('delete')).statusCode).toBe(404);
  const events = await app.db
    .selectFrom('audit')
    .select('type')
    .where('subjectGuid', '=', person.guid)
    .where('type', 'like', 'user.%')
    .execute();
  expect(events.map(({ type }) => type.replace('user.deletion_', ''))).toEqual(
    expect.arrayContaining(['planned', 'withdrawn', 'cancelled', 'user.erased']),
  );
});

test('who has an account deleted proved a short while ago who they are', async () => {
  const [late, person] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
  await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${late.guid}`.execute(app.db);
  expect((await late.send('POST', `/api/users/${person.guid}:delete`)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
});
