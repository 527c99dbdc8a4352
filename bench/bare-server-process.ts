import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { loadWebBuild } from '#app/server/web-build/web-build.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import type { BareAnswer, BareOrder, BareServer } from './rig/bare-server.ts';

/** The least a Node server can do: the same bytes and the same headers for everybody. */
function sending({ headers, body }: BareAnswer): RequestListener {
  return (_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
}

/** The least a server that renders can do: the same tree for everybody, anew for each. */
async function rendering(answer: RouteAnswer): Promise<RequestListener> {
  const { renderForVisitor } = await loadWebBuild();
  async function render(response: ServerResponse): Promise<void> {
    const markup = await renderForVisitor(answer);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(markup) });
    response.end(markup);
  }
  return (_, response) => void render(response);
}

async function listen(order: BareOrder): Promise<void> {
  const server = createServer('render' in order ? await rendering(order.render) : sending(order.send));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('a server on a port has one');
    process.send?.({ port: address.port } satisfies Pick<BareServer, 'port'>);
  });
}

process.once('message', (order: BareOrder) => void listen(order));
process.on('disconnect', () => process.exit(0));
