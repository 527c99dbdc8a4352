import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { createTemplate, startTestServer } from '../../tests/support/test-server.ts';
import { openEmptySite, type BenchSite as WholeSite } from '../rig/grown-site.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, type Measurement } from '../rig/measurement.ts';

type BenchSite = Omit<WholeSite, 'admin'>;

const rounds = 15;

/** The sitemap of a thousand items and of a hundred thousand, on one PostgreSQL. Some less, so that the last part has room for what is published meanwhile. */
export async function sitemapGrowth(): Promise<Measurement[]> {
  const { server, stop } = await startTestServer();
  try {
    const template = await createTemplate(server);
    const small = await openEmptySite(server, template, 900);
    const large = await openEmptySite(server, template, 99_900);
    try {
      const parts = await readAll(large);
      const index = await inTurn(
        { small: () => afterPublication(small, '/sitemap.xml'), large: () => afterPublication(large, '/sitemap.xml') },
        { rounds },
      );
      // The last one holds what was published just now; the first did not change.
      const changed = `/sitemap-items-${parts}.xml`;
      const made = await inTurn(
        { small: () => afterPublication(small, '/sitemap-items-1.xml'), large: () => afterPublication(large, changed) },
        { rounds },
      );
      const kept = await inTurn(
        { same: () => afterPublication(large, '/sitemap-items-50.xml'), changed: () => afterPublication(large, changed) },
        { rounds },
      );
      const times = (all: Record<'small' | 'large', number>[]) => median(all.map((round) => round.large / round.small));
      const typical = (values: number[]) => `${median(values).toFixed(1)} ms`;
      return [
        {
          name: 'sitemap of 100,000: index, times that of 1,000',
          ...atMost(4, times(index), '×', 2),
          note: typical(index.map((round) => round.large)),
        },
        {
          name: 'sitemap of 100,000: part that changed, times that of 1,000',
          ...atMost(2, times(made), '×', 2),
          note: `${typical(made.map((round) => round.large))}; all ${parts} parts answered`,
        },
        {
          name: 'sitemap of 100,000: part that did not change, of one that did',
          ...atMost(1, median(kept.map((round) => round.same / round.changed)), '×', 2),
          note: typical(kept.map((round) => round.same)),
        },
      ];
    } finally {
      for (const site of [small, large]) await site.close();
    }
  } finally {
    await stop();
  }
}

/** Every part that the index names answers. Gives how many there are. */
async function readAll({ visitor }: BenchSite): Promise<number> {
  const { body } = await visitor.get('/sitemap.xml');
  const parts = [...body.matchAll(/sitemap-items-(\d+)\.xml/g)].map(([, part]) => Number(part));
  for (const part of parts) {
    const { statusCode } = await visitor.get(`/sitemap-items-${part}.xml`);
    if (statusCode !== 200) throw new Error(`part ${part} was answered ${statusCode}`);
  }
  return Math.max(...parts);
}

async function afterPublication(site: BenchSite, path: string): Promise<number> {
  const texts = { nl: { title: 'Zojuist', description: '' } };
  const guid = await createListItem(site.system, { type: 'news', parentGuids: [], texts });
  await publishListItem(site.system, guid, 'nl');
  await site.server.contentVersion.refresh();
  const started = performance.now();
  const { statusCode } = await site.visitor.get(path, { 'accept-encoding': 'gzip' });
  if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
  return performance.now() - started;
}
