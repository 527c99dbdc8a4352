/**
 * What a pasted element says of its own look, read from the text of the attribute: the policy of our pages keeps the browser from taking
 * styles over, and then `element.style` is empty.
 */
export function stylesOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(declarations.map((each) => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]));
}

const neverShown = new Set(
  'audio canvas datalist embed head iframe link meta noscript object script select style svg template title video xml'.split(' '),
);

/** What its reader did not see where it was copied: it is not part of the text. */
export function isUnseen(element: Element): boolean {
  if (neverShown.has(element.localName) || element.hasAttribute('hidden')) return true;
  const styles = stylesOf(element);
  return styles.get('display') === 'none' || styles.get('visibility') === 'hidden' || styles.get('mso-hide') === 'all';
}

const blockTags = new Set(
  [
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form',
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary',
    'table tbody td textarea tfoot th thead tr ul',
  ]
    .join(' ')
    .split(' '),
);

/** Stands on lines of its own. */
export function isBlock(element: Element): boolean {
  return blockTags.has(element.localName);
}
