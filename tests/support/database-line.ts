import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';

/** A line to the database that can be cut, as a network or a database that stops would. */
export interface DatabaseLine {
  connection: DatabaseConnection;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function layLine(connection: DatabaseConnection): Promise<DatabaseLine> {
  const { host = '', port = 5432 } = connection;
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    sockets.add(near);
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
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    connection: { ...connection, host: '127.0.0.1', port: address.port },
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
