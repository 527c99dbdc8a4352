import type { IncomingMessage } from 'node:http';

/** In bytes. */
export const awaitedBodyLimits = {
  /** So much of each is always kept. */
  small: 32 * 1024,
  /** As long as the longest that a call takes, and a little more: its reader says that it is too long. */
  longest: 1024 * 1024 + 64 * 1024,
  /** Of all long ones together, in this process. */
  together: 32 * 1024 * 1024,
};

interface Outcomes {
  /** The body is there, or is longer than anybody reads. */
  arrived(): void;
  /** Too many long ones are on their way. */
  refuse(): void;
}

/** Bodies on their way. They are kept until they are whole, so that whoever sends slowly holds nothing that others wait for. */
export class AwaitedBodies {
  #bytes = 0;

  receive(request: IncomingMessage, { arrived, refuse }: Outcomes): void {
    if (request.complete || !hasBody(request) || isRefusedByLength(request)) return arrived();
    const chunks: Buffer[] = [];
    let size = 0;
    let counted = 0;

    const stop = () => {
      request.off('readable', look);
      request.off('close', stop);
      this.#bytes -= counted;
      if (chunks.length > 0 && !request.destroyed) request.unshift(Buffer.concat(chunks));
    };

    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      const beyond = Math.max(0, size - awaitedBodyLimits.small);
      this.#bytes += beyond - counted;
      counted = beyond;
    };

    const look = () => {
      // What came last stays where it is: a stream that was read to its end takes nothing back.
      while (!request.complete && size <= awaitedBodyLimits.longest) {
        const chunk = request.read() as Buffer | null;
        if (chunk === null) break;
        take(chunk);
      }
      const isTooMuch = this.#bytes > awaitedBodyLimits.together;
      if (!request.complete && !isTooMuch && size <= awaitedBodyLimits.longest) return;
      stop();
      if (request.complete || !isTooMuch) arrived();
      else refuse();
    };

    request.on('readable', look);
    request.once('close', stop);
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** It says itself that nobody reads it, and is told so before it comes. */
function isRefusedByLength({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > awaitedBodyLimits.longest;
}
