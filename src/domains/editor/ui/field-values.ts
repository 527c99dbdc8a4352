import { stableJson } from '#platform/shared/request-key.ts';

export type Part = 'content' | 'options';
export type Values = Record<string, unknown>;

/** Where a value stands in the words or in the options of a block: in the block itself, or in one of the things it repeats. */
export interface FieldPlace {
  guid: string;
  part: Part;
  item: string | null;
  field: string;
}

type Items = Record<string, Values> | (Values & { guid: string })[];

export function valueAt(values: Values, { item, field }: FieldPlace): unknown {
  if (item === null) return values[field];
  const items = (values['items'] ?? {}) as Items;
  const own = Array.isArray(items) ? items.find(({ guid }) => guid === item) : items[item];
  return own?.[field];
}

/** A copy with one field changed. */
export function withValueAt(values: Values, { item, field, part }: FieldPlace, value: unknown): Values {
  if (item === null) return { ...values, [field]: value };
  if (part === 'options') {
    const items = (values['items'] ?? []) as (Values & { guid: string })[];
    return { ...values, items: items.map((each) => (each.guid === item ? { ...each, [field]: value } : each)) };
  }
  const items = (values['items'] ?? {}) as Record<string, Values>;
  return { ...values, items: { ...items, [item]: { ...items[item], [field]: value } } };
}

/** The field that a refusal is about, by the path that the server names: `content.items.{guid}.title`. */
export function placeOfPath(guid: string, part: Part, path: string): FieldPlace & { isWhole: boolean } {
  const [first = '', second, third, ...deeper] = path.split('.').slice(1);
  if (part === 'content' && first === 'items' && second !== undefined && third !== undefined) {
    return { guid, part, item: second, field: third, isWhole: deeper.length === 0 };
  }
  return { guid, part, item: null, field: first, isWhole: second === undefined };
}

export function isSamePlace(one: FieldPlace, other: FieldPlace): boolean {
  return one.guid === other.guid && one.part === other.part && one.item === other.item && one.field === other.field;
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other);
}

interface Merging {
  /** What both began with. */
  base: Values;
  theirs: Values;
  mine: Values;
  /** The fields that I changed. */
  places: readonly FieldPlace[];
}

/** What somebody else saved, with my changes in it. A field that both changed is mine in it, and a conflict. */
export function mergeValues({ base, theirs, mine, places }: Merging): { merged: Values; inConflict: FieldPlace[] } {
  const merged = places.reduce((values, place) => withValueAt(values, place, valueAt(mine, place)), theirs);
  const inConflict = places.filter((place) => {
    const their = valueAt(theirs, place);
    return !isSameValue(their, valueAt(base, place)) && !isSameValue(their, valueAt(mine, place));
  });
  return { merged, inConflict };
}
