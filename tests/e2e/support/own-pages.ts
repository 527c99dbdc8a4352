import { createSystemCtx } from '#app/server/system-ctx.ts';
import { insertBlock, insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import type { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logger.ts';
import { embeddedConnections } from '#platform/server/postgres/access.ts';
import type { Ctx } from '#platform/server/context.ts';
import { languages } from '#platform/shared/language.ts';
import { testConfig } from '../../support/test-config.ts';

interface OwnPage {
  layout: Layout;
  title?: string;
  options?: Record<string, unknown>;
  /** One line of text in each region. */
  words: Partial<Record<LayoutPosition, string>>;
}

/** Publishes a page outside the menu, for one test to look at. Gives its address. */
export async function addOwnPage(dataDir: string, { layout, title = 'Proefpagina', options = {}, words }: OwnPage): Promise<string> {
  return asSystem(dataDir, async (ctx) => {
    const texts = { title, description: '' };
    const guid = await insertDocument(ctx.db, { layout, options, texts: { nl: texts, en: texts } });
    for (const [position, text] of Object.entries(words)) {
      const content = { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } };
      const block = { documentGuid: guid, type: 'text', layoutPosition: position as LayoutPosition, sortId: 0, options: {} };
      await insertBlock(ctx.db, { ...block, content: { nl: content, en: content } });
    }
    for (const language of languages) await publishDocument(ctx, guid, language);
    return `/g/${guid}`;
  });
}

/** Works in the database of a running product, as the product itself does. */
async function asSystem<T>(dataDir: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const log = createLogger({ logLevel: 'silent' });
  const database = openDatabase(embeddedConnections(dataDir).app, { size: 1, log });
  try {
    return await work(createSystemCtx({ config: testConfig({ DATA_DIR: dataDir }), db: database.db, log }));
  } finally {
    await database.close();
  }
}
