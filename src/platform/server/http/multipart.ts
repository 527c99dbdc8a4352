import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { machineTime } from '../clock.ts';
import { watchPace, type Pace } from './body-pace.ts';

export interface ReceivedFile {
  /** As its sender calls it. */
  fileName: string;
  length: number;
  /** How it begins. */
  start: Buffer;
  /** Where it stands, until it was used. */
  path: string;
}

interface ReceiveOptions {
  /** The one field that may hold a file. */
  field: string;
  maxBytes: number;
  /** Where it stands while it comes in. */
  folder: string;
  pace: Pace;
  /** Looks at how it begins and throws when it is none that we take, before the rest has come. */
  inspect(start: Buffer): void;
}

const inspectedBytes = 64;
/** What stands around one file in a form. */
const overhead = 8 * 1024;

/** Takes the one file of a multipart form. It is written to the disk as it comes in, and is gone when it was used. */
export async function receiveFile<T>(
  request: IncomingMessage,
  options: ReceiveOptions,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) throw requestErrors.unsupported_media_type();
  if (Number(request.headers['content-length'] ?? 0) > options.maxBytes + overhead) throw requestErrors.too_large();
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const path = join(options.folder, randomUUID());
  const handle = await open(path, 'wx', 0o600);
  try {
    const received = await receiveInto(handle, request, options);
    return await work({ ...received, path });
  } finally {
    await rm(path, { force: true });
  }
}

async function receiveInto(handle: FileHandle, request: IncomingMessage, options: ReceiveOptions): Promise<Omit<ReceivedFile, 'path'>> {
  try {
    return await receive(request, handle, options);
  } finally {
    await handle.close();
  }
}

/** Milliseconds. Nobody takes so long to send a file and to have it looked at. */
const abandonedAfter = 30 * 60_000;

/** What a process left behind that was killed in the middle. */
export async function removeLeftUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (machineTime() - mtimeMs > abandonedAfter) await rm(path, { force: true });
  }
}

async function receive(request: IncomingMessage, handle: FileHandle, options: ReceiveOptions): Promise<Omit<ReceivedFile, 'path'>> {
  const form = formOf(request, options);
  const pace = new AbortController();
  let received: Promise<Omit<ReceivedFile, 'path'>> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(requestErrors.unreadable());
      form.on('file', (name, stream, fileName) => {
        if (name !== options.field || received) {
          stream.resume();
          refuse();
          return;
        }
        received = writeDown(stream, handle, options).then((written) => ({ fileName: fileName ?? '', ...written }));
        received.catch(reject);
      });
      // A form of ours holds one file and nothing else.
      for (const event of ['field', 'filesLimit', 'fieldsLimit', 'partsLimit'] as const) form.on(event, refuse);
      form.on('error', refuse);
      form.on('finish', resolve);
      request.on('error', refuse);
      request.on('aborted', refuse);
      watchPace(request, options.pace, pace.signal, () => reject(requestErrors.too_slow()));
      request.pipe(form);
    });
  } finally {
    pace.abort();
    // What is still to come is of no use to anybody.
    request.unpipe(form);
    form.destroy();
    request.resume();
  }
  if (!received) throw requestErrors.unreadable();
  return received;
}

function formOf(request: IncomingMessage, { maxBytes }: ReceiveOptions): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      // One more than is taken: that many mean that there is more.
      limits: {
        fileSize: maxBytes + 1,
        files: 2,
        fields: 1,
        parts: 3,
        fieldNameSize: 100,
        fieldSize: 1024,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch (error) {
    throw requestErrors.unreadable(undefined, { cause: error });
  }
}

async function writeDown(
  stream: BusboyFileStream,
  handle: FileHandle,
  { maxBytes, inspect }: ReceiveOptions,
): Promise<{ length: number; start: Buffer }> {
  let start = Buffer.alloc(0);
  let length = 0;
  let isInspected = false;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (!isInspected) {
        start = Buffer.concat([start, chunk]).subarray(0, inspectedBytes);
        isInspected = start.length === inspectedBytes;
        if (isInspected) inspect(start);
      }
      await writeWhole(handle, chunk, length);
      length += chunk.length;
      if (length > maxBytes) throw requestErrors.too_large();
    }
  } catch (error) {
    // What our own disk does is not its sender's fault.
    if (error instanceof AppError || isOfTheSystem(error)) throw error;
    throw requestErrors.unreadable(undefined, { cause: error });
  }
  if (!isInspected && length > 0) inspect(start);
  return { length, start };
}

/** A disk that is nearly full takes a part, and says only at the next write that it is full. */
async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
    written += bytesWritten;
  }
}

function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
