import { migrateDatabase } from '#platform/server/db/migrate.ts';
import type { Command } from './command.ts';
import { withDatabaseServer } from './connected.ts';

export const migrateCommand: Command = {
  usage: '',
  summary: 'bring the database to this version of Plein',
  run: () =>
    withDatabaseServer(async ({ log, databaseServer }) => {
      const applied = await migrateDatabase({ ...databaseServer.connections, log });
      console.log(applied.length === 0 ? 'The database is up to date.' : applied.map((name) => `migrated ${name}`).join('\n'));
      return 0;
    }),
};
