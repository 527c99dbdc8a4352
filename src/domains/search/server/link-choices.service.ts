import { imageAddress } from '#domains/assets/model/image-address.ts';
import { listDocumentsToLink } from '#domains/assets/server/index.ts';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { readerOf } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, splitLanguage, type Language } from '#platform/shared/language.ts';
import type { LinkChoice, LinkChoicesQuery } from '../model/link-choices.contract.ts';
import { findDocumentsToLink } from './link-choices.queries.ts';
import type { SearchedSite, SearchedSiteOf } from './searched-site.ts';

const most = { documents: 8, files: 4 } as const;

/** What somebody can link to while they write: what is not published yet as well, since it may be by the time that somebody reads it. */
export async function listLinkChoices(ctx: Ctx, { q, target, lang }: LinkChoicesQuery, siteOf: SearchedSiteOf): Promise<LinkChoice[]> {
  if (!isContentManager(ctx.actor)) throw requestErrors.forbidden();
  const [site, language] = [await siteOf(ctx), lang ?? ctx.language];
  const known = target === undefined ? undefined : ownTargetOf(target);
  if (target !== undefined && !known) return [];
  const [documents, files] = await Promise.all([
    known?.kind === 'file' ? [] : documentsOf(ctx, { site, language, q, guid: known?.guid }),
    known && known.kind !== 'file' ? [] : filesOf(ctx, { language, q, guid: known?.guid }),
  ]);
  return [...documents, ...files];
}

interface Sought {
  language: Language;
  q: string;
  /** This one, and no other. */
  guid: string | undefined;
}

async function documentsOf(ctx: Ctx, { site, language, q, guid }: Sought & { site: SearchedSite }): Promise<LinkChoice[]> {
  const rows = await findDocumentsToLink(ctx.db, readerOf(ctx.actor), {
    words: guid === undefined ? q : '',
    guids: guid === undefined ? pageAt(site, q) : [guid],
    isOnlyThese: guid !== undefined,
    language,
    limit: most.documents,
  });
  return rows.map(({ guid: found, kind, title, titleLanguage, parentGuids, isPublished, isForEveryone }) => ({
    target: `${kind === 'page' ? 'page' : 'item'}:${found}`,
    kind: kind === 'page' ? 'page' : 'item',
    title,
    titleLanguage,
    href: site.addressOf({ guid: found, kind, title, parentGuids, openedIn: language }).href,
    isPublished,
    isForEveryone,
  }));
}

/** What stands at this address in the menu, in any language. */
function pageAt({ menu }: SearchedSite, address: string): string[] {
  if (!address.startsWith('/')) return [];
  const { path } = splitLanguage(address);
  const found = languages.flatMap((language) => menu.placeAt(language, path)?.item.pageGuid ?? []);
  return [...new Set(found)];
}

async function filesOf(ctx: Ctx, { language, q, guid }: Sought): Promise<LinkChoice[]> {
  const found = await listDocumentsToLink(ctx, { ...(guid === undefined ? { named: q } : { guid }), limit: most.files });
  return found.map((file) => ({
    target: `file:${file.guid}`,
    kind: 'file',
    title: file.fileName,
    titleLanguage: language,
    href: imageAddress(file, {}),
    isPublished: true,
    isForEveryone: true,
  }));
}
