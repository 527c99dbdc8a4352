import type { IncomingMessage } from 'node:http';

/** Milliseconds. Past `longest`, or with fewer than `leastBytes` `within` any stretch of time, the sender of a body is not waited for. */
export interface Pace {
  longest: number;
  leastBytes: number;
  within: number;
}

/** Says once when a body comes too slowly, until the signal ends it. */
export function watchPace(
  request: IncomingMessage,
  { longest, leastBytes, within }: Pace,
  signal: AbortSignal,
  onTooSlow: () => void,
): void {
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
  };
  request.on('data', count);
  const end = setTimeout(onTooSlow, longest);
  const look = setInterval(() => {
    if (bytes < leastBytes) onTooSlow();
    bytes = 0;
  }, within);
  for (const timer of [end, look]) timer.unref();
  signal.addEventListener('abort', () => {
    request.off('data', count);
    clearTimeout(end);
    clearInterval(look);
  });
}
