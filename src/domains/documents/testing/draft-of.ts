import { randomUUID } from 'node:crypto';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import type { Answered, Client } from '../../../../tests/support/test-app.ts';
import type { Draft, DraftBlock } from '../model/draft.ts';
import type { Operation } from '../model/operation.ts';

type Language = 'nl' | 'en';

export interface Saving {
  lang?: Language;
  /** The version of the words that it is made from; the newest when absent. */
  from?: number;
  key?: string;
}

/** A page as its editors write to it, by calls. */
export interface Desk {
  draft(lang?: Language): Promise<Draft>;
  /** Nothing for who may not, or not any more. */
  look(lang?: Language): Promise<Draft | undefined>;
  block(guid: string, lang?: Language): Promise<DraftBlock | undefined>;
  /** The text of each text block, in the order in which they stand in the main region. */
  texts(lang?: Language): Promise<string[]>;
  save(guid: string, text: string, saving?: Saving): Promise<Answered>;
  change(operations: Operation[], key?: string): Promise<Answered>;
  /** From what is there now, unless it is said what its sender had before them. */
  publish(lang?: Language, seen?: string, key?: string): Promise<Answered>;
  /** Of the publication that was made from this draft. */
  undoPublication(lang: Language, seen: string): Promise<Answered>;
  discard(lang?: Language, seen?: string): Promise<Answered>;
  restore(number: number, body: { languages: Language[]; hasStructure: boolean }, lang?: Language): Promise<Answered>;
  seen(lang?: Language): Promise<string>;
}

export function deskOf(client: Client, page: string): Desk {
  const desk: Desk = {
    draft: async (lang = 'nl') => (await client.get(`/api/pages/${page}/draft?lang=${lang}`)).json<Draft>(),
    async look(lang = 'nl') {
      const answer = await client.get(`/api/pages/${page}/draft?lang=${lang}`);
      return answer.statusCode === 200 ? answer.json<Draft>() : undefined;
    },
    block: async (guid, lang) => (await desk.draft(lang)).buildingBlockInstances.find((block) => block.guid === guid),
    async texts(lang) {
      const { buildingBlockInstances: blocks } = await desk.draft(lang);
      return blocks.filter(({ layoutPosition }) => layoutPosition === 'main').map(({ content }) => textOf(content['text'] as RichText));
    },
    async save(guid, text, { lang = 'nl', from, key } = {}) {
      const version = from ?? (await desk.block(guid, lang))?.contentVersion ?? 0;
      return client.send(
        'PUT',
        `/api/buildingblockinstance/${guid}/content?lang=${lang}`,
        { content: { text: richTextOf(text) } },
        { 'if-match': `"${version}"`, ...(key !== undefined && { 'idempotency-key': key }) },
      );
    },
    change: (operations, key = randomUUID()) =>
      client.send('POST', `/api/documents/${page}:change`, { operations }, { 'idempotency-key': key }),
    publish: async (lang = 'nl', seen, key = randomUUID()) =>
      client.send('POST', `/api/pages/${page}:publish?lang=${lang}`, undefined, {
        'if-match': `"${seen ?? (await desk.seen(lang))}"`,
        'idempotency-key': key,
      }),
    undoPublication: (lang, seen) =>
      client.send('POST', `/api/pages/${page}:undoPublication?lang=${lang}`, undefined, { 'if-match': `"${seen}"` }),
    discard: async (lang = 'nl', seen) =>
      client.send('POST', `/api/documents/${page}:discard?lang=${lang}`, undefined, { 'if-match': `"${seen ?? (await desk.seen(lang))}"` }),
    restore: async (number, body, lang = 'nl') =>
      client.send('POST', `/api/documents/${page}/revisions/${number}:restore?lang=${lang}`, body, {
        'if-match': `"${await desk.seen(lang)}"`,
      }),
    async seen(lang) {
      const seen = await desk.look(lang);
      return seen ? `${seen.structureVersion}.${seen.draftVersion}` : '0.0';
    },
  };
  return desk;
}

export function textOf(text: RichText | undefined): string {
  return (
    JSON.stringify(text ?? '')
      .match(/(?<="text":")[^"]*/g)
      ?.join(' ') ?? ''
  );
}

/** An operation that puts a new block with text into the page. */
export function newText(texts: Partial<Record<Language, string>>, after: string | null = null, guid: string = randomUUID()) {
  const content = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, { text: richTextOf(text) }]));
  return { op: 'insert', block: { guid, type: 'text', options: {}, content }, layoutPosition: 'main', after } satisfies Operation;
}
