import { prepareServer } from '#app/server/server.ts';
import { isPoll, recordStatements } from '../../tests/support/statements.ts';
import { addBenchPage, benchPath } from '../rig/bench-page.ts';
import { atMost, type Measurement } from '../rig/measurement.ts';
import { withDatabaseOf } from '../rig/product-database.ts';
import { withProduct } from '../rig/product.ts';

/** What a page asks of the database, the first time and after that. Counted in this process, where every statement can be seen. */
export async function sqlStatements(): Promise<Measurement[]> {
  return withProduct(async (product) => {
    await addBenchPage(product);
    return withDatabaseOf(product, async ({ config, database, log }) => {
      const server = await prepareServer({ config, database, log, worker: { index: 1, count: 1 } });
      const statements = recordStatements(database.pool);
      async function countFor(path: string): Promise<number> {
        statements.length = 0;
        const { statusCode } = await server.app.inject({ url: path, headers: { host: 'localhost' } });
        if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}`);
        return statements.filter((statement) => !isPoll(statement)).length;
      }
      try {
        // What all pages share is loaded with the first of them.
        await countFor('/');
        const first = await countFor(benchPath);
        return [
          {
            name: 'uncached page of 20 blocks and 2 lists, SQL statements',
            ...atMost(4, first),
            note: `${await countFor(benchPath)} when the page was read before`,
          },
        ];
      } finally {
        await server.close();
      }
    });
  });
}
