import { pino, type DestinationStream } from 'pino';

const enough = 12_288;
const longestWait = 250;

let output: DestinationStream | undefined;

/**
 * Standard output, written to in large pieces: a write for each line would cost a busy server more than the answers it is
 * about. The stream underneath can gather too, but looks at all that it has gathered with each line that comes.
 */
export function standardOutput(): DestinationStream {
  return (output ??= gathering(pino.destination({ dest: 1, sync: false })));
}

function gathering(stream: DestinationStream): DestinationStream {
  let waiting = '';

  function handOver(): void {
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    stream.write(text);
  }

  setInterval(handOver, longestWait).unref();
  // First of all: the stream writes what it has at these moments.
  process.prependListener('beforeExit', handOver).prependListener('exit', handOver);
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= enough) handOver();
    },
  };
}
