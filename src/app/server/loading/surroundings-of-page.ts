import type { Chrome } from '#app/route-answer.ts';
import type { PageResources } from '#domains/list-items/model/list-view.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { Place } from '#domains/menus/model/menu.ts';
import type { PageOptions } from '#domains/pages/model/page-options.ts';
import { partsShown, type Where } from '#domains/pages/model/parts-shown.ts';
import { withoutEmptyLists } from '#domains/list-items/server/index.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Around, Surroundings } from './loading.ts';

/** What stands around a screen for this reader. All of it is in memory. */
export function aroundScreen({ site, ctx: { actor } }: Surroundings, language: Language, options: PageOptions, where: Where): Around {
  const parts = partsShown(site.settings, options, where);
  const reader = { actor, language };
  const { templateHeader } = options;
  return {
    options,
    parts,
    headerBlocks: parts.headerImage && templateHeader !== undefined ? site.parts.templateRow(templateHeader, 'top', reader) : undefined,
    footerBlocks: parts.footer ? footerOf(site, options, reader) : [],
  };
}

/** Where somebody reads: a page at its place in the menu, if it has one. */
export function contentAt(place: Place | undefined): Where {
  return { isContent: true, isHome: place?.path === '/', hidesSiteParts: false };
}

/** The page's own, that of its template, or the first of the platform that this reader may see. */
function footerOf(
  { parts, settings }: Surroundings['site'],
  options: PageOptions,
  reader: Parameters<typeof parts.footer>[1],
): BuildingBlockInstance[] {
  const own = options.footerGuid && parts.footer(options.footerGuid, reader);
  if (own) return own;
  const ofTemplate = options.templateFooter && parts.templateRow(options.templateFooter, 'bottom', reader);
  if (ofTemplate) return ofTemplate;
  for (const guid of settings.footers) {
    const footer = parts.footer(guid, reader);
    if (footer) return footer;
  }
  return [];
}

export function blocksAround({ headerBlocks = [], footerBlocks }: Around): BuildingBlockInstance[] {
  return [...headerBlocks, ...footerBlocks];
}

type MadeByEditors = Pick<Chrome, 'logo' | 'headerPictures' | 'headerBlocks' | 'footerBlocks' | 'parts'>;

/** The logo, header image and footer of a page, as they are shown. */
export function madeByEditors(site: Surroundings['site'], language: Language, around: Around, resources: PageResources): MadeByEditors {
  const { parts, headerBlocks, footerBlocks } = around;
  return {
    parts,
    logo: (site.settings.headerLogo && site.parts.assets.get(site.settings.headerLogo)) || null,
    headerPictures: parts.headerImage && !headerBlocks ? headerPicturesOf(site, language, around, resources) : [],
    headerBlocks: withoutEmptyLists(headerBlocks ?? [], resources.lists),
    footerBlocks: withoutEmptyLists(footerBlocks, resources.lists),
  };
}

function headerPicturesOf(
  { settings, parts }: Surroundings['site'],
  language: Language,
  { options: { headerImage } }: Around,
  { assets }: PageResources,
): Chrome['headerPictures'] {
  const own = headerImage && assets[headerImage.asset];
  if (own) return [{ asset: own, alt: headerImage.alt[language] ?? '' }];
  return settings.headerImages.flatMap(({ guid, alt }) => {
    const asset = parts.assets.get(guid);
    return asset ? [{ asset, alt: alt[language] }] : [];
  });
}
