import pg from 'pg';
import { appRole, embeddedConnections, ownerRole, passwordOf, superuserConnection, type DatabaseConnections } from './access.ts';

const databaseName = 'plein';

/** Makes the two roles and the database in the embedded PostgreSQL, once. Nothing of the product runs as superuser. */
export async function prepareDatabase(dataDir: string): Promise<DatabaseConnections> {
  const client = new pg.Client(superuserConnection(dataDir));
  await client.connect();
  try {
    for (const role of [ownerRole, appRole]) await createRole(client, role, passwordOf(role, dataDir));
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`);
    return embeddedConnections(dataDir);
  } finally {
    await client.end();
  }
}

async function createRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole password '${password}'`);
}
