import type { IncomingMessage } from 'node:http';
import { watchPace, type Pace } from './body-pace.ts';

interface Bounds {
  /** Past so many, the connection is cut. */
  bytes: number;
  /** Slower than this, it is cut as well: nobody holds one for long by sending what we throw away. */
  pace: Pace;
}

/**
 * Reads what is left of a body and throws it away. A client that still sends when its connection is closed never reads why it was refused:
 * a browser looks at the answer only when all of its file is gone, and the system drops the answer for who goes on sending. Whoever sends
 * without end, or too slowly, is cut off all the same.
 */
export function discardBody(request: IncomingMessage, { bytes, pace }: Bounds): void {
  if (request.complete || request.readableEnded) return;
  let left = bytes;
  const over = new AbortController();
  watchPace(request, pace, over.signal, () => request.destroy());
  const stop = () => over.abort();
  request.once('end', stop).once('close', stop);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
