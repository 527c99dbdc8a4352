import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { embeddedConnections, superuserConnection } from '#platform/server/postgres/access.ts';
import { codeOf } from '#platform/server/start-failure.ts';
import { filledDataDir, isRoot, startPlein } from '../support/plein-process.ts';

async function enter(connection: DatabaseConnection): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ who: string }>('select current_user as who');
    return rows[0]?.who ?? '';
  } catch (error) {
    return codeOf(error) ?? String(error);
  } finally {
    await client.end();
  }
}

function everyRole(dataDir: string): DatabaseConnection[] {
  const { owner, app } = embeddedConnections(dataDir);
  return [superuserConnection(dataDir), owner, app];
}

async function whoEnters(dataDir: string, change: Partial<DatabaseConnection> = {}): Promise<string[]> {
  return Promise.all(everyRole(dataDir).map((connection) => enter({ ...connection, ...change })));
}

const roles = ['postgres', 'plein_owner', 'plein_app'];
const refused = ['28P01', '28P01', '28P01'];

test.each([{ who: 'this user', asNobody: false }, ...(isRoot ? [{ who: 'an ordinary user', asNobody: true }] : [])])(
  'S10 only who knows the secret gets into the embedded database (as $who)',
  async ({ asNobody }) => {
    const dataDir = filledDataDir({ asNobody });
    const plein = await startPlein({ dataDir, asNobody });
    await plein.ready();
    expect(statSync(join(dataDir, 'database-secret')).mode & 0o777).toBe(0o600);
    expect(await whoEnters(dataDir)).toEqual(roles);
    expect(await whoEnters(dataDir, { password: 'a guess' })).toEqual(refused);
    // Who serves requests does not own the tables.
    const { owner, app } = embeddedConnections(dataDir);
    expect(await enter({ ...owner, password: app.password })).toBe('28P01');
  },
);

test.each([
  { what: 'a folder of before there was a secret', door: 'local all all trust\nhost all all 127.0.0.1/32 reject\n' },
  { what: 'a secret that somebody removed', door: undefined },
])('S10 $what: it starts, and from then on asks for the new one', async ({ door }) => {
  const dataDir = filledDataDir();
  const old = readFileSync(join(dataDir, 'database-secret'), 'utf8');
  rmSync(join(dataDir, 'database-secret'));
  if (door !== undefined) writeFileSync(join(dataDir, 'pg/pg_hba.conf'), door);
  for (let start = 0; start < 2; start++) {
    const plein = await startPlein({ dataDir });
    await plein.ready();
    expect(await whoEnters(dataDir)).toEqual(roles);
    expect(await whoEnters(dataDir, { password: old.trim() })).toEqual(refused);
    await plein.stop();
  }
  expect(readFileSync(join(dataDir, 'database-secret'), 'utf8')).not.toBe(old);
});

test('S10 with the secret of another folder it does not start, and says what to do', async () => {
  const dataDir = filledDataDir();
  writeFileSync(join(dataDir, 'database-secret'), 'that of another folder\n', { mode: 0o600 });
  const { code, stderr } = await (await startPlein({ dataDir })).ended;
  expect(code).toBe(1);
  expect(stderr).toContain('does not accept the secret in');
});
