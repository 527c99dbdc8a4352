import { createHmac, randomBytes } from 'node:crypto';
import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { DatabaseConnection } from '../db/connection.ts';
import { keptSecret, readKept } from '../stored-secrets.ts';
import { explainFileFailure, StartFailure } from '../start-failure.ts';
import { DataDirInUse } from './claim.ts';
import type { Site } from './cluster.ts';
import { postgresFolders, type PostgresFolders } from './folders.ts';
import { findKeeper, findPostmaster, sendSignal } from './processes.ts';

export const superuserRole = 'postgres';
export const ownerRole = 'plein_owner';
export const appRole = 'plein_app';

const secretName = 'database-secret';

export interface DatabaseConnections {
  /** Owns the tables and migrates. */
  owner: DatabaseConnection;
  /** Serves requests. */
  app: DatabaseConnection;
}

/** How the superuser of the PostgreSQL in this `DATA_DIR` connects, in the maintenance database. */
export function superuserConnection(dataDir: string): DatabaseConnection {
  return connectionAs(superuserRole, dataDir, 'postgres');
}

export function embeddedConnections(dataDir: string): DatabaseConnections {
  return { owner: connectionAs(ownerRole, dataDir, 'plein'), app: connectionAs(appRole, dataDir, 'plein') };
}

function connectionAs(user: string, dataDir: string, database: string): DatabaseConnection {
  return { host: postgresFolders(dataDir).socket, port: 5432, user, password: passwordOf(user, dataDir), database };
}

/** The secret itself is the superuser's. From it come those of the others, so that who knows one of theirs knows no other. */
export function passwordOf(role: string, dataDir: string): string {
  const secret = readKept(join(dataDir, secretName)) ?? '';
  return role === superuserRole ? secret : createHmac('sha256', secret).update(role).digest('base64url');
}

const everybody = '# Until the passwords are set, at the start.\nlocal all all trust\n';
const whoKnowsAPassword = '# Written by Plein. Only its socket leads in, and only with a password.\nlocal all all scram-sha-256\n';

/**
 * Makes the secret when it is not there: in a new folder, in one of before there was a secret, and when somebody removed it. The rules are
 * opened first, because the passwords that PostgreSQL knows are not those of the new secret.
 */
export function prepareAccess({ folders, account }: Pick<Site, 'folders' | 'account'>): void {
  const { dataDir } = folders;
  if (hasSecret(dataDir)) return;
  const postmaster = findPostmaster(folders.cluster);
  const owner = postmaster && findKeeper(postmaster.pid)?.starter;
  if (owner !== undefined) throw new DataDirInUse(dataDir, owner);
  writeRules(folders, account, everybody);
  if (postmaster) sendSignal(postmaster.pid, 'SIGHUP');
  // One that is there and empty is none, and would be in the way.
  rmSync(join(dataDir, secretName), { force: true });
  keptSecret(dataDir, secretName, () => randomBytes(32).toString('base64url'));
}

function hasSecret(dataDir: string): boolean {
  try {
    return readKept(join(dataDir, secretName)) !== undefined;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    return explainFileFailure(error, dataDir);
  }
}

/**
 * Sets the passwords and refuses who knows none. At every start: a role may have got another password by a copy that was put back, and a
 * start that was broken off may have left PostgreSQL with the rules of before.
 */
export async function requirePasswords(client: pg.Client, { folders, account }: Pick<Site, 'folders' | 'account'>): Promise<void> {
  const { rows } = await client.query<{ role: string }>('select rolname as role from pg_roles where rolname = any($1)', [
    [superuserRole, ownerRole, appRole],
  ]);
  for (const { role } of rows) await client.query(`alter role ${role} password '${passwordOf(role, folders.dataDir)}'`);
  if (readFileSync(rulesFile(folders), 'utf8') !== whoKnowsAPassword) writeRules(folders, account, whoKnowsAPassword);
  await client.query('select pg_reload_conf()');
}

/** PostgreSQL knows another secret, for instance because its files were put back from a copy. */
export function wrongSecret(dataDir: string): StartFailure {
  const path = join(dataDir, secretName);
  return new StartFailure(`PostgreSQL in ${dataDir} does not accept the secret in ${path}. Stop Plein, remove that file and start again.`);
}

function rulesFile({ cluster }: PostgresFolders): string {
  return join(cluster, 'pg_hba.conf');
}

/** Renamed into place: a crash leaves no half a file, with which PostgreSQL would not start. */
function writeRules(folders: PostgresFolders, { uid, gid }: Site['account'], text: string): void {
  const draft = `${rulesFile(folders)}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    if (uid !== undefined && gid !== undefined) chownSync(draft, uid, gid);
    renameSync(draft, rulesFile(folders));
  } catch (error) {
    rmSync(draft, { force: true });
    explainFileFailure(error, folders.dataDir);
  }
}
