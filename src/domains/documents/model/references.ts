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

function none(): References {
  return { assets: new Set(), links: new Set(), addresses: new Set() };
}

/** Every page that is made goes through all of its content here. */
function addReferences(value: unknown, found: References): void {
  if (typeof value !== 'object' || value === null) return;
  // Going through a list by its keys takes six times as long.
  if (Array.isArray(value)) for (const each of value) addReferences(each, found);
  else if ((value as { type?: unknown }).type === 'doc') addAll(referencesOfText(value), found);
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

const ofTexts = new WeakMap<object, References>();

/** Running text is most of a page, and one that was read stays as it is: it is gone through once. */
function referencesOfText(doc: object): References {
  const known = ofTexts.get(doc);
  if (known) return known;
  const found = none();
  addReferencesInside(doc, found);
  ofTexts.set(doc, found);
  return found;
}

function addAll(more: References, found: References): void {
  for (const kind of ['assets', 'links', 'addresses'] as const) {
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
