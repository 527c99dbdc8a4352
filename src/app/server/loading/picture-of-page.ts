import type { PageResources } from '#domains/list-items/model/list-view.ts';
import type { Page } from '#domains/pages/model/page.ts';
import type { Language } from '#platform/shared/language.ts';
import type { CardPicture } from '../site/site-pictures.ts';

/** The one above the page, or else the first that stands in it. */
export function pictureOf(
  { options, buildingBlockInstances: blocks }: Pick<Page, 'options' | 'buildingBlockInstances'>,
  language: Language,
  { assets }: PageResources,
): CardPicture | undefined {
  const { headerImage } = options;
  const above = headerImage && assets[headerImage.asset];
  if (above) return { asset: above, alt: headerImage.alt[language] ?? '' };
  for (const { type, options: own, content } of blocks) {
    const { picture } = own as { picture?: { asset: string } };
    const asset = type === 'image' && picture ? assets[picture.asset] : undefined;
    if (asset) return { asset, alt: (content['picture'] as { alt?: string } | undefined)?.alt ?? '' };
  }
  return undefined;
}
