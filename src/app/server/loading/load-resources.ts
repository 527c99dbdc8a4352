import { findAssetViews } from '#domains/assets/server/index.ts';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import type { BlockResources } from '#domains/blocks/model/resources.ts';
import { ownTargetOf } from '#domains/documents/model/link-target.ts';
import { referencesIn } from '#domains/documents/model/references.ts';
import { findItemLinks } from '#domains/list-items/server/index.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { addressOfItem } from './item-addresses.ts';
import type { Surroundings } from './loading.ts';

/** All that blocks point to, for this reader, in as few questions to the database as there are kinds of things. */
export async function loadResources(
  surroundings: Surroundings,
  language: Language,
  content: unknown,
  lists: BlockResources['lists'] = {},
): Promise<BlockResources> {
  const { assets, links } = referencesIn([content, lists]);
  const views = assets.size > 0 ? await findAssetViews(surroundings.ctx.db, [...assets]) : [];
  const byGuid = Object.fromEntries(views.map((view) => [view.guid, view]));
  const addresses = addressesOf(links, surroundings, language, byGuid);
  return { links: { ...addresses, ...(await itemAddresses(links, surroundings, language)) }, assets: byGuid, lists };
}

/** Where stored links to list items lead. */
async function itemAddresses(links: ReadonlySet<string>, surroundings: Surroundings, language: Language): Promise<BlockResources['links']> {
  const targets = [...links].flatMap((link) => {
    const target = ownTargetOf(link);
    return target?.kind === 'item' ? [{ link, ...target }] : [];
  });
  const items = await findItemLinks(surroundings.ctx, [...new Set(targets.map(({ guid }) => guid))], language);
  const byGuid = new Map(items.map((item) => [item.guid, addressOfItem(surroundings, language, item)]));
  const addresses = targets.flatMap(({ link, guid, fragment }) => {
    const address = byGuid.get(guid);
    return address === undefined ? [] : [[link, address + fragment]];
  });
  return Object.fromEntries(addresses) as BlockResources['links'];
}

/** Where stored links lead. One that this reader may not follow has no address. */
export function addressesOf(
  links: Iterable<string>,
  { ctx, site }: Surroundings,
  language: Language,
  assets: BlockResources['assets'],
): BlockResources['links'] {
  function addressOf(link: string): string | undefined {
    const target = ownTargetOf(link);
    if (target?.kind === 'page' && isPageVisible(site.pages.get(target.guid), ctx.actor, language)) {
      return localizePath(language, site.menu.placeOf(language, target.guid)?.path ?? `/g/${target.guid}`) + target.fragment;
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
