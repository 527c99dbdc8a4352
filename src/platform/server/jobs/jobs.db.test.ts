import { sql } from 'kysely';
import { describe, expect, inject, test, vi, type TestContext } from 'vitest';
import { z } from 'zod';
import { layLine } from '../../../../tests/support/database-line.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { connectionsTo, createDatabase, quietLog } from '../../../../tests/support/test-server.ts';
import type { DatabaseConnection } from '../db/connection.ts';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createLogger, type Logger } from '../logger.ts';
import { defineJob, enqueue } from './job.ts';
import { handler, workOnJobs, type Attempt, type Lanes } from './work-on-jobs.ts';

const greet = defineJob({
  name: 'mail.deliver',
  data: z.object({ word: z.string() }),
  retry: { limit: 2, seconds: 60, maxSeconds: 600 },
});
const pace = { poll: 0.5, supervise: 1 };
const patience = { timeout: 20_000, interval: 100 };

interface Given {
  connection?: DatabaseConnection;
  log?: Logger;
  lanes?: Lanes;
}

/** A database of its own for one test: they wait more than they work, so they run side by side. */
async function openQueue({ onTestFinished }: TestContext) {
  const database = await testDatabase();
  const stops: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const stop of stops) await stop();
    await database.close();
  });
  return {
    ...database,
    /** Begins to work on the jobs, until the test is over or what comes back is called. */
    work(
      run: (data: { word: string }, attempt: Attempt) => Promise<void>,
      { connection = database.connection, log = quietLog, lanes }: Given = {},
    ) {
      const stop = workOnJobs({ connection, log, handlers: [handler(greet, run, lanes)], pace });
      stops.push(stop);
      return stop;
    },
    say: (word: string) => database.db.transaction().execute((tx) => enqueue(tx, greet, { word })),
    /** Lets the wait before the next try pass. */
    passTime: () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.ownerDb),
  };
}

/** Somebody who writes down which words came by. */
function collector() {
  const words: string[] = [];
  return { words, collect: ({ word }: { word: string }) => Promise.resolve(void words.push(word)) };
}

describe.concurrent('jobs', () => {
  test('a job is done after its transaction, and one that was rolled back never', async (context) => {
    const queue = await openQueue(context);
    const { words, collect } = collector();
    const failing = queue.db.transaction().execute(async (tx) => {
      await enqueue(tx, greet, { word: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await queue.say('committed');
    queue.work(collect);
    await vi.waitFor(() => expect(words).toEqual(['committed']), patience);
    await queue.say('later');
    await vi.waitFor(() => expect(words).toEqual(['committed', 'later']), patience);
  });

  test('a job that fails is tried again until its last try, which knows that it is the last', async (context) => {
    const queue = await openQueue(context);
    const tries: boolean[] = [];
    queue.work((_, { isLast }) => {
      tries.push(isLast);
      return Promise.reject(new Error('not today'));
    });
    await queue.say('hello');
    await vi.waitFor(async () => {
      await queue.passTime();
      expect(tries).toEqual([false, false, true]);
    }, patience);
    await vi.waitFor(async () => {
      const { rows } = await sql`select state from pgboss.job`.execute(queue.db);
      expect(rows).toEqual([{ state: 'failed' }]);
    }, patience);
  });

  test('two workers on one database do each job once', async (context) => {
    const queue = await openQueue(context);
    const { words, collect } = collector();
    queue.work(collect);
    queue.work(collect);
    const sent = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const word of sent) await queue.say(word);
    await vi.waitFor(() => expect(words.toSorted()).toEqual(sent), patience);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(words.toSorted()).toEqual(sent);
  });

  test('a database that goes away and comes back is waited for', async (context) => {
    const queue = await openQueue(context);
    const line = await layLine(queue.connection);
    const { words, collect } = collector();
    line.cut();
    const stop = queue.work(collect, { connection: line.connection });
    await queue.say('before it was there');
    await new Promise((resolve) => setTimeout(resolve, 500));
    line.mend();
    await vi.waitFor(() => expect(words).toEqual(['before it was there']), patience);
    line.cut();
    await queue.say('while it was away');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    line.mend();
    await vi.waitFor(() => expect(words).toEqual(['before it was there', 'while it was away']), patience);
    await stop();
    line.close();
  }, 45_000);

  test('a stop waits for the job at hand, and takes no new one', async (context) => {
    const queue = await openQueue(context);
    const { words, collect } = collector();
    let isBusy = false;
    const doSlowly = async (data: { word: string }) => {
      isBusy = true;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await collect(data);
    };
    // Of a second lane, the question that is under way when it is stopped may still find one.
    const stop = queue.work(doSlowly, { lanes: { all: 1, awaited: 0 } });
    await queue.say('at hand');
    await vi.waitFor(() => expect(isBusy).toBe(true), patience);
    const stopped = stop();
    await queue.say('too late');
    await stopped;
    expect(words).toEqual(['at hand']);
  });

  test('the job of a process that died is taken over', async (context) => {
    const queue = await openQueue(context);
    await queue.say('left behind');
    await sql`
    update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'`.execute(
      queue.ownerDb,
    );
    const { words, collect } = collector();
    queue.work(collect);
    await vi.waitFor(async () => {
      await queue.passTime();
      expect(words).toEqual(['left behind']);
    }, patience);
  });

  test('data that is not what the job says is refused before it is queued', async (context) => {
    const queue = await openQueue(context);
    const wrong = { word: 42 } as unknown as { word: string };
    await expect(queue.db.transaction().execute((tx) => enqueue(tx, greet, wrong))).rejects.toThrow();
  });

  test('the app role has all the rights that looking after the queues takes', async (context) => {
    const queue = await openQueue(context);
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
    const { words, collect } = collector();
    queue.work(collect, { log });
    await queue.say('hello');
    await vi.waitFor(async () => {
      const { rows } = await sql`
      select from pgboss.queue
      where name = ${greet.name} and monitor_on > now() - interval '1 minute' and maintain_on is not null`.execute(queue.db);
      expect([words, rows.length]).toEqual([['hello'], 1]);
    }, patience);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(lines).toEqual([]);
  });

  test('the app role makes nothing in the schema of the jobs', async (context) => {
    const queue = await openQueue(context);
    await expect(sql`create table pgboss.mine (id int)`.execute(queue.db)).rejects.toThrow(/permission denied/);
    await expect(sql`update pgboss.version set version = 1`.execute(queue.db)).rejects.toThrow(/permission denied/);
    await expect(sql`truncate pgboss.job`.execute(queue.db)).rejects.toThrow(/permission denied/);
  });

  test('one role alone is enough', async (context) => {
    const queue = await openQueue(context);
    const server = inject('testServer');
    const { owner } = connectionsTo(server, await createDatabase(server));
    await migrateDatabase({ owner, app: owner, log: quietLog });
    await migrateDatabase({ owner, app: owner, log: quietLog });
    const own = openDatabase(owner, { size: 1, log: quietLog });
    const { words, collect } = collector();
    queue.work(collect, { connection: owner });
    await own.db.transaction().execute((tx) => enqueue(tx, greet, { word: 'alone' }));
    await vi.waitFor(() => expect(words).toEqual(['alone']), patience);
    await own.close();
  }, 30_000);
});
