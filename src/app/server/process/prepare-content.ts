import { createSetUpLink } from '#domains/auth/server/index.ts';
import { eraseAgainAtStart } from '#domains/users/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { DatabaseServer } from '#platform/server/db/database-server.ts';
import { openDatabase, unhurriedPatience } from '#platform/server/db/database.ts';
import { migrateDatabase, withMigrationLock } from '#platform/server/db/migrate.ts';
import type { Logger } from '#platform/server/logger.ts';
import { personalData } from '../personal-data.ts';
import { seedPlatform } from '../seed.ts';
import { createSystemCtx } from '../system-ctx.ts';

interface Parts {
  config: Config;
  log: Logger;
  databaseServer: DatabaseServer;
}

/** Brings database and content to this version. Gives the address at which the first admin is made, as long as there is none. */
export async function prepareContent({ config, log, databaseServer: { connections } }: Parts): Promise<string | undefined> {
  await migrateDatabase({ ...connections, log });
  const database = openDatabase(connections.app, { size: 2, log, patience: unhurriedPatience });
  try {
    const parts = { config, db: database.db, log };
    return await withMigrationLock(connections.owner, async () => {
      await seedPlatform(parts);
      const system = createSystemCtx(parts);
      await eraseAgainAtStart(system, personalData);
      return createSetUpLink(system);
    });
  } finally {
    await database.close();
  }
}
