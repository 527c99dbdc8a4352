import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  bytes: number;
  /** When it was last read, as far as the store knows; else when it was made. */
  usedOn: Date;
}

/**
 * Where files are kept, on this machine or elsewhere. Keys are made by the product, never by who uploads. What is put is there
 * whole or not at all, and on the disk itself when the promise is kept.
 */
export interface Storage {
  put(key: string, bytes: Buffer): Promise<void>;
  /** For what may be larger than memory. Gives how many bytes it was; when the stream fails, nothing is there. */
  putStream(key: string, source: Readable): Promise<number>;
  read(key: string): Promise<Buffer | undefined>;
  /** For what may be large. Undefined when there is nothing; the stream itself fails only when the store does. */
  stream(key: string): Promise<Readable | undefined>;
  has(key: string): Promise<boolean>;
  /** Also right when there is nothing. */
  remove(key: string): Promise<void>;
  /** The keys that begin so. The prefix ends with a slash. */
  list(prefix: string): Promise<string[]>;
  /** The same with what they take. */
  listFiles(prefix: string): Promise<StoredFile[]>;
  /** Throws away what was left half done by a process that ended in the middle of it. */
  removeUnfinished(): Promise<void>;
}

const keyForm = /^[a-z0-9][\w.-]*(?:\/[a-zA-Z0-9_-][\w.-]*)*$/;

/** Every store asks this first: a key that steps out of its folder is a bug of ours, and must not become a file. */
export function requireKey(key: string): string {
  if (!keyForm.test(key) || key.length > 500) throw new Error('a key of the storage is not formed as one');
  return key;
}

export function requirePrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error('a prefix ends with a slash');
  requireKey(prefix.slice(0, -1));
  return prefix;
}
