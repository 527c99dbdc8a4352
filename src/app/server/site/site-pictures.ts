import type { AssetView } from '#domains/assets/model/asset.ts';
import { cardAddress, cardSize, type CardLook } from '#domains/assets/model/social-card.ts';
import { cardVersion } from '#domains/assets/server/index.ts';
import { themeTokens } from '#domains/settings/model/colour-scheme.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import type { HeadIcon, SocialImage } from '#platform/shared/head.ts';
import type { Language } from '#platform/shared/language.ts';
import type { FrameSource } from './frame-source.ts';
import type { Site } from './site.ts';

/** The platform's own icons in the sizes that browsers, phones and app lists ask for. */
export const icons: readonly HeadIcon[] = [
  { href: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { href: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' },
  { href: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { href: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { href: '/icons/icon-180.png', sizes: '180x180', rel: 'apple-touch-icon' },
];

type PicturedSite = Pick<Site, 'settings' | 'frame'>;

/** Settings stay the same object until somebody changes them, and every page asks. */
const coloursOf = new WeakMap<Settings, CardLook['colours']>();

/** Light, as the header is: a logo was made for that. */
export function cardLookOf({ settings }: Pick<Site, 'settings'>, language: Language): CardLook {
  let colours = coloursOf.get(settings);
  if (!colours) {
    const { raised, primary, muted, accent } = themeTokens(settings.colorScheme).light;
    colours = { ground: raised, name: primary, description: muted, line: accent };
    coloursOf.set(settings, colours);
  }
  return { name: settings.platformName[language], description: settings.platformDescription[language], colours };
}

/** What a page has to show of itself. */
export interface CardPicture {
  asset: AssetView;
  alt: string;
}

interface CardOptions {
  origin: string;
  /** Null: it has none to show, as a form or a message. Undefined: the one that the site opens with stands in. */
  own: CardPicture | null | undefined;
}

/** What stands around pages stays the same object until settings or parts of it change; most pages have no picture of their own. */
const imagesWithoutOwn = new WeakMap<FrameSource, Map<string, SocialImage>>();

/** The card of a page: with its own picture, or else with the one that the site opens with. */
export function socialImageOf(site: PicturedSite, language: Language, options: CardOptions): SocialImage {
  const { origin, own } = options;
  if (own) return makeSocialImage(site, language, options);
  const images = imagesWithoutOwn.get(site.frame) ?? new Map<string, SocialImage>();
  imagesWithoutOwn.set(site.frame, images);
  const key = `${language} ${own === undefined ? 'opening' : 'none'} ${origin}`;
  const image = images.get(key) ?? makeSocialImage(site, language, options);
  images.set(key, image);
  return image;
}

function makeSocialImage(site: PicturedSite, language: Language, { origin, own }: CardOptions): SocialImage {
  const { settings, frame } = site;
  const picture = own === undefined ? openingPicture(site, language) : own;
  const logo = settings.headerLogo ? (frame.assets.get(settings.headerLogo) ?? null) : null;
  const version = cardVersion(cardLookOf(site, language), { picture: picture?.asset ?? null, logo });
  const name = settings.platformName[language];
  return {
    url: origin + cardAddress(language, { picture: picture?.asset.guid ?? null, version }),
    ...cardSize,
    alt: picture?.alt ? `${name}. ${picture.alt}` : name,
  };
}

function openingPicture({ settings, frame }: PicturedSite, language: Language): CardPicture | undefined {
  for (const { guid, alt } of settings.headerImages) {
    const asset = frame.assets.get(guid);
    if (asset) return { asset, alt: alt[language] };
  }
  return undefined;
}
