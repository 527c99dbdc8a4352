import type { NavLink } from './navigation.ts';

/** The breadcrumbs for search engines, which show them in place of the address. */
export function breadcrumbFacts(breadcrumbs: readonly Pick<NavLink, 'name' | 'href'>[], origin: string): object[] {
  if (breadcrumbs.length === 0) return [];
  const steps = breadcrumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }];
}
