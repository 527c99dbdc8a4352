import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type * as Sdk from '@aws-sdk/client-s3';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import type { Config } from '../config.ts';
import { requireKey, requirePrefix, type Storage, type StoredFile } from './storage.ts';

type S3Config = NonNullable<Config['s3']>;

interface Connected {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** Ends with the deadline of what is asked; a stream that was handed over has none. */
type Work<T> = (connected: Connected, abortSignal: AbortSignal) => Promise<T>;

/** Milliseconds. A store that does not answer must not keep a reader waiting, nor those who come after. */
const usualPatience = {
  connect: 2000,
  /** Until an answer begins. */
  answer: 5000,
  /** In the middle of one. Long, because a reader of a stream may be slow too. */
  silence: 30_000,
  /** For all of it, when it is sent or read whole. */
  whole: 30_000,
} as const;

/** Files in an S3-compatible store, for when there is more than one machine. */
export class S3Storage implements Storage {
  readonly #config: S3Config;
  readonly #patience: Record<keyof typeof usualPatience, number>;
  #connecting: Promise<Connected> | undefined;

  constructor(config: S3Config, patience: Record<keyof typeof usualPatience, number> = usualPatience) {
    this.#config = config;
    this.#patience = patience;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const place = this.#place(key);
    // The answer begins when all has been sent, which takes its time.
    const requestTimeout = this.#patience.whole;
    await this.#ask(({ sdk, client }, abortSignal) =>
      client.send(new sdk.PutObjectCommand({ ...place, Body: bytes }), { abortSignal, requestTimeout }),
    );
  }

  /** In pieces: how large it is, is known at its end. */
  async putStream(key: string, source: Readable): Promise<number> {
    const place = this.#place(key);
    const { UploadId } = await this.#ask(({ sdk, client }, abortSignal) =>
      client.send(new sdk.CreateMultipartUploadCommand(place), { abortSignal }),
    );
    const upload = { ...place, UploadId };
    try {
      return await this.#putPieces(upload, source);
    } catch (error) {
      await this.#ask(({ sdk, client }, abortSignal) => client.send(new sdk.AbortMultipartUploadCommand(upload), { abortSignal })).catch(
        () => {},
      );
      throw error;
    }
  }

  async #putPieces(upload: { Bucket: string; Key: string; UploadId: string | undefined }, source: Readable): Promise<number> {
    const requestTimeout = this.#patience.whole;
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let bytes = 0;
    for await (const piece of inPieces(source, pieceBytes)) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await this.#ask(({ sdk, client }, abortSignal) =>
        client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body: piece }), { abortSignal, requestTimeout }),
      );
      Parts.push({ ETag, PartNumber });
      bytes += piece.length;
    }
    await this.#ask(({ sdk, client }, abortSignal) =>
      client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }), { abortSignal, requestTimeout }),
    );
    return bytes;
  }

  async read(key: string): Promise<Buffer | undefined> {
    const place = this.#place(key);
    return this.#find(async ({ sdk, client }, abortSignal) => {
      const { Body } = await client.send(new sdk.GetObjectCommand(place), { abortSignal });
      return Body && buffer(Body as Readable);
    });
  }

  async stream(key: string): Promise<Readable | undefined> {
    const place = this.#place(key);
    const found = await this.#find(({ sdk, client }) => client.send(new sdk.GetObjectCommand(place)));
    // On Node the body is a stream of Node.
    return found?.Body && Readable.from(piecesOf(found.Body as Readable), { objectMode: false });
  }

  async has(key: string): Promise<boolean> {
    const place = this.#place(key);
    const found = await this.#find(({ sdk, client }, abortSignal) => client.send(new sdk.HeadObjectCommand(place), { abortSignal }));
    return found !== undefined;
  }

  async remove(key: string): Promise<void> {
    const place = this.#place(key);
    await this.#find(({ sdk, client }, abortSignal) => client.send(new sdk.DeleteObjectCommand(place), { abortSignal }));
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.listFiles(prefix)).map(({ key }) => key);
  }

  async listFiles(prefix: string): Promise<StoredFile[]> {
    const place = { Bucket: this.#config.bucket, Prefix: requirePrefix(prefix) };
    return this.#ask(async ({ sdk, client }, abortSignal) => {
      const found: StoredFile[] = [];
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, place, { abortSignal })) {
        for (const { Key, Size = 0, LastModified = new Date(0) } of Contents) {
          if (Key !== undefined) found.push({ key: Key, bytes: Size, usedOn: LastModified });
        }
      }
      return found;
    });
  }

  /** The store keeps nothing of a file that did not come whole. */
  async removeUnfinished(): Promise<void> {}

  #place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#config.bucket, Key: requireKey(key) };
  }

  /** What is at a place, or undefined when there is nothing. */
  #find<T>(work: Work<T>): Promise<T | undefined> {
    return this.#ask(async (connected, abortSignal) => {
      try {
        return await work(connected, abortSignal);
      } catch (error) {
        const { S3ServiceException } = connected.sdk;
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket')
          return undefined;
        throw error;
      }
    });
  }

  async #ask<T>(work: Work<T>): Promise<T> {
    const connected = await (this.#connecting ??= this.#connect());
    try {
      return await work(connected, AbortSignal.timeout(this.#patience.whole));
    } catch (error) {
      throw failureOfStore(error);
    }
  }

  /** The library is large, and most installations keep their files on their own disk. */
  async #connect(): Promise<Connected> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, key, secret } = this.#config;
    const { connect, answer, silence } = this.#patience;
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      // Stores other than Amazon's know neither its host names per bucket nor its newest checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
      // Without `throwOnRequestTimeout` it would only complain, and wait for ever.
      requestHandler: { connectionTimeout: connect, requestTimeout: answer, throwOnRequestTimeout: true, socketTimeout: silence },
    });
    return { sdk, client };
  }
}

/** Of a file that is put in pieces; stores take none smaller than five, but for the last. */
const pieceBytes = 8 * 1024 * 1024;

/** At least one, also of an empty stream. */
async function* inPieces(source: Readable, size: number): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    kept.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield Buffer.concat(kept);
    kept = [];
    length = 0;
    isFirst = false;
  }
  if (length > 0 || isFirst) yield Buffer.concat(kept);
}

async function* piecesOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) yield piece as Buffer;
  } catch (error) {
    throw failureOfStore(error);
  }
}

/** Whatever goes wrong is the store's, and may be better later. */
function failureOfStore(error: unknown): AppError {
  return requestErrors.unavailable(undefined, { retryAfter: 5, cause: error });
}
