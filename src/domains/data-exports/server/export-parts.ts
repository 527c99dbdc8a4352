import { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';
import type { Storage } from '#platform/server/storage/index.ts';
import { cleanFileName } from '#platform/shared/file-name.ts';
import { partNames, type PartName } from '../model/part-names.ts';

/** One file in the ZIP. It is opened when it is its turn, so that few things are in memory at once. */
export interface Part {
  path: string;
  open(): Promise<Readable>;
  /** Pictures and the like do not get smaller. */
  isPacked?: true;
}

type Rows = Iterable<object> | AsyncIterable<object>;

interface Sources {
  db: Db;
  storage: Storage;
  /** What every domain keeps about people. */
  kept: readonly PersonalData[];
}

/** Everything that is kept about this person, as files. */
export async function partsOf({ db, storage, kept }: Sources, person: Person, readme: string): Promise<Part[]> {
  const files = (await Promise.all(kept.map(async (each) => each.files?.(db, person) ?? []))).flat();
  const listOfFiles = files.map((file) => ({ ...file, storageKey: undefined, path: pathOf(file) }));
  const contentOf = (name: PartName) => (name === 'files' ? listOfFiles : collected(db, kept, person, name));
  return [
    { path: 'README.txt', open: async () => Readable.from([readme]) },
    ...partNames.map((name) => ({
      path: `${name}.json`,
      open: async () => Readable.from(asJson(await contentOf(name)), { objectMode: false }),
    })),
    ...files.map((file) => ({ path: pathOf(file), isPacked: true as const, open: () => openFile(storage, file.storageKey) })),
  ];
}

/** What several domains know under one name stands together. */
async function collected(db: Db, kept: readonly PersonalData[], person: Person, name: PartName): Promise<Rows | object> {
  const sources = kept.flatMap(({ collect }) => collect?.[name] ?? []);
  const [first, ...others] = await Promise.all(sources.map(async (source) => source(db, person)));
  if (!first) throw new Error(`No domain collects "${name}" for a copy of somebody's data`);
  return others.length === 0 ? first : Object.assign({}, first, ...others);
}

/** A name of its own for each, also when two files are called the same. */
function pathOf({ guid, fileName }: { guid: string; fileName: string }): string {
  return `files/${guid}-${cleanFileName(fileName, 'file')}`;
}

/** What is gone from the store leaves an empty file: one picture that is lost must not keep somebody from all the rest. */
async function openFile(storage: Storage, key: string): Promise<Readable> {
  return (await storage.stream(key)) ?? Readable.from([]);
}

/** Rows are written one by one, a thing by itself as it is. */
async function* asJson(content: Rows | object): AsyncGenerator<string> {
  if (!isRows(content)) return yield `${JSON.stringify(content, null, 2)}\n`;
  let separator = '[';
  for await (const row of content) {
    yield `${separator}\n  ${JSON.stringify(row)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

function isRows(content: object): content is Rows {
  return Symbol.iterator in content || Symbol.asyncIterator in content;
}
