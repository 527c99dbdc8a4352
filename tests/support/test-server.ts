import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { createLogger } from '#platform/server/logger.ts';
import { startEmbeddedPostgres } from '#platform/server/postgres/embedded-postgres.ts';
import type { DatabaseConnections } from '#platform/server/postgres/access.ts';
import { codeOf } from '#platform/server/start-failure.ts';
import { newTestFolder } from './test-folder.ts';

const ownerRole = 'plein_test_owner';
const appRole = 'plein_test_app';
// Not a secret: the server lives as long as the test run, or is one that was set up for tests.
const password = 'only-for-tests';

export const quietLog = createLogger({ logLevel: 'silent' });

/** A PostgreSQL for tests. Plain data, so that it can be handed to test workers. */
export interface TestServer {
  host: string;
  port: number;
  /** Makes databases and roles. */
  admin: DatabaseConnection;
}

/** The server of `TEST_DATABASE_URL` (its role may make databases and roles), or a new one in a temporary folder. */
export async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { server: await withRoles({ connectionString: external }), stop: async () => {} };

  const folder = newTestFolder('plein-test-');
  const postgres = await startEmbeddedPostgres(folder, { log: quietLog, isDurable: false });
  const server = await withRoles(postgres.superuser);
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, stop };
}

async function withRoles(admin: DatabaseConnection): Promise<TestServer> {
  const client = await connect(admin);
  try {
    for (const role of [ownerRole, appRole]) {
      await client.query(`create role ${role} login password '${password}'`).catch((error: unknown) => {
        if (!['42710', '23505'].includes(codeOf(error) ?? '')) throw error;
      });
    }
    return { host: client.host, port: client.port, admin };
  } finally {
    await client.end();
  }
}

/** A database with every migration applied, to copy from. */
export async function createTemplate(server: TestServer): Promise<string> {
  const template = await createDatabase(server);
  await migrateDatabase({ ...connectionsTo(server, template), log: quietLog });
  return template;
}

export async function createDatabase(server: TestServer, template?: string): Promise<string> {
  const name = `plein_test_${randomBytes(6).toString('hex')}`;
  const client = await connect(server.admin);
  try {
    await client.query(`create database ${name} owner ${ownerRole}${template ? ` template ${template}` : ''}`);
    return name;
  } finally {
    await client.end();
  }
}

export function connectionsTo({ host, port }: TestServer, database: string): DatabaseConnections {
  const place = { host, port, password, database };
  return { owner: { ...place, user: ownerRole }, app: { ...place, user: appRole } };
}

async function connect(connection: DatabaseConnection): Promise<pg.Client> {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
}
