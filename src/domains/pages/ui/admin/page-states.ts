import type { BadgeLook } from '#ui/admin/badge.tsx';
import type { PageIndexEntry } from '../../model/page-index.contract.ts';

/** How far a page is in a language, in a colour. */
export const lookOfState: Record<PageIndexEntry['languages']['nl']['state'], BadgeLook> = {
  published: 'positive',
  changed: 'primary',
  draft: 'warning',
  missing: 'plain',
};

export function editHref(href: string): string {
  return href === '/' ? '/edit' : `${href}/edit`;
}
