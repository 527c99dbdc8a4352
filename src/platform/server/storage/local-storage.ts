import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { machineTime } from '../clock.ts';
import { makeDataDir } from '../data-dir.ts';
import { codeOf } from '../start-failure.ts';
import { requireKey, requirePrefix, type Storage, type StoredFile } from './storage.ts';

/** Milliseconds. Nobody takes so long to put a file. */
const abandonedAfter = 60 * 60_000;

const onlyOurs = { folder: 0o700, file: 0o600 } as const;

/** Files in a folder of this machine. */
export class LocalStorage implements Storage {
  readonly #root: string;
  /** On the same disk, so that a rename is all it takes to put a file in its place. */
  readonly #unfinished: string;

  constructor(root: string) {
    this.#root = root;
    this.#unfinished = join(root, '.unfinished');
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await this.#putWhole(key, bytes);
  }

  async putStream(key: string, source: Readable): Promise<number> {
    await this.#putWhole(key, source);
    return (await stat(this.#pathOf(key))).size;
  }

  async #putWhole(key: string, content: Buffer | Readable): Promise<void> {
    const path = this.#pathOf(key);
    await this.#makeFolders(path);
    const temporary = join(this.#unfinished, randomUUID());
    try {
      await writeWhole(temporary, content);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async read(key: string): Promise<Buffer | undefined> {
    return ifThere(readFile(this.#pathOf(key)));
  }

  async stream(key: string): Promise<Readable | undefined> {
    const handle = await ifThere(open(this.#pathOf(key)));
    return handle && createReadStream('', { fd: handle });
  }

  async has(key: string): Promise<boolean> {
    return (await ifThere(access(this.#pathOf(key)).then(() => true))) ?? false;
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = join(this.#root, requirePrefix(prefix));
    const entries = (await ifThere(readdir(folder, { withFileTypes: true, recursive: true }))) ?? [];
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(this.#root.length + 1));
  }

  async listFiles(prefix: string): Promise<StoredFile[]> {
    const files: StoredFile[] = [];
    for (const key of await this.list(prefix)) {
      const facts = await ifThere(stat(this.#pathOf(key)));
      if (facts) files.push({ key, bytes: facts.size, usedOn: new Date(Math.max(facts.atimeMs, facts.mtimeMs)) });
    }
    return files;
  }

  async removeUnfinished(): Promise<void> {
    const names = (await ifThere(readdir(this.#unfinished))) ?? [];
    for (const name of names) await removeIfAbandoned(join(this.#unfinished, name));
  }

  #pathOf(key: string): string {
    return join(this.#root, requireKey(key));
  }

  async #makeFolders(path: string): Promise<void> {
    makeDataDir(this.#root);
    for (const folder of [this.#unfinished, dirname(path)]) await mkdir(folder, { recursive: true, mode: onlyOurs.folder });
  }
}

async function removeIfAbandoned(path: string): Promise<void> {
  const facts = await ifThere(stat(path));
  if (facts && machineTime() - facts.mtimeMs > abandonedAfter) await rm(path, { force: true });
}

async function writeWhole(path: string, content: Buffer | Readable): Promise<void> {
  const file = await open(path, 'wx', onlyOurs.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is the folder's, and is on the disk only when that is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
