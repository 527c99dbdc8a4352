import { ownTargetOf } from '#domains/blocks/model/link-target.ts';

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
export function referencesIn(value: unknown): References {
  const found = none();
  addReferences(value, found);
  return found;
}

const kinds = ['assets', 'links', 'addresses'] as const;

function none(): References {
  return { assets: new Set(), links: new Set(), addresses: new Set() };
}

/** Every page that is made goes through all of its content here. */
function addReferences(value: unknown, found: References): void {
  if (typeof value !== 'object' || value === null) return;
  // Going through a list by its keys takes six times as long.
  if (Array.isArray(value)) for (const each of value) addReferences(each, found);
  else if ((value as { type?: unknown }).type === 'doc' || 'layoutPosition' in value) addAll(referencesOfWhole(value), found);
  else addReferencesInside(value, found);
}

function addReferencesInside(value: object, found: References): void {
  for (const key in value) {
    const each = (value as Record<string, unknown>)[key];
    if (typeof each !== 'string') addReferences(each, found);
    else if (key === 'asset') found.assets.add(each);
    else if (key === 'href') addLink(each, found);
  }
}

const ofWholes = new WeakMap<object, References>();
const nothing = none();

/** Running text and blocks are all of a page, and one that was read stays as it is: it is gone through once. */
function referencesOfWhole(whole: object): References {
  const known = ofWholes.get(whole);
  if (known) return known;
  const found = none();
  addReferencesInside(whole, found);
  ofWholes.set(whole, kinds.some((kind) => found[kind].size > 0) ? found : nothing);
  return found;
}

function addAll(more: References, found: References): void {
  if (more === nothing) return;
  for (const kind of kinds) {
    for (const each of more[kind]) found[kind].add(each);
  }
}

function addLink(href: string, found: References): void {
  const target = ownTargetOf(href);
  if (!target) found.addresses.add(href);
  else {
    found.links.add(href);
    if (target.kind === 'file') found.assets.add(target.guid);
  }
}
