import { openDatabase, unhurriedPatience } from '#platform/server/db/database.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { seedPlatform } from '../server/seed.ts';
import type { Command } from './command.ts';
import { withDatabaseServer } from './connected.ts';

export const seedCommand: Command = {
  usage: '',
  summary: 'add what an empty platform needs: first content and, when DEMO is on, the demo accounts',
  run: () =>
    withDatabaseServer(async ({ config, log, databaseServer: { connections } }) => {
      await migrateDatabase({ ...connections, log });
      const database = openDatabase(connections.app, { size: 2, log, patience: unhurriedPatience });
      try {
        await seedPlatform({ config, db: database.db, log });
      } finally {
        await database.close();
      }
      console.log('The platform has its first content.');
      return 0;
    }),
};
