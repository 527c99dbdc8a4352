import type { HeadIcon, SocialImage } from '#platform/shared/head.ts';

/** The platform's own icons in the sizes that browsers, phones and app lists ask for. */
export function iconsOf(): HeadIcon[] {
  return [
    { href: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { href: '/icons/icon-32.png', sizes: '32x32', type: 'image/png' },
    { href: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { href: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { href: '/icons/icon-180.png', sizes: '180x180', rel: 'apple-touch-icon' },
  ];
}

export function socialImageOf(origin: string, platformName: string): SocialImage {
  return { url: `${origin}/icons/social-card.png`, width: 1200, height: 630, alt: platformName };
}
