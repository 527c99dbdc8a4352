import type { AssetView } from '#domains/assets/model/asset.ts';
import { findAssetViews } from '#domains/assets/server/index.ts';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import type { PageResources } from '#domains/list-items/model/list-view.ts';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { referencesIn, type References } from '#domains/documents/model/references.ts';
import { findItemLinks, addressOfItem } from '#domains/list-items/server/index.ts';
import { pathOfPage } from '#domains/menus/model/menu-address.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { RequestScope } from './loading.ts';

/** All that blocks point to, for this reader, in as few statements as there are kinds of things. */
export async function loadResources(
  scope: RequestScope,
  language: Language,
  content: unknown,
  lists: PageResources['lists'] = {},
): Promise<PageResources> {
  const references = referencesIn([content, lists]);
  const known = knownAssets(scope, references);
  const unknown = [...references.assets].filter((guid) => !(guid in known));
  const views = unknown.length > 0 ? await findAssetViews(scope.ctx.db, unknown) : [];
  const assets = { ...known, ...byGuid(views) };
  const addresses = addressesOf(references.links, scope, language, assets);
  return { links: { ...addresses, ...(await itemAddresses(references.links, scope, language)) }, assets, lists };
}

/** What can be told of blocks around a page without asking the database. */
export function knownResources(scope: RequestScope, language: Language, content: unknown): PageResources {
  const references = referencesIn(content);
  const assets = knownAssets(scope, references);
  return { links: addressesOf(references.links, scope, language, assets), assets, lists: {} };
}

/** Pictures and files of what stands around pages are in memory. */
function knownAssets({ site }: RequestScope, { assets }: References): PageResources['assets'] {
  return byGuid([...assets].flatMap((guid) => site.frame.assets.get(guid) ?? []));
}

function byGuid(views: readonly AssetView[]): PageResources['assets'] {
  return Object.fromEntries(views.map((view) => [view.guid, view]));
}

/** Where stored links to list items lead. */
async function itemAddresses(links: ReadonlySet<string>, scope: RequestScope, language: Language): Promise<PageResources['links']> {
  const targets = [...links].flatMap((link) => {
    const target = ownTargetOf(link);
    return target?.kind === 'item' ? [{ link, ...target }] : [];
  });
  const items = await findItemLinks(scope.ctx, [...new Set(targets.map(({ guid }) => guid))], language);
  const addressByGuid = new Map(items.map((item) => [item.guid, addressOfItem(scope, language, item)]));
  const addresses = targets.flatMap(({ link, guid, fragment }) => {
    const address = addressByGuid.get(guid);
    return address === undefined ? [] : [[link, address + fragment]];
  });
  return Object.fromEntries(addresses) as PageResources['links'];
}

/** Where stored links lead. One that this reader may not follow has no address. */
function addressesOf(
  links: Iterable<string>,
  { ctx, site }: RequestScope,
  language: Language,
  assets: PageResources['assets'],
): PageResources['links'] {
  function addressOf(link: string): string | undefined {
    const target = ownTargetOf(link);
    if (target?.kind === 'page' && isPageVisible(site.pages.get(target.guid), ctx.actor, language)) {
      return localizePath(language, pathOfPage(site.menu, language, target.guid)) + target.fragment;
    }
    const file = target?.kind === 'file' ? assets[target.guid] : undefined;
    return file && imageAddress(file, {});
  }

  const addresses = [...links].flatMap((link) => {
    const address = addressOf(link);
    return address === undefined ? [] : [[link, address]];
  });
  return Object.fromEntries(addresses);
}
