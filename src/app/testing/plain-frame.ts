import type { PageFrame } from '#app/route-answer.ts';

/** A platform that has only just begun. */
export const plainFrame: PageFrame = {
  parts: { header: true, mainMenu: true, headerImage: false, breadcrumbs: false, subMenu: false, footer: true },
  navigation: { mainMenu: [], subMenu: null, breadcrumbs: [] },
  platformName: 'Plein',
  platformDescription: 'Een website met Plein.',
  logo: null,
  logoAlt: '',
  headerPictures: [],
  headerBlocks: [],
  footerBlocks: [],
  homeHref: '/',
  languageLinks: [],
  signInHref: null,
  consent: { isAsked: false, optional: [], hasChosen: false, accepted: ['required', 'analytical'] },
  pageUrl: 'http://localhost/',
};
