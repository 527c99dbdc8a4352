import { languages } from '#platform/shared/language.ts';
import { mergeParts, type Part } from '#platform/web/merge-parts.ts';
import { settingDefinitions, type SettingChange, type SettingValue } from '../../model/settings.ts';
import { colourParts, formKeys, isSameValue, newestOf, type FormKey } from './settings-values.ts';

/** What is typed into a setting, and what stood there when that began. */
interface Typed {
  from: SettingValue;
  to: unknown;
}

export type TypedSettings = Readonly<Partial<Record<FormKey, Typed>>>;

/** A value as it is sent, with the version that it was made from. */
export interface SentValue {
  key: FormKey;
  value: unknown;
  version: number;
}

/** Two people changed the same part of a setting, each into something else. */
export interface Conflict {
  key: FormKey;
  /** The language or the colour that it is about; empty for the whole. */
  part: string;
  theirs: unknown;
}

const whole = [''];

/** What one setting keeps together, though people change it part by part. */
const partsOf: Record<FormKey, readonly string[]> = {
  platformName: languages,
  platformDescription: languages,
  headerLogo: whole,
  headerLogoAlt: languages,
  colorScheme: colourParts,
  allowRegistration: whole,
  requireSecondFactor: whole,
};

function partIn(value: unknown, part: string): unknown {
  return part === '' ? value : (value as Record<string, unknown>)[part];
}

function withPart(value: unknown, part: string, partValue: unknown): unknown {
  return part === '' ? partValue : { ...(value as object), [part]: partValue };
}

/** As the server would store it, such as without spaces at its ends: what it answers is compared with this. */
export function asStored(typed: TypedSettings, keys: readonly FormKey[]): TypedSettings {
  const entries = keys.flatMap((key) => {
    const mine = typed[key];
    if (!mine) return [];
    const { data = mine.to } = settingDefinitions[key].schema.safeParse(mine.to) as { data?: unknown };
    return [[key, { ...mine, to: data }] as const];
  });
  return Object.fromEntries(entries);
}

export function changesIn(typed: TypedSettings): SentValue[] {
  return formKeys.flatMap((key) => {
    const mine = typed[key];
    return mine ? [{ key, value: mine.to, version: mine.from.version }] : [];
  });
}

interface Rebased {
  /** Made from what stands there now, without what is there already. */
  typed: TypedSettings;
  conflicts: readonly Conflict[];
}

/**
 * Part by part: what only others changed becomes theirs, what only this form changed stays as it was typed. What both changed stays as
 * well, and is a conflict. What this form sent itself is nobody else's, also when the answer to it was lost.
 */
export function rebased(typed: TypedSettings, present: readonly SettingValue[], sent: readonly SentValue[]): Rebased {
  const result: Partial<Record<FormKey, Typed>> = {};
  const conflicts: Conflict[] = [];
  for (const key of formKeys) {
    const mine = typed[key];
    if (!mine) continue;
    const newest = newestOf(key, present);
    const own = sent.filter((each) => each.key === key).map(({ value }) => value);
    const next = newest && newest.version > mine.from.version ? merged(key, { mine, present: newest, own, conflicts }) : mine;
    if (!isSameValue(next.to, next.from.value)) result[key] = next;
  }
  return { typed: result, conflicts };
}

interface MergeFacts {
  mine: Typed;
  present: SettingValue;
  own: readonly unknown[];
  /** Those that are found are added to it. */
  conflicts: Conflict[];
}

function merged(key: FormKey, { mine: { from, to }, present, own, conflicts }: MergeFacts): Typed {
  const parts = partsOf[key].map((name): Part<unknown> => {
    return { name, of: (value) => partIn(value, name), put: (value, partValue) => withPart(value, name, partValue) };
  });
  const { values, others } = mergeParts(parts, {
    from: from.value,
    to,
    now: present.value,
    isOwn: (part, theirs) => own.some((value) => isSameValue(partIn(value, part), theirs)),
  });
  conflicts.push(...others.filter(({ isConflict }) => isConflict).map(({ part, theirs }) => ({ key, part, theirs })));
  return { from: present, to: values };
}

/** Of one part, what stands there now in place of what was typed. The rest stays as it was typed. */
export function withTheirs(typed: TypedSettings, { key, part, theirs }: Conflict): TypedSettings {
  const mine = typed[key];
  return mine ? { ...typed, [key]: { ...mine, to: withPart(mine.to, part, theirs) } } : typed;
}

/** Something else is typed than what stands there. */
export function isUndecided(typed: TypedSettings, { key, part, theirs }: Conflict): boolean {
  const mine = typed[key];
  return mine !== undefined && !isSameValue(partIn(mine.to, part), theirs);
}

/** What has to be sent to have back what stood there before, of the parts that were changed and of no others. */
export function takenBack(typed: TypedSettings, present: readonly SettingValue[]): SentValue[] {
  return formKeys.flatMap((key) => {
    const [mine, now] = [typed[key], newestOf(key, present)];
    if (!mine || !now) return [];
    const changed = partsOf[key].filter((part) => !isSameValue(partIn(mine.from.value, part), partIn(mine.to, part)));
    const value = changed.reduce<unknown>((result, part) => withPart(result, part, partIn(mine.from.value, part)), now.value);
    return isSameValue(value, now.value) ? [] : [{ key, value, version: now.version }];
  });
}

/** A value in which the parts that an earlier change was about are as they were before it. */
export function putBack(key: FormKey, value: unknown, { from, to }: Pick<SettingChange, 'from' | 'to'>): unknown {
  const changed = partsOf[key].filter((part) => !isSameValue(partIn(from, part), partIn(to, part)));
  return changed.reduce((result, part) => withPart(result, part, partIn(from, part)), value);
}
