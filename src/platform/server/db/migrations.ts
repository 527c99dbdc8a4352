import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, type MigrationProvider } from 'kysely/migration';
import { codeOf } from '../start-failure.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));

const undefinedTable = '42P01';

export async function listMigrations(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => /^\d.*(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
}

export function migrationsIn(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = await listMigrations(folder);
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await loadMigration(folder, name)] as const)));
    },
  };
}

async function loadMigration(folder: string, name: string): Promise<Migration> {
  return (await import(pathToFileURL(join(folder, `${name}.ts`)).href)) as Migration;
}

/**
 * The names of migrations that this code has and the database lacks. A database that is ahead has none: the previous
 * release keeps running on the schema of the next one.
 */
export async function pendingMigrations<T>(db: Kysely<T>, folder = migrationsFolder): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return (await listMigrations(folder)).filter((name) => !applied.has(name));
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    return rows.map((row) => row.name);
  } catch (error) {
    if (codeOf(error) === undefinedTable) return [];
    throw error;
  }
}
