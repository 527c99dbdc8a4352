import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { languages } from '#platform/shared/language.ts';
import { createTemplate, startTestServer } from '../../tests/support/test-server.ts';
import { openBenchSite, type BenchSite } from '../rig/grown-site.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, type Measurement } from '../rig/measurement.ts';
import { commonTerm } from '../rig/search-corpus.ts';

const rounds = 15;
const grown = { pages: 2000, items: 20_000, users: 20_000 };

interface TimedQuestion {
  name: string;
  /** What happens before, and is not measured. */
  before?(site: BenchSite): Promise<void>;
  ask(site: BenchSite): Promise<{ statusCode: number }>;
}

interface WeighedQuestion {
  name: string;
  ask(site: BenchSite): Promise<{ rawPayload: Buffer }>;
}

/**
 * A menu of two thousand pages is half a megabyte, and a fifth of that on its way. Taken as a stream: an answer that is taken whole is made
 * into text as well, and to read compressed bytes as text took three times as long as the answer itself.
 */
async function menuCall({ server }: BenchSite) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/menus:withName',
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, deflate, br' },
    payload: { name: 'Top level menu' },
    payloadAsStream: true,
  });
  await finished(answer.stream().resume());
  return answer;
}

/** The first readers get it before that is done; what it takes for them is asked below. */
async function untilMenuIsCompressed(site: BenchSite): Promise<void> {
  while ((await menuCall(site)).headers['content-encoding'] === undefined) await wait(10);
}

const timed: TimedQuestion[] = [
  { name: 'index of pages', ask: ({ admin }) => admin.get('/api/pages:index') },
  { name: 'index of pages, one word', ask: ({ admin }) => admin.get('/api/pages:index?q=afval') },
  { name: 'people sought by a name', ask: ({ admin }) => admin.get('/api/users?q=bench') },
  { name: 'search for a word in every text', ask: ({ visitor }) => visitor.get(`/api/search?q=${commonTerm}&lang=nl`) },
  { name: 'menu call', before: untilMenuIsCompressed, ask: menuCall },
  { name: 'home, first after an item was published', before: publishItem, ask: ({ visitor }) => visitor.get('/') },
  { name: 'home, first after a page was published', before: publishAPage, ask: ({ visitor }) => visitor.get('/') },
  { name: 'menu call, first after an item was published', before: publishItem, ask: menuCall },
  { name: 'menu call, first after a page was published', before: publishAPage, ask: menuCall },
];

const weighed: WeighedQuestion[] = [
  { name: 'weight of a signed-in page', ask: ({ admin }) => admin.get('/') },
  { name: 'weight of an admin screen', ask: ({ admin }) => admin.get('/admin/users') },
];

/** The demo, and the demo with twenty thousand items, two thousand pages and twenty thousand people, on one PostgreSQL. */
export async function siteGrowth(): Promise<Measurement[]> {
  const { server, stop } = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'plein-bench-'));
  try {
    const template = await createTemplate(server);
    const small = await openBenchSite(server, template, { pages: 0, items: 0, users: 0 }, join(folder, 'small'));
    const large = await openBenchSite(server, template, grown, join(folder, 'large'));
    try {
      const measurements: Measurement[] = [];
      for (const question of timed) measurements.push(await timesOf(question, { small, large }));
      for (const question of weighed) measurements.push(await weightOf(question, { small, large }));
      return measurements;
    } finally {
      for (const site of [small, large]) await site.close();
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Sites = Record<'small' | 'large', BenchSite>;

async function timesOf({ name, before, ask }: TimedQuestion, { small, large }: Sites): Promise<Measurement> {
  async function timeOf(site: BenchSite): Promise<number> {
    await before?.(site);
    const started = performance.now();
    const { statusCode } = await ask(site);
    const milliseconds = performance.now() - started;
    if (statusCode !== 200) throw new Error(`${name} was answered ${statusCode}`);
    return milliseconds;
  }
  const times = await inTurn({ small: () => timeOf(small), large: () => timeOf(large) }, { rounds });
  const typical = (site: keyof Sites) => `${median(times.map((round) => round[site])).toFixed(1)} ms`;
  return {
    name: `${name}, times the demo`,
    ...atMost(2, median(times.map((round) => round.large / round.small)), '×', 2),
    note: `${typical('large')} against ${typical('small')}`,
  };
}

async function weightOf({ name, ask }: WeighedQuestion, { small, large }: Sites): Promise<Measurement> {
  const bytesOf = async (site: BenchSite) => (await ask(site)).rawPayload.length;
  const [one, other] = [await bytesOf(small), await bytesOf(large)];
  return {
    name: `${name}, times the demo`,
    ...atMost(2, other / one, '×', 2),
    note: `${(other / 1000).toFixed(0)} kB against ${(one / 1000).toFixed(0)}`,
  };
}

async function publishItem({ system, server }: BenchSite): Promise<void> {
  const texts = { nl: { title: 'Zojuist', description: '' } };
  const guid = await createListItem(system, { type: 'news', parentGuids: [], texts });
  await publishListItem(system, guid, 'nl');
  await server.contentVersion.refresh();
}

async function publishAPage({ system, server }: BenchSite): Promise<void> {
  const { guid } = await system.db
    .selectFrom('document')
    .innerJoin('menuItem', 'menuItem.pageGuid', 'document.guid')
    .select('document.guid')
    .where('parentGuid', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const language of languages) await publishPage(system, guid, language);
  await server.contentVersion.refresh();
}
