import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { mergeRichText } from './merge/merge-rich-text.ts';
import { takeTheirs, type WithinText } from './merge/take-theirs.ts';
import type { FieldPlace } from '../model/field-place.ts';

export type { FieldPlace } from '../model/field-place.ts';

export type Values = Record<string, unknown>;

type Items = Record<string, Values>;

export function valueAt(values: Values, { item, field }: FieldPlace): unknown {
  if (item === null) return values[field];
  return ((values['items'] ?? {}) as Items)[item]?.[field];
}

/** A copy with one field changed. Undefined: without it. */
export function withValueAt(values: Values, { item, field }: FieldPlace, value: unknown): Values {
  if (item === null) return withField(values, field, value);
  const items = (values['items'] ?? {}) as Items;
  return { ...values, items: { ...items, [item]: withField(items[item] ?? {}, field, value) } };
}

function withField(values: Values, field: string, value: unknown): Values {
  const { [field]: _, ...others } = values;
  return value === undefined ? others : { ...values, [field]: value };
}

/** The field that a refusal is about, by the path that the server names: `content.items.{guid}.title`. */
export function placeOfPath(guid: string, path: string): FieldPlace & { isWhole: boolean } {
  const [first = '', second, third, ...deeper] = path.split('.').slice(1);
  if (first === 'items' && second !== undefined && third !== undefined) {
    return { guid, item: second, field: third, isWhole: deeper.length === 0 };
  }
  return { guid, item: null, field: first, isWhole: second === undefined };
}

export function isSamePlace(one: FieldPlace, other: FieldPlace): boolean {
  return one.guid === other.guid && one.item === other.item && one.field === other.field;
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || stableJson(one) === stableJson(other);
}

interface Merging {
  /** What both began with. */
  base: Values;
  theirs: Values;
  mine: Values;
  /** The fields that I changed. */
  places: readonly FieldPlace[];
}

/** A field that somebody else changed too, since this editor got it. Of running text one part of it, which is null when it was removed. */
export interface Conflict extends FieldPlace {
  theirs: unknown;
  within?: WithinText;
}

/** What somebody else saved, with my changes in it. What both changed is mine in it, and a conflict. */
export function mergeValues({ base, theirs, mine, places }: Merging): { merged: Values; conflicts: Conflict[] } {
  let merged = theirs;
  const conflicts = places.flatMap((place) => {
    const field = mergeField(valueAt(base, place), valueAt(mine, place), valueAt(theirs, place));
    merged = withValueAt(merged, place, field.value);
    return field.conflicts.map((each): Conflict => ({ ...place, ...each }));
  });
  return { merged, conflicts };
}

function mergeField(base: unknown, mine: unknown, theirs: unknown): { value: unknown; conflicts: Pick<Conflict, 'theirs' | 'within'>[] } {
  if (isSameValue(theirs, base) || isSameValue(theirs, mine)) return { value: mine, conflicts: [] };
  if (!isRichText(base) || !isRichText(mine) || !isRichText(theirs)) return { value: mine, conflicts: [{ theirs }] };
  const { merged, conflicts } = mergeRichText({ base, mine, theirs });
  return { value: merged, conflicts: conflicts.map((conflict) => ({ theirs: conflict.theirs, within: { merged, conflict } })) };
}

/** The value of a field once their side of a conflict is taken. */
export function withTheirSide(value: unknown, { theirs, within }: Conflict): unknown {
  return within && isRichText(value) ? takeTheirs(value, within) : theirs;
}

export function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}
