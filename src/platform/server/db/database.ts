import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import type { DatabaseConnection } from './connection.ts';
import type { DB } from './schema.ts';

/** What a query runs on: the pool, or the transaction it belongs to. */
export type Db = Kysely<DB> | Tx;

/** What a function asks for that must be part of its caller's transaction. */
export type Tx = Transaction<DB>;

export interface Database {
  db: Kysely<DB>;
  pool: pg.Pool;
  connection: DatabaseConnection;
  close(): Promise<void>;
}

/** How long a pooled connection may wait, in milliseconds. 0 is without end. */
export interface Patience {
  statement: number;
  lock: number;
  idleInTransaction: number;
  /** Applied where the server knows it: PostgreSQL 17 and newer. */
  transaction: number;
}

const publicPatience: Patience = { statement: 2000, lock: 2000, idleInTransaction: 10_000, transaction: 15_000 };

/** For work that nobody waits for, such as filling an empty database and throwing away what is old. */
export const unhurriedPatience: Patience = { statement: 60_000, lock: 5000, idleInTransaction: 60_000, transaction: 0 };

/** Connections shared by the workers of one instance. */
export const connectionsPerInstance = 20;

export function openDatabase(
  connection: DatabaseConnection,
  { size, log, patience = publicPatience }: { size: number; log: Logger; patience?: Patience },
): Database {
  const pool = new pg.Pool({
    ...connection,
    application_name: `plein ${process.pid}`,
    max: size,
    connectionTimeoutMillis: 2000,
    types: { getTypeParser },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, which its types do not say
    onConnect: (client) => limitPatience(client, patience),
  });
  // One that is idle is replaced at its next use, one in use fails its query. Without listeners either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // A closed pool's connections say goodbye without waiting; what the server still says to them is of no use.
      if (!pool.ending) log.warn({ err: error }, 'a database connection broke');
    });
  });
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, connection, close: () => db.destroy() };
}

/** One statement for all limits: set_config() on a name that the server does not know would fail, so that one is conditional. */
async function limitPatience(client: pg.ClientBase, patience: Patience): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
            set_config('idle_in_transaction_session_timeout', $3, false),
            case when current_setting('server_version_num')::int >= 170000 then set_config('transaction_timeout', $4, false) end`,
    [patience.statement, patience.lock, patience.idleInTransaction, patience.transaction].map(String),
  );
}

const { builtins } = pg.types;

/** Counters and identities are bigint in SQL and stay far below 2^53; a day is a text without a time zone. */
function getTypeParser(type: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary'): (value: string) => unknown {
  if (type === builtins.INT8) return parseInt8;
  if (type === builtins.DATE) return (value) => value;
  return pg.types.getTypeParser(type, format);
}

function parseInt8(value: string): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
