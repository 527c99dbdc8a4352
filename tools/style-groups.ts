/**
 * Which style sheets are one file. Few files, because each is a request before a page is shown; more than one, because a page loads those
 * that hold a class of it and no other. What stands in no group comes with the code that imports it, as the styles of a screen do.
 */
const styleGroups: Record<string, RegExp[]> = {
  // On nearly every page. It is always linked first: it has the order of the layers, and what the others build on.
  site: [
    /\/ui\/styles\//,
    /\/ui\/(?:actions|disclosure|icons|text)\/(?!action-menu|wide-table)/,
    /\/ui\/forms\/choice\.module/,
    /\/web\/shell\/(?!account-|breadcrumbs|card-shell|overlays|sub-menu|viewing-bar)/,
    /\/blocks\/ui\/block-/,
    /\/blocks\/ui\/blocks\/(?:cards|contact|text)-block/,
    /\/pages\/ui\/page-/,
    /\/consent\/ui\/translate-link/,
    /\/legal\/ui\/legal-links/,
    /\/list-items\/ui\/item-parts/,
  ],
  // The home page has none of these, or seldom.
  'inner-pages': [
    /\/web\/shell\/(?:breadcrumbs|sub-menu)/,
    /\/ui\/pager\//,
    /\/pages\/ui\/table-of-contents/,
    /\/documents\/ui\/page-end/,
    /\/list-items\/ui\/item-(?:facts|screen)/,
    // Asked on few platforms, and there of who has not answered yet.
    /\/consent\/ui\//,
  ],
  'front-blocks': [/\/blocks\/ui\/blocks\/(?:search|timeline)-block/],
  'other-blocks': [
    /\/blocks\/ui\/blocks\/(?:accordion|button|divider|documents|embed|gallery|image|notice|quote|table|video)-block/,
    /\/blocks\/ui\/(?:click-to-load|map-sketch)/,
    /\/ui\/text\/wide-table/,
  ],
  // Also what a list shows that comes after its page.
  lists: [/\/list-items\/ui\/(?:blocks\/|list-|looks)/],
  // Also the small screens that hold one, and those that say why there is no page.
  forms: [
    /\/ui\/forms\/(?:choice-group|control|field|form)\.module/,
    /\/ui\/feedback\/error-/,
    /\/(?:auth|invitations|roles)\/ui\/[^/]+$/,
    /\/legal\/ui\/terms-/,
    /\/web\/shell\/card-shell/,
    /\/web\/screens\//,
  ],
  // By this name the editor knows what is its own: it stands in the window, and not on the page that is edited.
  editor: [/\/domains\/(?:editor\/ui|pages\/ui\/editor)\//],
};

export function styleGroupOf(id: string): string | null {
  const path = id.replace(/\?.*$/, '');
  if (!path.includes('/src/')) return null;
  return Object.entries(styleGroups).find(([, patterns]) => patterns.some((pattern) => pattern.test(path)))?.[0] ?? null;
}
