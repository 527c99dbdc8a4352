import type { Chrome } from '#app/route-answer.ts';
import type { BlockResources } from '#domains/blocks/model/resources.ts';
import { referencesIn } from '#domains/documents/model/references.ts';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import type { PageOptions } from '#domains/pages/model/page-options.ts';
import type { PartsShown } from '#domains/pages/model/parts-shown.ts';
import type { Language } from '#platform/shared/language.ts';
import { addressesOf } from './load-resources.ts';
import type { Surroundings } from './loading.ts';

interface Around extends Surroundings {
  language: Language;
  options: PageOptions;
  parts: PartsShown;
  /** Of the page itself. */
  resources: BlockResources;
}

type MadeByEditors = Pick<Chrome, 'logo' | 'headerPictures' | 'headerBlocks' | 'footerBlocks'>;

/** The logo, header image and footer of a page. */
export function madeByEditors(around: Around): MadeByEditors {
  const { site, parts } = around;
  const headerBlocks = parts.headerImage ? templateHeaderOf(around) : undefined;
  return {
    logo: (site.settings.headerLogo && site.parts.assets.get(site.settings.headerLogo)) || null,
    headerPictures: parts.headerImage && !headerBlocks ? headerPicturesOf(around) : [],
    headerBlocks: headerBlocks ?? [],
    footerBlocks: parts.footer ? footerOf(around) : [],
  };
}

function templateHeaderOf({ site, options, ctx: { actor }, language }: Around): BuildingBlockInstance[] | undefined {
  return options.templateHeader === undefined ? undefined : site.parts.templateRow(options.templateHeader, 'top', { actor, language });
}

function headerPicturesOf({ site, options: { headerImage }, language, resources }: Around): Chrome['headerPictures'] {
  const own = headerImage && resources.assets[headerImage.asset];
  if (own) return [{ asset: own, alt: headerImage.alt[language] ?? '' }];
  return site.settings.headerImages.flatMap(({ guid, alt }) => {
    const asset = site.parts.assets.get(guid);
    return asset ? [{ asset, alt: alt[language] }] : [];
  });
}

/** The page's own, that of its template, or the first of the platform that this reader may see. */
function footerOf({ site, options, ctx: { actor }, language }: Around): BuildingBlockInstance[] {
  const { parts, settings } = site;
  const reader = { actor, language };
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

/** What the page needs, and what the blocks around it need. */
export function withResourcesAround({ headerBlocks, footerBlocks }: MadeByEditors, around: Around): BlockResources {
  const { site, language, resources } = around;
  const references = referencesIn([headerBlocks, footerBlocks]);
  const views = [...references.assets].flatMap((guid) => site.parts.assets.get(guid) ?? []);
  const assets = { ...Object.fromEntries(views.map((view) => [view.guid, view])), ...resources.assets };
  return { ...resources, assets, links: { ...addressesOf(references.links, around, language, assets), ...resources.links } };
}
