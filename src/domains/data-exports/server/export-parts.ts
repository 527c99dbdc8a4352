import { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/database.ts';
import type { Storage } from '#platform/server/storage/index.ts';
import { cleanFileName } from '#platform/shared/file-name.ts';
import { partNames, type PartName } from '../model/part-names.ts';
import type { ExportedPerson } from './data-exports.queries.ts';
import * as data from './personal-data.queries.ts';

/** One file in the ZIP. It is opened when it is its turn, so that few things are in memory at once. */
export interface Part {
  path: string;
  open(): Promise<Readable>;
  /** Pictures and the like do not get smaller. */
  isPacked?: true;
}

type Rows = Iterable<object> | AsyncIterable<object>;

function contentOf(db: Db, person: ExportedPerson): Record<PartName, () => Promise<Rows | object> | AsyncIterable<object>> {
  return {
    profile: async () => ({ ...(await data.findAccount(db, person)), roles: await data.listRolesOf(db, person) }),
    properties: () => data.listPropertiesOf(db, person),
    consents: async () => ({
      termsOfUse: { ...(await data.findTermsOf(db, person)), answers: await data.listTermsAnswersOf(db, person) },
    }),
    sessions: () => data.listSessionsOf(db, person),
    'sign-in-attempts': () => data.listSignInAttemptsOf(db, person),
    'sign-in-methods': () => data.findSecondFactorsOf(db, person),
    identities: () => data.listIdentitiesOf(db, person),
    'mailed-links': () => data.listMailedLinksOf(db, person),
    mails: () => data.listMailsTo(db, person),
    'invitations-received': () => data.listInvitationsTo(db, person),
    'invitations-sent': () => data.listInvitationsBy(db, person),
    activity: () => data.eachAuditEntryOf(db, person),
    documents: () => data.listDocumentsBy(db, person),
    'browser-reports': () => data.eachBrowserReportOf(db, person),
    copies: () => data.listCopiesOf(db, person),
    files: async () => (await data.listFilesOf(db, person)).map((file) => ({ ...file, storageKey: undefined, path: pathOf(file) })),
  };
}

interface Sources {
  db: Db;
  storage: Storage;
}

/** Everything that is kept about this person, as files. */
export async function partsOf({ db, storage }: Sources, person: ExportedPerson, readme: string): Promise<Part[]> {
  const content = contentOf(db, person);
  const files = await data.listFilesOf(db, person);
  return [
    { path: 'README.txt', open: async () => Readable.from([readme]) },
    ...partNames.map((name) => ({
      path: `${name}.json`,
      open: async () => Readable.from(asJson(await content[name]()), { objectMode: false }),
    })),
    ...files.map((file) => ({ path: pathOf(file), isPacked: true as const, open: () => openFile(storage, file.storageKey) })),
  ];
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
