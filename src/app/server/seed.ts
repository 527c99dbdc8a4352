import { setPassword } from '#domains/auth/server/index.ts';
import { hasDocuments, insertBlock, insertDocument } from '#domains/documents/server/index.ts';
import { keepTermsText } from '#domains/legal/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { countUsers, createUser } from '#domains/users/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Logger } from '#platform/server/logger.ts';
import { languages } from '#platform/shared/language.ts';
import { StartFailure } from '#platform/server/start-failure.ts';
import { AppError } from '#platform/shared/errors.ts';
import { emptyHome, type HomePage } from './empty-home.ts';
import { wordsFor } from './loading/failure-words.ts';
import { createSystemCtx } from './system-ctx.ts';

interface SeedOptions {
  config: Config;
  db: Db;
  log: Logger;
}

/** Fills an empty database: the demo platform, or one page to begin with. A database that holds anything is left as it is. */
export async function seedPlatform({ config, db, log }: SeedOptions): Promise<void> {
  const ctx = createSystemCtx({ config, db, log });
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    if (!(await isEmpty(tx))) return;
    if (config.demo) await fillDemo(inside, config.demo.password);
    else await seedHome(inside, emptyHome);
    if (config.firstAdmin) await seedFirstAdmin(inside, config.firstAdmin);
    log.info({ demo: config.demo !== undefined }, 'filled the empty database');
  });
  await keepTermsText(ctx);
}

async function isEmpty(db: Db): Promise<boolean> {
  return !(await hasDocuments(db)) && (await countUsers(db)) === 0;
}

async function seedHome(ctx: Ctx, { texts, blocks }: HomePage): Promise<void> {
  const pageGuid = await insertDocument(ctx.db, { layout: '100', options: {}, texts });
  for (const [sortId, content] of blocks.entries()) {
    await insertBlock(ctx.db, { documentGuid: pageGuid, type: 'text', layoutPosition: 'main', sortId, options: {}, content });
  }
  await insertMenuItem(ctx.db, {
    parentGuid: null,
    position: 0,
    pageGuid,
    texts: { nl: { name: 'Home', urlSegment: '' }, en: { name: 'Home', urlSegment: '' } },
  });
  for (const language of languages) await publishPage(ctx, pageGuid, language);
}

async function fillDemo(ctx: Ctx, password: string): Promise<void> {
  // Loaded only here: every other start would carry all of its texts for nothing.
  const { seedDemo } = await import('#demo/seed-demo.ts');
  await seedDemo(ctx, password);
}

async function seedFirstAdmin(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<void> {
  const flags = { isAdmin: true, isContentManager: false, isMett: false, isDeveloper: false, isVerified: true };
  const guid = await createUser(ctx, { email, firstName: '', middleName: '', lastName: '', ...flags });
  try {
    await setPassword(ctx, { guid, ...flags, contextWords: [email] }, password);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartFailure(`ADMIN_PASSWORD is refused. ${wordsFor(error)}`, { cause: error });
  }
}
