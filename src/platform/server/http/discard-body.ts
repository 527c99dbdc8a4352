import type { IncomingMessage } from 'node:http';

interface Bounds {
  /** Past so many, the connection is cut. */
  bytes: number;
  milliseconds: number;
}

/**
 * Reads what is left of a body and throws it away. A client that still sends when its connection is closed never reads why it was refused:
 * a browser looks at the answer only when all of its file is gone, and the system drops the answer for who goes on sending. Whoever sends
 * without end, or too slowly, is cut off all the same.
 */
export function discardBody(request: IncomingMessage, { bytes, milliseconds }: Bounds): void {
  if (request.complete) return;
  const { socket } = request;
  let left = bytes;
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) socket.destroy();
  });
  request.resume();
}
