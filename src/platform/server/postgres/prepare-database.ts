import pg from 'pg';
import type { DatabaseConnection } from '../db/connection.ts';

const ownerRole = 'plein_owner';
const appRole = 'plein_app';
const databaseName = 'plein';

export interface DatabaseConnections {
  /** Owns the tables and migrates. */
  owner: DatabaseConnection;
  /** Serves requests. */
  app: DatabaseConnection;
}

export function embeddedConnections(superuser: DatabaseConnection): DatabaseConnections {
  const place = { ...superuser, database: databaseName };
  return { owner: { ...place, user: ownerRole }, app: { ...place, user: appRole } };
}

/** Makes the two roles and the database in the embedded PostgreSQL, once. Nothing of the product runs as superuser. */
export async function prepareDatabase(superuser: DatabaseConnection): Promise<DatabaseConnections> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    for (const role of [ownerRole, appRole]) await createRole(client, role);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName} owner ${ownerRole}`);
    return embeddedConnections(superuser);
  } finally {
    await client.end();
  }
}

async function createRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`);
}
