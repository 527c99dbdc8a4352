type Values = Readonly<Record<string, unknown>>;
type Items = Record<string, Record<string, unknown>>;

/** Where a field stands in the words of a block: `heading`, or `items.{guid}.title` in something that the block repeats. */
export function pathOf(item: string | null, field: string): string {
  return item === null ? field : `items.${item}.${field}`;
}

function itemsOf(words: Values | null): Items | undefined {
  return words?.['items'] as Items | undefined;
}

/** Words with other ones in the place of each field that is absent. What is empty was meant to be, and stays. */
export function filledWith(own: Values | null, other: Values | null): Record<string, unknown> {
  const [items, others] = [itemsOf(own), itemsOf(other)];
  const filled = { ...other, ...own };
  if (!items || !others) return filled;
  const guids = new Set([...Object.keys(others), ...Object.keys(items)]);
  return { ...filled, items: Object.fromEntries([...guids].map((guid) => [guid, { ...others[guid], ...items[guid] }])) };
}

/** The fields of words that are absent from others. */
export function pathsBeyond(own: Values | null, words: Values): string[] {
  const items = itemsOf(own);
  return Object.entries(words).flatMap(([field, value]) => {
    if (field !== 'items') return own && field in own ? [] : [field];
    return Object.entries(value as Items).flatMap(([guid, fields]) =>
      Object.keys(fields).flatMap((each) => (items?.[guid] && each in items[guid] ? [] : [pathOf(guid, each)])),
    );
  });
}

/** Words without some of their fields. What has none left is gone as a whole. */
export function withoutPaths(words: Values, paths: readonly string[]): Record<string, unknown> {
  return keptPaths(words, (path) => !paths.includes(path));
}

/** Some fields of words alone. */
export function onlyPaths(words: Values, paths: readonly string[]): Record<string, unknown> {
  return keptPaths(words, (path) => paths.includes(path));
}

function keptPaths(words: Values, isKept: (path: string) => boolean): Record<string, unknown> {
  const kept = Object.entries(words).flatMap(([field, value]): [string, unknown][] => {
    if (field !== 'items') return isKept(field) ? [[field, value]] : [];
    const items = Object.entries(value as Items).flatMap(([guid, fields]): [string, unknown][] => {
      const own = Object.entries(fields).filter(([name]) => isKept(pathOf(guid, name)));
      return own.length > 0 ? [[guid, Object.fromEntries(own)]] : [];
    });
    return items.length > 0 ? [[field, Object.fromEntries(items)]] : [];
  });
  return Object.fromEntries(kept);
}
