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
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [index, { path, open, isPacked }] of parts.entries()) {
    zip.addReadStreamLazy(path, { mtime: madeOn, mode: 0o100600, compress: !isPacked }, (use) => {
      onPart(index);
      open().then(
        (stream) => {
          // The library does not look at what goes wrong in it.
          current = stream.on('error', (error) => output.destroy(error));
          use(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
