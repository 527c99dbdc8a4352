import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { createSystemCtx } from '#app/server/system-ctx.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { joining } from '#platform/server/context.ts';
import { insertPageOfBlocks } from '../../tests/support/page-of-blocks.ts';
import { signIn, type SignedInClient } from '../../tests/support/signed-in-client.ts';
import { chromiumArguments, findChromium } from '../../tools/chromium.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, quantile, type Measurement } from '../rig/measurement.ts';
import { withDatabaseOf } from '../rig/product-database.ts';
import { demoPassword, withProduct, type Product } from '../rig/product.ts';

const few = { segment: 'bench-few', count: 6 };
const many = { segment: 'bench-many', count: 100 };
const editor = { email: 'admin@plein.test', password: demoPassword };
const keys = 40;

/** What a key costs the page that is edited, and a save the server: a page of many blocks against one of few, each in two languages. */
export async function editing(): Promise<Measurement[]> {
  return withProduct(async (product) => {
    const guids = await addPages(product);
    return [...(await typing(product)), ...(await saving(product, guids))];
  });
}

async function addPages(product: Product): Promise<{ few: string; many: string }> {
  return withDatabaseOf(product, async ({ config, database, log }) => {
    const ctx = createSystemCtx({ config, log, db: database.db });
    return ctx.transact(async (tx) => {
      const inside = joining(ctx, tx);
      return { few: await insertPageOfBlocks(inside, few), many: await insertPageOfBlocks(inside, many) };
    });
  });
}

async function typing(product: Product): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const pages = { few: await openEditor(browser, product, few.segment), many: await openEditor(browser, product, many.segment) };
    const rounds = await inTurn({ few: () => typeIn(pages.few), many: () => typeIn(pages.many) }, { rounds: 9 });
    const perKey = median(rounds.map((round) => round.few));
    return [
      {
        name: 'script of a key on a page of 100 blocks, times that of 6',
        ...atMost(2, median(rounds.map((round) => round.many / round.few)), '', 2),
        note: `${median(rounds.map((round) => round.many)).toFixed(1)} ms`,
      },
      { name: 'script of a key on a page of 6 blocks', ...atMost(8, perKey, 'ms', 1) },
    ];
  } finally {
    await browser.close();
  }
}

interface Edited {
  page: Page;
  devtools: CDPSession;
}

/** With the cursor in its first running text, as deep in the page as most. */
async function openEditor(browser: Browser, { origin }: Product, segment: string): Promise<Edited> {
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-NL' });
  const form = { email: editor.email, password: editor.password };
  await context.request.post('/login', { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  const page = await context.newPage();
  await page.goto(`/${segment}/edit`);
  await page
    .getByRole('textbox', { name: /Lopende tekst/ })
    .first()
    .click();
  await page.locator('.ProseMirror-focused').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

async function typeIn({ page, devtools }: Edited): Promise<number> {
  await page.bringToFront();
  const before = await scriptSeconds(devtools);
  for (let key = 0; key < keys; key++) await page.keyboard.type(key % 6 === 5 ? ' ' : 'a', { delay: 5 });
  return ((await scriptSeconds(devtools)) - before) * (1000 / keys);
}

async function scriptSeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

async function saving(product: Product, guids: { few: string; many: string }): Promise<Measurement[]> {
  const client = await signIn(product.origin, editor);
  const writers = { few: await writerOf(client, guids.few), many: await writerOf(client, guids.many) };
  const rounds = await inTurn(writers, { rounds: 120 });
  const times = rounds.map((round) => round.few);
  return [
    {
      name: 'save in a draft of 100 blocks, times one of 6',
      ...atMost(1.5, median(rounds.map((round) => round.many)) / median(times), '', 2),
    },
    {
      name: 'save in a draft of 6 blocks, 95 of 100 acknowledged within',
      ...atMost(40, quantile(times, 0.95), 'ms'),
      note: `half of them within ${median(times).toFixed(0)} ms`,
    },
  ];
}

/** Saves one block again and again, each time as somebody who saw the save before. */
async function writerOf(client: SignedInClient, page: string): Promise<() => Promise<number>> {
  const draft = (await (await client.get(`/api/pages/${page}/draft?lang=nl`)).json()) as Draft;
  const block = draft.buildingBlockInstances[0];
  if (!block) throw new Error('the page has no blocks');
  const address = `/api/buildingblockinstance/${block.guid}/content?lang=nl`;
  let { contentVersion } = block;
  let count = 0;
  return async () => {
    count += 1;
    const words = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Regel ${count}` }] }] };
    const started = performance.now();
    const answer = await client.put(address, { content: { ...block.content, text: words } }, { 'if-match': `"${contentVersion}"` });
    const saved = (await answer.json()) as { contentVersion: number };
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}: ${JSON.stringify(saved)}`);
    ({ contentVersion } = saved);
    return performance.now() - started;
  };
}
