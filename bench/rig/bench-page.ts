import { createSystemCtx } from '#app/server/system-ctx.ts';
import { joining } from '#platform/server/context.ts';
import { insertPageOfBlocks } from '../../tests/support/page-of-blocks.ts';
import { withDatabaseOf } from './product-database.ts';
import type { Product } from './product.ts';

export const benchPath = '/bench';

/** Adds a page of twenty blocks to a running product. */
export async function addBenchPage(product: Product): Promise<void> {
  await withDatabaseOf(product, async ({ config, database, log }) => {
    const ctx = createSystemCtx({ config, log, db: database.db });
    await ctx.transact((tx) => insertPageOfBlocks(joining(ctx, tx), { segment: benchPath.slice(1), count: 20 }));
  });
}
