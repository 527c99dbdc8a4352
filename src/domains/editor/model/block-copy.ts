type Values = Readonly<Record<string, unknown>>;

/** A block as something that can be put elsewhere. */
export interface CopiedBlock {
  type: string;
  options: Record<string, unknown>;
  /** Its words, by language. */
  content: Record<string, Record<string, unknown>>;
}

/** The same once more: whatever it repeats has a guid of its own, under which its words stand as well. */
export function withNewGuids({ type, options, content }: CopiedBlock, newGuid: () => string): CopiedBlock {
  const renamed = new Map([...guidsIn(options)].map((guid) => [guid, newGuid()]));
  return {
    type,
    options: renamedIn(options, renamed) as Record<string, unknown>,
    content: renamedIn(content, renamed) as CopiedBlock['content'],
  };
}

/** Of what stands in it, not of what it refers to: those have other names. */
function guidsIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const { guid } = value as Values;
  const below = Object.values(value).flatMap((each) => [...guidsIn(each)]);
  return new Set(typeof guid === 'string' ? [guid, ...below] : below);
}

function renamedIn(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renamed.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => renamedIn(each, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [renamed.get(name) ?? name, renamedIn(each, renamed)]));
}
