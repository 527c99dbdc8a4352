import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';

/** A line to the database that can be cut, as a network or a database that stops would. */
export interface DatabaseLine {
  connection: DatabaseConnection;
  cut(): void;
  mend(): void;
  /** From now on nothing gets through to the database; what it says still does. */
  hold(): void;
  close(): void;
}

export async function layLine(connection: DatabaseConnection): Promise<DatabaseLine> {
  const { host = '', port = 5432 } = connection;
  const sockets = new Map<Socket, Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    sockets.set(near, far);
    near.on('error', () => {});
    far.on('error', () => {});
    near.on('close', () => {
      sockets.delete(near);
      far.destroy();
    });
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const near of sockets.keys()) near.resetAndDestroy();
  };
  return {
    connection: { ...connection, host: '127.0.0.1', port: address.port },
    cut,
    mend: () => {
      isCut = false;
    },
    hold: () => {
      for (const [near, far] of sockets) near.unpipe(far).pause();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
