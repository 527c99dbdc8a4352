import { createSystemCtx } from '#app/server/system-ctx.ts';
import { insertPageOfBlocks } from '../../tests/support/page-of-blocks.ts';
import { withDatabaseOf } from './product-database.ts';
import type { Product } from './product.ts';

export const benchPath = '/bench';

/** Adds a page of twenty blocks to a running product. */
export async function addBenchPage(product: Product): Promise<void> {
  await withDatabaseOf(product, async ({ config, database, log }) => {
    await database.db
      .transaction()
      .execute((db) => insertPageOfBlocks(createSystemCtx({ config, log, db }), { segment: benchPath.slice(1), count: 20 }));
  });
}
