import { reindexAll } from '#domains/search/server/index.ts';
import { unhurriedPatience } from '#platform/server/db/database.ts';
import type { Command } from './command.ts';
import { withCurrentDatabase } from './connected.ts';

export const reindexCommand: Command = {
  usage: '',
  summary: 'rebuild the search index from everything that is published; the site stays open meanwhile',
  run: () =>
    withCurrentDatabase({ patience: unhurriedPatience }, async ({ database: { db } }) => {
      console.log(`Texts in the search index: ${await reindexAll(db)}`);
      return 0;
    }),
};
