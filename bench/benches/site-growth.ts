import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

interface Question {
  name: string;
  /** What happens before, and is not measured. */
  before?(site: BenchSite): Promise<void>;
  ask(site: BenchSite): Promise<{ statusCode: number; rawPayload: Buffer }>;
}

/** A menu of two thousand pages is half a megabyte, and a fifteenth of that on its way. */
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' };
const menuCall = (client: BenchSite['visitor']) => client.send('POST', '/api/menus:withName', { name: 'Top level menu' }, asBrowsersAsk);

const timed: Question[] = [
  { name: 'index of pages', ask: ({ admin }) => admin.get('/api/pages:index') },
  { name: 'index of pages, one word', ask: ({ admin }) => admin.get('/api/pages:index?q=afval') },
  { name: 'people sought by a name', ask: ({ admin }) => admin.get('/api/users?q=bench') },
  { name: 'search for a word in every text', ask: ({ visitor }) => visitor.get(`/api/search?q=${commonTerm}&lang=nl`) },
  { name: 'menu call', ask: ({ visitor }) => menuCall(visitor) },
  { name: 'home, first after an item was published', before: publishItem, ask: ({ visitor }) => visitor.get('/') },
  { name: 'home, first after a page was published', before: publishAPage, ask: ({ visitor }) => visitor.get('/') },
  { name: 'menu call, first after an item was published', before: publishItem, ask: ({ visitor }) => menuCall(visitor) },
  { name: 'menu call, first after a page was published', before: publishAPage, ask: ({ visitor }) => menuCall(visitor) },
];

const weighed: Question[] = [
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

async function timesOf({ name, before, ask }: Question, { small, large }: Sites): Promise<Measurement> {
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

async function weightOf({ name, ask }: Question, { small, large }: Sites): Promise<Measurement> {
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
