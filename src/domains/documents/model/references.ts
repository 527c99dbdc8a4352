import { ownTargetOf } from './link-target.ts';

/** What a document points to. */
export interface References {
  assets: Set<string>;
  /** As stored: `page:…`, `item:…`, `file:…`. */
  links: Set<string>;
  addresses: Set<string>;
}

/**
 * All that stored content points to. Every field keeps a picture or file as `asset` and a link as `href`, so looking for those two
 * names finds them all, also in a block type that was made later.
 */
export function referencesIn(
  value: unknown,
  found: References = { assets: new Set(), links: new Set(), addresses: new Set() },
): References {
  if (Array.isArray(value)) {
    for (const each of value) referencesIn(each, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'string') referencesIn(each, found);
      else if (key === 'asset') found.assets.add(each);
      else if (key === 'href') addLink(each, found);
    }
  }
  return found;
}

function addLink(href: string, found: References): void {
  const target = ownTargetOf(href);
  if (!target) found.addresses.add(href);
  else {
    found.links.add(href);
    if (target.kind === 'file') found.assets.add(target.guid);
  }
}
