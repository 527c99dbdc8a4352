import { findAssetViews } from '#domains/assets/server/index.ts';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import type { BlockResources } from '#domains/blocks/model/resources.ts';
import { ownTargetOf } from '#domains/documents/model/link-target.ts';
import { referencesIn } from '#domains/documents/model/references.ts';
import { isPageVisible } from '#domains/menus/model/visible-menu.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import type { Surroundings } from './present-route.ts';

/** All that blocks point to, for this reader, in as few questions to the database as there are kinds of things. */
export async function loadResources(surroundings: Surroundings, language: Language, content: unknown): Promise<BlockResources> {
  const { assets, links } = referencesIn(content);
  const views = assets.size > 0 ? await findAssetViews(surroundings.ctx.db, [...assets]) : [];
  const byGuid = Object.fromEntries(views.map((view) => [view.guid, view]));
  return { links: addressesOf(links, surroundings, language, byGuid), assets: byGuid, lists: {} };
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
