import pg from 'pg';
import { embeddedConnections } from '#platform/server/postgres/access.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { signIn, type SignedInClient } from '../../../tests/support/signed-in-client.ts';

/** One value that is written again and again by somebody who remembers what was acknowledged. */
export interface Writer {
  label: string;
  acknowledged: unknown;
  /** Sent when the fault came: it may be there or not. */
  underWay: unknown;
  count: number;
  /** Gives the answer to the change. */
  write(value: unknown): Promise<Response>;
  read(): Promise<unknown>;
  valueOf(number: number): unknown;
}

/** Sessions outlive every fault: everybody signs in once. */
export async function createWriters(origin: string, password: string): Promise<Writer[]> {
  const admin = await signIn(origin, { email: 'admin@plein.test', password });
  return [
    ...(await createQuietWriters(origin, password)),
    settingWriter(admin, 'headerLogoHeight', (number) => 24 + (number % 100)),
    settingWriter(admin, 'headerLogoPadding', (number) => number % 60),
    settingWriter(admin, 'platformDescription', (number) => ({ nl: `Nummer ${number}`, en: `Number ${number}` })),
    settingWriter(admin, 'platformName', (number) => ({ nl: `Plein ${number}`, en: `Square ${number}` })),
  ];
}

/** What they change is on no page, so that the pages in memory stay. */
export async function createQuietWriters(origin: string, password: string): Promise<Writer[]> {
  const as = (email: string) => signIn(origin, { email, password });
  const [user, editor] = [await as('user@plein.test'), await as('editor@plein.test')];
  const names = ['firstName', 'middleName', 'lastName'];
  return [
    ...names.map((field) => profileWriter(user, 'user', field)),
    ...names.map((field) => profileWriter(editor, 'editor', field)),
    await quoteWriter(editor),
  ];
}

function profileWriter(client: SignedInClient, who: string, field: string): Writer {
  return {
    ...blank(`${who}.${field}`),
    valueOf: (number) => `Naam ${number}`,
    write: (value) => client.put('/api/profiles:loggedIn', { [field]: value }),
    read: async () => ((await json(await client.get('/api/profiles:loggedIn'))) as Record<string, unknown>)[field],
  };
}

interface Block {
  guid: string;
  type: string;
  content: Record<string, unknown>;
  contentVersion: number;
}

/** Somebody at work on a page: the words of one block, in its draft. */
export async function quoteWriter(editor: SignedInClient): Promise<Writer> {
  const asked = { IncludeBbis: true, FilterBbisByBuildingBlocks: ['quote'] };
  const listed = await editor.post('/api/pages', JSON.stringify(asked), { 'content-type': 'application/json' });
  const pages = (await json(listed)) as { guid: string; buildingBlockInstances?: Block[] }[];
  for (const { guid } of pages.filter(({ buildingBlockInstances = [] }) => buildingBlockInstances.length > 0)) {
    const writer = quoteWriterOn(editor, guid);
    if ((await writer.write(writer.valueOf(0))).ok) return writer;
  }
  throw new Error('There is no page with a quote that this editor may change.');
}

function quoteWriterOn(editor: SignedInClient, pageGuid: string): Writer {
  const draft = () => editor.get(`/api/pages/${pageGuid}/draft?lang=nl`);
  const quoteIn = async (answer: Response) => {
    const { buildingBlockInstances } = (await json(answer)) as { buildingBlockInstances: Block[] };
    const quote = buildingBlockInstances.find(({ type }) => type === 'quote');
    if (!quote) throw new Error('The quote is gone.');
    return quote;
  };
  /** As it was read or last saved; read again when nobody knows whether it was. */
  let known: Block | undefined;
  return {
    ...blank('draft.quote'),
    valueOf: (number) => `Woorden ${number}`,
    async write(value) {
      if (!known) {
        const read = await draft();
        if (!read.ok) return read;
        known = await quoteIn(read);
      }
      const quote = known;
      known = undefined;
      const content = { ...quote.content, text: value };
      const headers = { 'if-match': `"${quote.contentVersion}"` };
      const answer = await editor.put(`/api/buildingblockinstance/${quote.guid}/content?lang=nl`, { content }, headers);
      if (answer.ok) known = { ...quote, ...((await answer.clone().json()) as Block) };
      return answer;
    },
    read: async () => (await quoteIn(await draft())).content['text'],
  };
}

function settingWriter(client: SignedInClient, key: string, valueOf: Writer['valueOf']): Writer {
  const list = () => client.get('/api/platformsettingvalues');
  const findIn = async (answer: Response) => {
    const settings = (await json(answer)) as { key: string; value: unknown; version: number }[];
    const setting = settings.find((candidate) => candidate.key === key);
    if (!setting) throw new Error(`There is no setting ${key}.`);
    return setting;
  };
  return {
    ...blank(key),
    valueOf,
    async write(value) {
      const listed = await list();
      if (!listed.ok) return listed;
      const { version } = await findIn(listed);
      return client.put(`/api/platformsettingvalues/${key}`, { value }, { 'if-match': `"${version}"` });
    },
    read: async () => (await findIn(await list())).value,
  };
}

function blank(label: string): Pick<Writer, 'label' | 'acknowledged' | 'underWay' | 'count'> {
  return { label, acknowledged: undefined, underWay: undefined, count: 0 };
}

async function json(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  return answer.json();
}

/** What is not as its writer was told. */
export async function compare(writers: Writer[], dataDir: string): Promise<string[]> {
  const problems: string[] = [];
  for (const writer of writers) {
    const found = stableJson(await writer.read());
    const allowed = [writer.acknowledged, writer.underWay].map(stableJson);
    if (writer.count > 0 && !allowed.includes(found)) problems.push(`${writer.label} is ${found}, should be ${allowed.join(' or ')}`);
  }
  return [...problems, ...(await halfWrites(dataDir))];
}

/** A setting and its line in the audit log are one transaction: the version of the one is the number of the others. */
async function halfWrites(dataDir: string): Promise<string[]> {
  const client = new pg.Client(embeddedConnections(dataDir).owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string; version: number; lines: number }>(`
      select s.key, s.version, count(a.id)::int as lines
      from platform_setting s left join audit a on a.type = 'settings.changed' and a.details->>'key' = s.key
      group by s.key, s.version having s.version <> count(a.id)`);
    return rows.map(({ key, version, lines }) => `${key} is at version ${version} with ${lines} lines in the audit log`);
  } finally {
    await client.end();
  }
}
