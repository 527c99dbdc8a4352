import { chromium, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { freePort, spawnPlein } from '../../tests/support/spawn-plein.ts';
import { signIn } from '../../tests/support/signed-in-client.ts';
import { chromiumArguments, findChromium } from '../chromium.ts';

export const name = 'kill -9 of the whole process group while somebody types in the editor';

const rounds = 50;
/** Until everything typed is on the server again, without a key pressed. */
const patience = 10_000;
const editor = { email: 'admin@plein.test', password: 'vijftig-keer-omvallen-onder-het-typen' };
const path = '/over-ons/over-noorderhaven';

/** Each word that is typed is one of its own, so that each can be looked for. `--part=1/10` does a tenth of the rounds. */
export async function run(part = '1/1'): Promise<{ ok: boolean; lines: string[] }> {
  const wanted = Math.ceil(rounds / Number(part.split('/')[1]));
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const port = await freePort();
  const start = () =>
    spawnPlein({ dataDir, port, env: { LOG_LEVEL: 'warn', WORKERS: '2', RATE_LIMITS: 'off', DEMO_PASSWORD: editor.password } });
  let plein = start();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const problems: string[] = [];
  const times: number[] = [];
  let typed = 0;
  try {
    await plein.ready();
    const context = await browser.newContext({ baseURL: plein.origin, locale: 'nl-NL' });
    const { email, password } = editor;
    await context.request.post('/login', { form: { email, password }, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
    const page = await context.newPage();
    const guid = await openText(page);
    for (let round = 1; round <= wanted; round++) {
      const dying = delay(Math.random() * 2500).then(() => plein.killGroup());
      const words = await typeWords(page, round, dying);
      typed += words.length;
      plein = start();
      await plein.ready();
      const readyOn = performance.now();
      const missing = await missingAfter(plein.origin, guid, words, readyOn);
      times.push(performance.now() - readyOn);
      if (missing.length > 0) problems.push(`round ${round}: not on the server after ${patience / 1000} s: ${missing.join(' ')}`);
      if (await page.getByRole('button', { name: /Vergelijk/ }).isVisible()) problems.push(`round ${round}: a conflict with oneself`);
    }
    const slowest = Math.round(Math.max(...times));
    const summary = `${wanted} rounds, ${typed} words typed, ${problems.length} problems; all on the server at most ${slowest} ms after it was ready`;
    return { ok: problems.length === 0, lines: [summary, ...problems.slice(0, 20)] };
  } finally {
    await browser.close();
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The cursor at the end of the first running text. */
async function openText(page: Page): Promise<string> {
  const draft = page.waitForResponse((answer) => answer.url().includes('/draft') || answer.url().endsWith('/edit'));
  await page.goto(`${path}/edit`);
  await draft;
  const text = page.getByRole('textbox', { name: /Lopende tekst/ }).first();
  await text.click();
  await page.locator('.ProseMirror-focused').waitFor();
  await page.keyboard.press('Control+End');
  const block = await text.evaluate((element) => element.closest<HTMLElement>('[data-guid]')?.dataset['guid']);
  if (!block) throw new Error('The text stands in no block');
  return block;
}

/** Until the product dies, and a little on: who types does not notice. */
async function typeWords(page: Page, round: number, dying: Promise<void>): Promise<string[]> {
  const words: string[] = [];
  let isDead = false;
  void dying.then(() => (isDead = true));
  for (let more = 3; more > 0; more -= isDead ? 1 : 0) {
    const word = `w${round}x${words.length}`;
    await page.keyboard.type(` ${word}`);
    words.push(word);
    await delay(60);
  }
  await dying;
  return words;
}

/** The words of a round that the draft does not have, as soon as it has all, or when patience ends. */
async function missingAfter(origin: string, guid: string, words: readonly string[], since: number): Promise<string[]> {
  const client = await signIn(origin, editor);
  const route = (await (await client.get(`/api/route?path=${encodeURIComponent(`${path}/edit`)}`)).json()) as {
    screen?: { draft?: Draft };
  };
  const page = route.screen?.draft?.guid ?? '';
  for (;;) {
    const answer = await client.get(`/api/pages/${page}/draft?lang=nl`);
    const draft = answer.ok ? ((await answer.json()) as Draft) : undefined;
    const block = draft?.buildingBlockInstances.find((each) => each.guid === guid);
    const text = plainText(block?.content['text']).split(/\s+/);
    const missing = words.filter((word) => !text.includes(word));
    if (missing.length === 0 || performance.now() - since > patience) return missing;
    await delay(200);
  }
}
