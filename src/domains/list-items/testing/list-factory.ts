import { insertBlock, insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { createListItem, publishListItem, type NewListItem } from '../server/index.ts';

interface ListPageOptions {
  segment?: string;
  roleIds?: string[];
  editRoles?: string[];
  published?: readonly Language[];
  /** One for each block. */
  blocks?: { type?: 'list' | 'list-widget'; options?: Record<string, unknown>; heading?: string | Record<Language, string> }[];
}

/** A page in the menu with list blocks on it. Gives its guid and those of the blocks. */
export async function createListPage(ctx: Ctx, options: ListPageOptions = {}): Promise<{ page: string; lists: string[]; list: string }> {
  const { segment = 'nieuws', roleIds = [], editRoles = [], published = languages, blocks = [{}] } = options;
  const texts = { nl: { title: 'Nieuws', description: 'Al het nieuws' }, en: { title: 'News', description: 'All news' } };
  const page = await insertDocument(ctx.db, { roleIds, editRoles, texts });
  const lists: string[] = [];
  for (const [sortId, { type = 'list', options: own = { defaultItemsPerPage: 10 }, heading = 'Nieuws' }] of blocks.entries()) {
    const headings = typeof heading === 'string' ? { nl: heading, en: heading } : heading;
    const content = { nl: { heading: headings.nl }, en: { heading: headings.en } };
    lists.push(await insertBlock(ctx.db, { documentGuid: page, type, layoutPosition: 'main', sortId, options: own, content }));
  }
  const name = { name: 'Nieuws', urlSegment: segment };
  await insertMenuItem(ctx.db, { parentGuid: null, position: 1, pageGuid: page, texts: { nl: name, en: name } });
  for (const language of published) await publishPage(ctx, page, language);
  return { page, lists, list: lists[0] ?? '' };
}

interface ItemOptions extends Partial<Omit<NewListItem, 'texts'>> {
  title?: string;
  published?: readonly Language[];
  texts?: NewListItem['texts'];
  /** The words of its one text block. */
  body?: string;
}

/** A news item, published in both languages unless said otherwise. */
export async function createItem(ctx: Ctx, listGuid: string | readonly string[], options: ItemOptions = {}): Promise<string> {
  const { title = 'Molen draait weer', published = languages, body, ...given } = options;
  const words = { title, description: `${title}, kort` };
  const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: body ?? 'De hele tekst.' }] }] };
  const guid = await createListItem(ctx, {
    type: 'news',
    parentGuids: [listGuid].flat(),
    texts: { nl: words, en: words },
    blocks: [{ type: 'text', options: {}, content: { nl: { text: paragraph } } }],
    ...given,
  });
  for (const language of published) await publishListItem(ctx, guid, language);
  return guid;
}
