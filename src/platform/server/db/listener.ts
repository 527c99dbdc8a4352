import pg from 'pg';
import type { DatabaseConnection } from './connection.ts';

/** What the database tells this process, over one connection for all that it listens to. */
export interface DatabaseListener {
  /** Hears what is told from now on. An empty word may stand for some that were missed: the connection was made, or made anew. */
  hear(channel: string, hear: (payload: string) => void): void;
  /** Does nothing while there is a connection. */
  connect(): Promise<void>;
  close(): Promise<void>;
}

const patience = 2000;

/** Whoever listens asks it to connect again from time to time: a connection that broke is not mended by itself. */
export function createDatabaseListener(connection: DatabaseConnection): DatabaseListener {
  const channels = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;

  return {
    hear(channel, hear) {
      channels.set(channel, hear);
    },
    async connect() {
      if (client) return;
      const next = new pg.Client({
        ...connection,
        application_name: `plein listener ${process.pid}`,
        connectionTimeoutMillis: patience,
      });
      const forget = () => {
        if (client === next) client = undefined;
      };
      next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.(payload));
      next.on('error', forget);
      next.on('end', forget);
      await next.connect();
      for (const channel of channels.keys()) await next.query(`listen ${channel}`);
      client = next;
      for (const hear of channels.values()) hear('');
    },
    async close() {
      await client?.end();
    },
  };
}
