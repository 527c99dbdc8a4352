import type { PageFrame } from '#app/route-answer.ts';

/** The breadcrumbs for search engines, which show them in place of the address. Only where readers see them too. */
export function breadcrumbFacts({ parts, navigation: { breadcrumbs } }: Pick<PageFrame, 'parts' | 'navigation'>, origin: string): object[] {
  if (!parts.breadcrumbs || breadcrumbs.length === 0) return [];
  const steps = breadcrumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(href, origin).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement: steps }];
}
