import { randomInt } from 'node:crypto';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { insertBlock, insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import type { FixtureText } from './fixture-text.ts';

type Given = Partial<FixtureText> & { roleIds?: string[]; editRoles?: string[]; isDraft?: boolean };

/** A published text without a place in the menu: a page, or a list item when it has a type. */
export async function createText(ctx: Ctx, language: Language, given: Given): Promise<string> {
  const { title = 'Titel', description = '', body = '', type, daysAgo = 0, roleIds = [], editRoles = [] } = given;
  const kind = type === undefined ? 'page' : 'list-item';
  const guid = await insertDocument(ctx.db, { kind, roleIds, editRoles, texts: { [language]: { title, description } } });
  const content = { [language]: { text: richTextOf(...(body === '' ? [] : [body])) } };
  await insertBlock(ctx.db, { documentGuid: guid, type: 'text', layoutPosition: 'main', sortId: 0, options: {}, content });
  if (given.contact) {
    const words = { [language]: { heading: '', ...given.contact, items: {} } };
    await insertBlock(ctx.db, {
      documentGuid: guid,
      type: 'contact',
      layoutPosition: 'main',
      sortId: 1,
      options: { background: 'none', items: [] },
      content: words,
    });
  }
  if (type !== undefined) {
    const publishedOn = new Date(Date.now() - daysAgo * 86_400_000);
    await ctx.db.insertInto('listItem').values({ documentGuid: guid, shortId: newShortId(), type, publishedOn }).execute();
  }
  if (!given.isDraft) await publishDocument(ctx, guid, language);
  return guid;
}

const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function newShortId(): string {
  return Array.from({ length: 11 }, () => characters[randomInt(characters.length)]).join('');
}
