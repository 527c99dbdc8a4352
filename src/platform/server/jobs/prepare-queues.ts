import pg from 'pg';
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };
import type { DatabaseConnection } from '../db/connection.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { jobsSchema, queueNames } from './queues.ts';

/** A process that died says nothing any more; after this many seconds another one takes its job over. */
const heartbeatSeconds = 30;

/** Brings the tables of pg-boss to the version of this code and makes the queues. The caller holds the migration lock. */
export async function prepareQueues(owner: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...owner, application_name: `plein-migrate ${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  try {
    await migrateSchema(client);
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      schema: jobsSchema,
      supervise: false,
      schedule: false,
    });
    for (const name of queueNames) await boss.createQueue(name, { heartbeatSeconds });
  } finally {
    await client.end().catch(() => {});
  }
}

/** By its plans rather than by its start: those build every index at once, where a start leaves some to a worker with an owner's rights. */
async function migrateSchema(client: pg.Client): Promise<void> {
  const found = await versionOf(client);
  if (found === undefined) await install(client);
  else if (found < library.pgboss.schema) await client.query(getMigrationPlans(jobsSchema, found));
}

async function install(client: pg.Client): Promise<void> {
  try {
    await client.query(getConstructionPlans(jobsSchema));
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new StartFailure(
      `The role ${client.user ?? ''} may not make the schema ${jobsSchema}; let it create in this database (grant create on database …).`,
      { cause: error },
    );
  }
}

async function versionOf(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query(`select from pg_tables where schemaname = $1 and tablename = 'version'`, [jobsSchema]);
  if (tables.length === 0) return undefined;
  const { rows } = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`);
  return rows[0]?.version;
}
