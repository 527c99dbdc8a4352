import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type * as Sdk from '@aws-sdk/client-s3';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Config } from '../config.ts';
import { requireKey, requirePrefix, type Storage } from './storage.ts';

type S3Config = NonNullable<Config['s3']>;

interface Connected {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** Milliseconds. A store that does not answer must not keep a reader waiting. */
const patience = { connectionTimeout: 2000, requestTimeout: 10_000 } as const;

/** Files in an S3-compatible store, for when there is more than one machine. */
export class S3Storage implements Storage {
  readonly #config: S3Config;
  #connecting: Promise<Connected> | undefined;

  constructor(config: S3Config) {
    this.#config = config;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const place = this.#place(key);
    await this.#ask(({ sdk, client }) => client.send(new sdk.PutObjectCommand({ ...place, Body: bytes })));
  }

  async read(key: string): Promise<Buffer | undefined> {
    const stream = await this.stream(key);
    return stream && buffer(stream);
  }

  async stream(key: string): Promise<Readable | undefined> {
    const place = this.#place(key);
    const found = await this.#ask(({ sdk, client }) => client.send(new sdk.GetObjectCommand(place)));
    // On Node the body is a stream of Node.
    return found?.Body as Readable | undefined;
  }

  async has(key: string): Promise<boolean> {
    const place = this.#place(key);
    return (await this.#ask(({ sdk, client }) => client.send(new sdk.HeadObjectCommand(place)))) !== undefined;
  }

  async remove(key: string): Promise<void> {
    const place = this.#place(key);
    await this.#ask(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand(place)));
  }

  async list(prefix: string): Promise<string[]> {
    const place = { Bucket: this.#config.bucket, Prefix: requirePrefix(prefix) };
    const keys = await this.#ask(async ({ sdk, client }) => {
      const found: string[] = [];
      for await (const page of sdk.paginateListObjectsV2({ client }, place)) {
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      }
      return found;
    });
    return keys ?? [];
  }

  #place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#config.bucket, Key: requireKey(key) };
  }

  /** Undefined when there is nothing at that place; everything else that goes wrong is the store's, and may be better later. */
  async #ask<T>(work: (connected: Connected) => Promise<T>): Promise<T | undefined> {
    const connected = await (this.#connecting ??= this.#connect());
    try {
      return await work(connected);
    } catch (error) {
      const { S3ServiceException } = connected.sdk;
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return undefined;
      throw requestErrors.unavailable(undefined, { retryAfter: 5, cause: error });
    }
  }

  /** The library is large, and most installations keep their files on their own disk. */
  async #connect(): Promise<Connected> {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, key, secret } = this.#config;
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      // Stores other than Amazon's know neither its host names per bucket nor its newest checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: patience,
    });
    return { sdk, client };
  }
}
