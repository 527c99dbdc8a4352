import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

/** The one file every page needs: `<link rel="preload" as="font" type="font/woff2" crossorigin href=…>`. */
export const preloadedFont: string = latin;
