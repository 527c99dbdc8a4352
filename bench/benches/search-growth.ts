import { prepareServer, type PreparedServer } from '#app/server/server.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { testConfig } from '../../tests/support/test-config.ts';
import { connectionsTo, createDatabase, createTemplate, quietLog, startTestServer } from '../../tests/support/test-server.ts';
import { inTurn } from '../rig/in-turn.ts';
import { atMost, median, type Measurement } from '../rig/measurement.ts';
import { commonTerm, fillSearchCorpus, rareTerms } from '../rig/search-corpus.ts';

const rounds = 30;

/** The same questions to a site of a thousand texts and to one of a hundred thousand, on one PostgreSQL. */
export async function searchGrowth(): Promise<Measurement[]> {
  const { server, stop } = await startTestServer();
  try {
    const template = await createTemplate(server);
    const sites = await Promise.all([1000, 100_000].map((count) => openSite(server, template, count)));
    const [small, large] = sites;
    if (!small || !large) throw new Error('There are two sites.');
    try {
      const times = await inTurn({ small: () => timeOf(small.server), large: () => timeOf(large.server) }, { rounds });
      const common = await timeFor(large.server, commonTerm);
      return [
        {
          name: 'search in 100,000 texts, times that in 1,000',
          ...atMost(3, median(times.map((round) => round.large / round.small)), '', 2),
          note: `${median(times.map((round) => round.large)).toFixed(0)} ms for ${Object.keys(rareTerms).length} questions; a word in every text ${common.toFixed(0)} ms`,
        },
      ];
    } finally {
      for (const site of sites) await site.close();
    }
  } finally {
    await stop();
  }
}

async function openSite(testServer: Parameters<typeof createDatabase>[0], template: string, count: number) {
  const { app, owner } = connectionsTo(testServer, await createDatabase(testServer, template));
  await fillSearchCorpus(owner, count);
  const database = openDatabase(app, { size: 2, log: quietLog });
  const config = testConfig({ RATE_LIMITS: 'off', DEMO: 'off' });
  const server = await prepareServer({ config, database, log: quietLog, worker: { index: 1, count: 1 } });
  return {
    server,
    async close() {
      await server.close();
      await database.close();
    },
  };
}

/** Milliseconds for one question of each kind. */
async function timeOf(server: PreparedServer): Promise<number> {
  let total = 0;
  for (const term of Object.keys(rareTerms)) total += await timeFor(server, term);
  return total;
}

async function timeFor({ app }: PreparedServer, term: string): Promise<number> {
  const started = performance.now();
  const { statusCode } = await app.inject({ url: `/api/search?q=${term}&lang=nl`, headers: { host: 'localhost' } });
  if (statusCode !== 200) throw new Error(`a search was answered ${statusCode}`);
  return performance.now() - started;
}
