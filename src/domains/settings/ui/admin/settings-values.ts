import { stableJson } from '#platform/shared/request-key.ts';
import { ColourScheme } from '../../model/colour-scheme.ts';
import { unreadableColours } from '../../model/readable-scheme.ts';
import { refusedBecause } from '../../model/settings.errors.ts';
import { settingDefinitions, type Settings, type SettingValue } from '../../model/settings.ts';

/** What the form is about. */
export const formKeys = [
  'platformName',
  'platformDescription',
  'headerLogo',
  'headerLogoAlt',
  'colorScheme',
  'allowRegistration',
  'requireSecondFactor',
] as const;
export type FormKey = (typeof formKeys)[number];

/** The colours that one setting keeps together, each with a field of its own. */
export const colourParts = ['primary', 'accent', 'surface', 'text'] as const;
export type ColourPart = (typeof colourParts)[number];

/** What can be looked for by itself. */
export type SettingField = Exclude<FormKey, 'colorScheme'> | ColourPart;

/** Where each of them begins on the page, as the end of its address names it, in the order of the page. */
export const placeOfField: Record<SettingField, string> = {
  platformName: 'platformName-nl',
  platformDescription: 'platformDescription-nl',
  headerLogo: 'headerLogo',
  headerLogoAlt: 'headerLogoAlt-nl',
  primary: 'colorScheme-primary',
  accent: 'colorScheme-accent',
  surface: 'colorScheme-surface',
  text: 'colorScheme-text',
  allowRegistration: 'allowRegistration',
  requireSecondFactor: 'requireSecondFactor',
};

export function isColourPart(field: string): field is ColourPart {
  return colourParts.some((part) => part === field);
}

export type FormValues = Pick<Settings, FormKey>;

/** As they are kept, with the version that a change must name. */
export type KnownSettings = Record<FormKey, SettingValue>;

/** Of one setting as it was told several times, the newest; of two with the same version the last. */
export function newestOf(key: FormKey, settings: readonly SettingValue[]): SettingValue | undefined {
  return settings
    .filter((setting) => setting.key === key)
    .toSorted((one, other) => one.version - other.version)
    .at(-1);
}

/** Nothing when one of them was not told. */
export function knownIn(settings: readonly SettingValue[]): KnownSettings | undefined {
  const known: Partial<KnownSettings> = {};
  for (const key of formKeys) {
    const newest = newestOf(key, settings);
    if (!newest) return undefined;
    known[key] = newest;
  }
  // Every key has one now.
  return known as KnownSettings;
}

export function valuesOf(known: KnownSettings): FormValues {
  // The server keeps no value that its schema refuses.
  return Object.fromEntries(formKeys.map((key) => [key, known[key].value])) as FormValues;
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return stableJson(one) === stableJson(other);
}

export interface FieldProblem {
  key: FormKey;
  /** The language or the colour that it is about; empty for the whole. */
  part: string;
  code: string;
}

/** Everything that the server would refuse, before it is asked. */
export function problemsIn(values: FormValues, keys: readonly FormKey[]): FieldProblem[] {
  return keys.flatMap((key) => {
    const parsed = settingDefinitions[key].schema.safeParse(values[key]);
    if (parsed.success) return [];
    return parsed.error.issues.flatMap(({ path, code }) => problemsAt({ key, part: String(path[0] ?? ''), code }, values));
  });
}

/** What the server refused, in the same terms. */
export function refusedProblems(fields: readonly { path: string; code: string }[], values: FormValues): FieldProblem[] {
  return fields.flatMap(({ path, code }) => {
    const [at = '', part = ''] = path.split('.');
    const key = formKeys.find((each) => each === at);
    return key ? problemsAt({ key, part, code }, values) : [];
  });
}

function problemsAt(problem: FieldProblem, { colorScheme }: FormValues): FieldProblem[] {
  if (problem.key === 'colorScheme' && problem.part === '') return contrastProblems(colorScheme);
  return [problem];
}

/** At the colours that have to change, and not at the scheme as a whole. */
function contrastProblems(scheme: FormValues['colorScheme']): FieldProblem[] {
  const { data } = ColourScheme.safeParse(scheme);
  return data ? unreadableColours(data).map((part) => ({ key: 'colorScheme', part, code: refusedBecause.contrast })) : [];
}

/** The field that a problem stands at. */
export function fieldIdOf({ key, part }: Pick<FieldProblem, 'key' | 'part'>): string {
  return part === '' ? key : `${key}-${part}`;
}

/** What each group of fields gets: the values as they stand in the form, and what is wrong with them. */
export interface FieldsProps {
  values: FormValues;
  onChange<K extends FormKey>(key: K, value: FormValues[K]): void;
  errorAt(key: FormKey, part?: string): string | undefined;
}
