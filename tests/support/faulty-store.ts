import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FaultyStore {
  /** What the configuration says when files are kept here. */
  s3: { endpoint: string; bucket: string; region: string; key: string; secret: string };
  close(): Promise<void>;
}

/** A store that is reached and then fails, each in its own way. */
export const faults = {
  silent: () => {},
  /** Promises more than it sends. */
  stallsMidway: (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('only the beginning');
  },
  breaksMidway: (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('only the beginning', () => response.destroy());
  },
  breaksAtOnce: (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.flushHeaders();
    setImmediate(() => response.destroy());
  },
  /** As a proxy says that has lost the store behind it. */
  notFound: (_, response) => {
    response.writeHead(404, { 'content-type': 'text/html' });
    response.end('<h1>Not found</h1>');
  },
} satisfies Record<string, RequestListener>;

export async function startFaultyStore(fault: RequestListener): Promise<FaultyStore> {
  const server = createServer((request, response) => {
    request.resume();
    fault(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    s3: { endpoint: `http://127.0.0.1:${port}`, bucket: 'plein', region: 'eu-west-1', key: 'key', secret: 'secret' },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
