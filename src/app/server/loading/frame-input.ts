import type { PageFrame } from '#app/route-answer.ts';
import type { PageResources } from '#domains/list-items/model/list-view.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { Place } from '#domains/menus/model/menu.ts';
import type { PageOptions } from '#domains/pages/model/page-options.ts';
import { footerSources, partsShown, type Where } from '#domains/pages/model/frame-parts.ts';
import { withoutEmptyLists } from '#domains/list-items/server/index.ts';
import type { Language } from '#platform/shared/language.ts';
import type { FrameInput, RequestScope } from './loading.ts';

/** What stands around a screen for this reader. All of it is in memory. */
export function frameInputFor({ site, ctx: { actor } }: RequestScope, language: Language, options: PageOptions, where: Where): FrameInput {
  const parts = partsShown(site.settings, options, where);
  const reader = { actor, language };
  const { templateHeader } = options;
  return {
    options,
    parts,
    headerBlocks: parts.headerImage && templateHeader !== undefined ? site.frame.templateRow(templateHeader, 'top', reader) : undefined,
    footerBlocks: parts.footer ? footerOf(site, options, reader) : [],
  };
}

/** Where somebody reads: a page at its place in the menu, if it has one. */
export function contentAt(place: Place | undefined): Where {
  return { isContent: true, isHome: place?.path === '/', hidesFrameParts: false };
}

function footerOf(
  { frame, settings }: RequestScope['site'],
  options: PageOptions,
  reader: Parameters<typeof frame.footer>[1],
): BuildingBlockInstance[] {
  for (const source of footerSources(options, settings)) {
    const footer = 'footer' in source ? frame.footer(source.footer, reader) : frame.templateRow(source.template, 'bottom', reader);
    if (footer) return footer;
  }
  return [];
}

export function blocksOfFrame({ headerBlocks = [], footerBlocks }: FrameInput): BuildingBlockInstance[] {
  return [...headerBlocks, ...footerBlocks];
}

type MadeByEditors = Pick<PageFrame, 'logo' | 'headerPictures' | 'headerBlocks' | 'footerBlocks' | 'parts'>;

/** The logo, header image and footer of a page, as they are shown. */
export function madeByEditors(
  site: RequestScope['site'],
  language: Language,
  frameInput: FrameInput,
  resources: PageResources,
): MadeByEditors {
  const { parts, headerBlocks, footerBlocks } = frameInput;
  return {
    parts,
    logo: (site.settings.headerLogo && site.frame.assets.get(site.settings.headerLogo)) || null,
    headerPictures: parts.headerImage && !headerBlocks ? headerPicturesOf(site, language, frameInput, resources) : [],
    headerBlocks: withoutEmptyLists(headerBlocks ?? [], resources.lists),
    footerBlocks: withoutEmptyLists(footerBlocks, resources.lists),
  };
}

function headerPicturesOf(
  { settings, frame }: RequestScope['site'],
  language: Language,
  { options: { headerImage } }: FrameInput,
  { assets }: PageResources,
): PageFrame['headerPictures'] {
  const own = headerImage && assets[headerImage.asset];
  if (own) return [{ asset: own, alt: headerImage.alt[language] ?? '' }];
  return settings.headerImages.flatMap(({ guid, alt }) => {
    const asset = frame.assets.get(guid);
    return asset ? [{ asset, alt: alt[language] }] : [];
  });
}
