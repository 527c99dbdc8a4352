import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { codeOf } from './start-failure.ts';

const enough = 12_288;
const longestWait = 250;
/** Milliseconds after which a pipe whose reader is behind is tried again. */
const pipePause = 50;
/** Characters that wait at most: past them lines are dropped, and the site goes on. */
const mostWaiting = 4 * 1024 * 1024;

let output: DestinationStream | undefined;

/**
 * Standard output, written to in large pieces: a write for each line would cost a busy server more than the answers it is
 * about. A disk that is full costs lines, and nothing else: pino's own stream would end the process, or keep it from ending.
 */
export function standardOutput(): DestinationStream {
  return (output ??= gathering(1));
}

function gathering(descriptor: number): DestinationStream {
  let waiting = '';
  let isWriting = false;

  function handOver(): void {
    if (isWriting || waiting === '') return;
    const piece = Buffer.from(waiting);
    waiting = '';
    isWriting = true;
    writeWhole(piece);
  }

  function writeWhole(piece: Buffer): void {
    write(descriptor, piece, (error, written) => {
      if (codeOf(error) === 'EAGAIN') return void setTimeout(() => writeWhole(piece), pipePause);
      const rest = error ? Buffer.alloc(0) : piece.subarray(written);
      if (rest.length > 0) return writeWhole(rest);
      isWriting = false;
      if (waiting.length >= enough) handOver();
    });
  }

  setInterval(handOver, longestWait).unref();
  process.prependListener('beforeExit', handOver).prependListener('exit', () => writeLast(descriptor, waiting));
  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting += line;
      if (waiting.length >= enough) handOver();
    },
  };
}

/** There is no later: what the reader of a pipe has not taken after a moment is lost. */
function writeLast(descriptor: number, text: string): void {
  let rest = Buffer.from(text);
  for (let tries = 0; rest.length > 0 && tries < 20; tries++) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pipePause);
    }
  }
}
