import { slugOf } from '#platform/shared/slug.ts';

/** What stands in the title's place means something else there. */
const reservedSlugs: readonly string[] = ['edit', 'i'];

/** The title as the last part of an item's address. */
export function itemSlug(title: string): string {
  const slug = slugOf(title, 'item');
  return reservedSlugs.includes(slug) ? `${slug}-1` : slug;
}

/** The address of an item below the page that its list stands on. */
export function itemPath(pagePath: string, { guid, title }: { guid: string; title: string }): string {
  return `${pagePath === '/' ? '' : pagePath}/i/${guid}/${itemSlug(title)}`;
}
