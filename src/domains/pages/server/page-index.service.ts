import type { MenuMap } from '#domains/menus/model/menu.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { PageIndexEntry } from '../model/page-index.contract.ts';
import { listPageStates } from './page-index.queries.ts';

interface Wanted {
  q?: string | undefined;
  language: Language;
  page: number;
  itemCount: number;
  menu: MenuMap;
}

/** By title in the asked language. What is sought is looked for in titles and addresses of both. */
export async function listPageIndex(ctx: Ctx, { q = '', language, page, itemCount, menu }: Wanted) {
  if (!ctx.actor.isAdmin) throw requestErrors.forbidden();
  const sought = q.toLowerCase();
  const { compare } = new Intl.Collator(language);
  const entries = (await listPageStates(ctx.db))
    .map((row) => toEntry(row, menu))
    .filter(({ languages: { nl, en } }) => [nl.title, nl.href, en.title, en.href].some((text) => text.toLowerCase().includes(sought)))
    .toSorted((one, other) => compare(one.languages[language].title, other.languages[language].title) || compare(one.guid, other.guid));
  return { items: entries.slice((page - 1) * itemCount, page * itemCount), total: entries.length };
}

type Row = Awaited<ReturnType<typeof listPageStates>>[number];

function toEntry({ guid, updatedOn, states }: Row, menu: MenuMap): PageIndexEntry {
  const inLanguage = (language: Language) => ({
    title: (states[language] ?? states.nl ?? states.en)?.title ?? '',
    href: localizePath(language, menu.placeOf(language, guid)?.path ?? `/g/${guid}`),
    state: stateOf(states[language]),
  });
  return {
    guid,
    updatedOn: updatedOn.toISOString(),
    isInMenu: menu.placeOf('nl', guid) !== undefined,
    languages: { nl: inLanguage('nl'), en: inLanguage('en') },
  };
}

function stateOf(state: Row['states'][Language]): PageIndexEntry['languages']['nl']['state'] {
  if (!state) return 'missing';
  if (!state.isPublished) return 'draft';
  return state.hasChanges ? 'changed' : 'published';
}
