import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setImmediate as nextRound, setTimeout as delay } from 'node:timers/promises';

export interface DrainTimes {
  /** Between "not ready" and taking no more connections, so that a balancer can send new visitors elsewhere. */
  beforeClosing: number;
  /** After which connections that carry no request are cut. */
  idle: number;
  /** After which everything is cut. */
  longest: number;
}

export interface DrainOptions {
  /** Another process already answers at this address: nobody needs to be told, and nothing needs to be waited for. */
  isReplaced?: boolean;
}

export interface Drain {
  /** For the readiness check: true from the moment the whole instance was asked to stop. */
  isDraining(): boolean;
  /** Ends when the last connection is closed. A second call gives the same promise. */
  drain(options?: DrainOptions): Promise<void>;
}

interface DrainSettings extends DrainTimes {
  /** Nobody can come back to this process from now on: what would go on for long is ended. */
  onClosing?(): void;
}

const usualTimes: DrainTimes = { beforeClosing: 0, idle: 2000, longest: 20_000 };

/** Lets a server stop without failing a request. Attach it before the server listens. */
export function drainable(server: Server, given: Partial<DrainSettings> = {}): Drain {
  const times = { ...usualTimes, ...given };
  let isUnready = false;
  let draining: Promise<void> | undefined;

  async function drainOnce({ isReplaced = false }: DrainOptions): Promise<void> {
    isUnready = !isReplaced;
    if (!isReplaced) await delay(times.beforeClosing);
    await untilNobodyKnocks(server, times.idle);
    // Tells the client to ask elsewhere next time, whichever code writes the answer.
    server.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    const closed = stopListening(server);
    given.onClosing?.();
    const startedOn = performance.now();
    while ((await countConnections(server)) > 0) {
      const elapsed = performance.now() - startedOn;
      if (elapsed > times.longest) server.closeAllConnections();
      else if (elapsed > times.idle) server.closeIdleConnections();
      await delay(20);
    }
    await closed;
  }

  return {
    isDraining: () => isUnready,
    drain: (options = {}) => (draining ??= drainOnce(options)),
  };
}

/**
 * Closing resets the connections that the system has accepted and we have not seen yet. Node takes in one of them per
 * round of its loop, so a round without a new one means that the queue is empty.
 */
async function untilNobodyKnocks(server: Server, longest: number): Promise<void> {
  const deadline = performance.now() + longest;
  let hasKnocked = true;
  const noteKnock = () => {
    hasKnocked = true;
  };
  server.on('connection', noteKnock);
  while (hasKnocked && performance.now() < deadline) {
    hasKnocked = false;
    await nextRound();
  }
  server.off('connection', noteKnock);
}

/** Not `http.Server.close()`: that cuts idle connections, and with them the request a client is just sending. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    net.Server.prototype.close.call(server, () => resolve());
  });
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
