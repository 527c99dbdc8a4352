import type { z } from 'zod';
import type { ListItem } from './list-item.ts';

/** One page of a list, as this reader may see it. */
export interface ListView {
  items: (z.infer<typeof ListItem> & { href: string })[];
  total: number;
  pageNumber: number;
  itemCount: number;
}
