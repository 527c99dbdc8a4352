/** The same value with every text in it changed; `key` is the name under which it stands. */
export function mapTexts<T>(value: T, change: (text: string, key: string) => string): T {
  return deep('', value, change) as T;
}

function deep(key: string, value: unknown, change: (text: string, key: string) => string): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((each) => deep(key, each, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(name, each, change)]));
}

const belongTogether = [
  { pattern: /\b14 0299\b/g, together: '14\u00a00299' },
  { pattern: /\b(\d{4}) ([A-Z]{2})\b/g, together: '$1\u00a0$2' },
  { pattern: /€ (?=\d)/g, together: '€\u00a0' },
  { pattern: /(\d{1,2}\.\d{2}) uur\b/g, together: '$1\u00a0uur' },
];

/** A telephone number, a postcode, an amount and a time stay on one line. */
export function keptTogether<T>(content: T): T {
  return mapTexts(content, (text) => belongTogether.reduce((set, { pattern, together }) => set.replaceAll(pattern, together), text));
}
