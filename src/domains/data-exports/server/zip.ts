import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Part } from './export-parts.ts';

interface ZipOptions {
  madeOn: Date;
  signal: AbortSignal;
  /** Told when the part of this number is begun. */
  onPart(index: number): void;
}

/** The parts as one ZIP file, made while it is read: nothing of it waits in memory. */
export function zipOf(parts: readonly Part[], { madeOn, signal, onPart }: ZipOptions): Readable {
  const zip = new ZipFile();
  signal.throwIfAborted();
  // Whoever reads it hears of a failure. Until they do, one must not end the process.
  const output = new PassThrough({ signal }).on('error', () => {});
  let current: Readable | undefined;
  output.on('close', () => current?.destroy());

  /** The library looks neither at a part that cannot be opened, nor at one that breaks while it is read. */
  async function begin(open: Part['open']): Promise<Readable | undefined> {
    try {
      return (await open()).on('error', (error) => output.destroy(error));
    } catch (error) {
      output.destroy(error as Error);
      return undefined;
    }
  }

  zip.on('error', (error: Error) => output.destroy(error));
  for (const [index, { path, open, isPacked }] of parts.entries()) {
    zip.addReadStreamLazy(path, { mtime: madeOn, mode: 0o100600, compress: !isPacked }, (take) => {
      onPart(index);
      void begin(open).then((stream) => {
        current = stream;
        if (stream) take(null, stream);
      });
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
