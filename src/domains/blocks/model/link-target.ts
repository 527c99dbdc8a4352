import { z } from 'zod';
import { isSafeHref } from '#platform/shared/link.ts';

const guidTarget = /^(page|item|file):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#[\w-]{1,200})?$/;

/** Something of this site, whatever its address is today. */
export interface OwnTarget {
  kind: 'page' | 'item' | 'file';
  guid: string;
  /** A place within it, with its `#`. */
  fragment: string;
}

/** A page, list item or file by its guid (`page:…`); undefined for an address. */
export function ownTargetOf(target: string): OwnTarget | undefined {
  const [, kind, guid, fragment = ''] = guidTarget.exec(target) ?? [];
  return kind && guid ? { kind: kind as OwnTarget['kind'], guid, fragment } : undefined;
}

/** Where a stored link leads. What is ours is named by guid, so that a link survives when its target moves. */
export const LinkTarget = z
  .string()
  .max(2048)
  .refine((target) => guidTarget.test(target) || isSafeHref(target), { params: { code: 'link_not_safe' } });
