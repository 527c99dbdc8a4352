import { z } from 'zod';
import { hasControlCharacter, normalizeText } from '#platform/shared/text.ts';

export const propertyCategories = ['profile', 'security', 'privacy'] as const;
export const visibilities = ['everyone', 'users', 'roles', 'me', 'staff'] as const;
export const inputTypes = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'select', 'radio', 'checkbox', 'photo'] as const;

const line = (most: number) =>
  z
    .string()
    .overwrite(normalizeText)
    .trim()
    .max(most)
    .refine((text) => !hasControlCharacter(text));

const ordinal = z.number().int().min(0).max(9999);
const Words = z.strictObject({ label: line(100).min(1), help: line(300), section: line(100).min(1), subsection: line(100) });
const Option = z.strictObject({
  value: line(100).min(1),
  label: z.strictObject({ nl: line(200).min(1), en: line(200).min(1) }),
});

/** What an admin decides about a property of people. */
export const PropertyDefinitionChange = z.strictObject({
  category: z.enum(propertyCategories),
  section: line(40).min(1),
  subsection: line(40),
  sectionOrdinal: ordinal,
  subsectionOrdinal: ordinal,
  ordinal,
  visibleFor: z.enum(visibilities),
  visibleForRoles: z.array(z.uuid()).max(50),
  inputType: z.enum(inputTypes),
  required: z.boolean(),
  options: z.array(Option).max(100),
  defaultValue: line(200),
  /** What browsers call it, so that they can fill it in. */
  autocomplete: z
    .string()
    .max(60)
    .regex(/^[a-z -]*$/),
  /** Only product staff know of it. */
  mett: z.boolean(),
  texts: z.strictObject({ nl: Words, en: Words }),
});
export type PropertyDefinitionChange = z.infer<typeof PropertyDefinitionChange>;

export const PropertyKey = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);

export const NewPropertyDefinition = PropertyDefinitionChange.extend({ key: PropertyKey });
export type NewPropertyDefinition = z.infer<typeof NewPropertyDefinition>;

export const PropertyDefinition = z.object({
  ...NewPropertyDefinition.shape,
  /** The product needs it: it can be moved and renamed, not removed. */
  isBuiltIn: z.boolean(),
  version: z.number().int(),
});
export type PropertyDefinition = z.infer<typeof PropertyDefinition>;

type Called = Pick<PropertyDefinition, 'key' | 'texts' | 'mett' | 'visibleFor'>;

interface NamedProperty {
  key: string;
  label: { nl: string; en: string };
  isForStaff: boolean;
}

/** How an event names a property: also for when the definition is there no more, so with who may know its name. */
export function namedIn({ key, texts, ...readers }: Called): NamedProperty {
  return { key, label: { nl: texts.nl.label, en: texts.en.label }, isForStaff: isForStaff(readers) };
}

/** Product staff alone know that it exists. */
export function isForStaff({ mett, visibleFor }: Pick<PropertyDefinition, 'mett' | 'visibleFor'>): boolean {
  return mett || visibleFor === 'staff';
}

/** As its admins see it: also while it is switched off, with how many people have an answer. */
export const ManagedProperty = PropertyDefinition.extend({
  isActive: z.boolean(),
  valueCount: z.number().int(),
  /** The options that somebody chose. */
  usedOptions: z.array(z.string()),
});
export type ManagedProperty = z.infer<typeof ManagedProperty>;

/** An answer as it comes in. How long it may be depends on what is asked: `checkPropertyValue` says so. */
export const Property = z.strictObject({ key: z.string().max(60), value: z.string() });
export type Property = z.infer<typeof Property>;

/** Told by other parts of the product, never typed here: the account itself, the terms and the cookie choice. */
const derivedKeys = ['accountEmail', 'termsOfUse', 'privacyStatement', 'cookies'];

export function isDerived({ key }: Pick<PropertyDefinition, 'key'>): boolean {
  return derivedKeys.includes(key);
}

/** What people look like to others. Where only their own account is known, it is found by its key. */
export const photoKey = 'profielfoto';

/** Shown on the preferences page, where a choice counts at once. */
export function isPreference({ category, section, inputType }: Pick<PropertyDefinition, 'category' | 'section' | 'inputType'>): boolean {
  return category === 'profile' && section === 'preferences' && ['select', 'radio', 'checkbox'].includes(inputType);
}
