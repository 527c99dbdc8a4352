import { insertBlock, insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';

interface PageOptions {
  /** Title and address segment per language. */
  texts?: Partial<Record<Language, { title: string; segment: string }>>;
  published?: readonly Language[];
  /** The words of its one text block, per language. */
  words?: Partial<Record<Language, string>>;
  roleIds?: string[];
}

let places = 0;

/** A page with one text block and a place in the menu. */
export async function createPage(ctx: Ctx, options: PageOptions = {}): Promise<string> {
  const {
    texts = { nl: { title: 'Over ons', segment: 'over-ons' }, en: { title: 'About us', segment: 'about-us' } },
    published = languages,
  } = options;
  const titles = Object.fromEntries(
    Object.entries(texts).map(([language, { title }]) => [language, { title, description: `${title}, kort` }]),
  );
  const guid = await insertDocument(ctx.db, { layout: '100', options: {}, texts: titles });
  await addTextBlock(ctx, guid, options.words ?? { nl: 'Wij zijn er voor u.', en: 'We are here for you.' });
  if (options.roleIds) await ctx.db.updateTable('document').set({ roleIds: options.roleIds }).where('guid', '=', guid).execute();
  await insertMenuItem(ctx.db, { parentGuid: null, position: ++places, pageGuid: guid, texts: menuTexts(texts) });
  for (const language of published) await publishPage(ctx, guid, language);
  return guid;
}

export function addTextBlock(ctx: Ctx, documentGuid: string, words: Partial<Record<Language, string>>): Promise<string> {
  const content = Object.fromEntries(Object.entries(words).map(([language, text]) => [language, { text: paragraphOf(text) }]));
  return insertBlock(ctx.db, { documentGuid, type: 'text', layoutPosition: 'main', sortId: 0, options: {}, content });
}

function paragraphOf(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
}

function menuTexts(texts: NonNullable<PageOptions['texts']>) {
  const fallback = texts[defaultLanguage] ?? texts.en;
  return Object.fromEntries(
    languages.map((language) => {
      const { title = '', segment = '' } = texts[language] ?? fallback ?? {};
      return [language, { name: title, urlSegment: segment }];
    }),
  );
}
