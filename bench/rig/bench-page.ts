import { createSystemCtx } from '#app/server/system-ctx.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { insertBlock } from '#domains/documents/server/index.ts';
import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { languages } from '#platform/shared/language.ts';
import { insertPageOfBlocks } from '../../tests/support/page-of-blocks.ts';
import { withDatabaseOf } from './product-database.ts';
import type { Product } from './product.ts';

export const benchPath = '/bench';

/** Adds a page of twenty blocks and two lists to a running product. */
export async function addBenchPage(product: Product): Promise<void> {
  await withDatabaseOf(product, async ({ config, database, log }) => {
    const ctx = createSystemCtx({ config, log, db: database.db });
    await ctx.transact(async (tx) => {
      const inside = joining(ctx, tx);
      const page = await insertPageOfBlocks(inside, { segment: benchPath.slice(1), count: 20 });
      for (const sortId of [20, 21]) await addList(inside, page, sortId);
      for (const language of languages) await publishPage(inside, page, language);
    });
  });
}

async function addList(ctx: Ctx, documentGuid: string, sortId: number): Promise<void> {
  const list = await insertBlock(ctx.db, {
    documentGuid,
    type: 'list',
    layoutPosition: 'main',
    sortId,
    options: { defaultItemsPerPage: 6 },
    content: { nl: { heading: 'Nieuws' }, en: { heading: 'News' } },
  });
  for (let number = 1; number <= 8; number++) {
    const words = { title: `Bericht ${number}`, description: 'Wat er in het bericht staat, in een regel of twee.' };
    const content = { nl: { text: richTextOf('De hele tekst.') } };
    const blocks = [{ type: 'text', options: {}, content }];
    const guid = await createListItem(ctx, { type: 'news', parentGuids: [list], texts: { nl: words, en: words }, blocks });
    for (const language of languages) await publishListItem(ctx, guid, language);
  }
}
