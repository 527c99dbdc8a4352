import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { connectionsTo, createDatabase, quietLog } from '../../../../tests/support/test-server.ts';
import { checkDatabase } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** What the doctor says about the rights of the role that serves requests. */
async function sayings(roles: { app: 'app' | 'owner' }): Promise<string[]> {
  const { connection, ownerConnection } = database;
  const findings = await checkDatabase({ owner: ownerConnection, app: roles.app === 'app' ? connection : ownerConnection }, quietLog);
  return findings.filter(({ text }) => /role|audit/i.test(text)).map(({ level, text }) => `${level}: ${text}`);
}

test('with two roles all is well', async () => {
  expect(await sayings({ app: 'app' })).toEqual([
    expect.stringMatching(/^good: .* which cannot change tables/),
    expect.stringMatching(/^good: Nobody can change or remove lines of the audit log/),
  ]);
});

test('with one role it says that a trigger guards the audit log', async () => {
  expect(await sayings({ app: 'owner' })).toEqual([
    expect.stringMatching(/^advice: .* may also change tables/),
    expect.stringMatching(/^advice: One database role does everything, so a trigger guards the audit log/),
  ]);
});

test('an audit log without any guard is a problem', async () => {
  await sql`alter table audit disable trigger audit_is_append_only`.execute(database.ownerDb);
  expect(await sayings({ app: 'owner' })).toContainEqual(expect.stringMatching(/^problem: The lines of the audit log can be changed/));
});

test('migrations that have not run are a problem', async () => {
  const server = inject('testServer');
  const connections = connectionsTo(server, await createDatabase(server));
  const findings = await checkDatabase({ owner: connections.owner, app: connections.owner }, quietLog);
  expect(findings).toContainEqual({ level: 'problem', text: expect.stringMatching(/^\d+ migrations have not run/) });
});
