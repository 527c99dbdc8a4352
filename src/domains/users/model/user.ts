import { z } from 'zod';
import { Property } from '#domains/properties/model/property.ts';
import { hasControlCharacter, normalizeText } from '#platform/shared/text.ts';

/** One line of a person's own text: trimmed, in one Unicode form, without control characters and without what cannot be seen. */
export const PersonName = z
  .string()
  .overwrite(normalizeText)
  .trim()
  .max(100)
  .refine((text) => text.isWellFormed() && !hasControlCharacter(text), {
    error: 'A name is one line without control characters.',
    params: { code: 'name_characters' },
  });

/** The parts of a name, in the order in which they are asked for and read. */
export const nameFields = ['firstName', 'middleName', 'lastName'] as const;
export type NameField = (typeof nameFields)[number];

const Person = z.object({ guid: z.uuid(), firstName: z.string(), middleName: z.string(), lastName: z.string() });

export const ApplicationUser = Person.extend({
  email: z.string(),
  isAdmin: z.boolean(),
  isMett: z.boolean(),
  isDeveloper: z.boolean(),
  isContentManager: z.boolean(),
  isActive: z.literal(true),
  roleIds: z.array(z.uuid()),
  termsOfUseVersionAccepted: z.number().int().nullable(),
  properties: z.array(z.object({ key: z.string(), value: z.string() })),
  version: z.number().int(),
});
export type ApplicationUser = z.infer<typeof ApplicationUser>;

/** All that an account which was switched off still learns about itself. */
export const InactiveUser = Person.extend({ isActive: z.literal(false) });
export type InactiveUser = z.infer<typeof InactiveUser>;

export const LoggedInUser = z.discriminatedUnion('isActive', [ApplicationUser, InactiveUser]);
export type LoggedInUser = z.infer<typeof LoggedInUser>;

/** Somebody else, as far as the reader may know them. */
export const OtherUser = Person.extend({
  /** The fixed picture of the product's staff stands for them. */
  isMett: z.boolean(),
  properties: z.array(z.object({ key: z.string(), value: z.string() })),
});
export type OtherUser = z.infer<typeof OtherUser>;

/** What people may change about themselves. Strict: a field that is not theirs to set is refused, not ignored. */
export const ProfileChange = z.strictObject({
  firstName: PersonName.min(1).optional(),
  middleName: PersonName.optional(),
  lastName: PersonName.min(1).optional(),
  properties: z
    .array(Property)
    .max(50)
    .refine(isEachOnce, { params: { code: 'user.property_twice' } })
    .optional(),
  termsOfUseVersionAccepted: z.number().int().min(1).nullable().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

export const ProfileNames = ProfileChange.pick({ firstName: true, middleName: true, lastName: true });

/** The same as it comes in. Its texts are judged later, with what is asked about people here: a person hears of all their mistakes at once. */
export const GivenProfile = ProfileChange.extend({
  firstName: z.string().optional(),
  middleName: z.string().optional(),
  lastName: z.string().optional(),
});
export type GivenProfile = z.infer<typeof GivenProfile>;

function isEachOnce(properties: Property[]): boolean {
  return new Set(properties.map(({ key }) => key)).size === properties.length;
}

/** `Jan de Vries`; parts that are empty leave no gap. */
export function fullName(person: { firstName: string; middleName: string; lastName: string }): string {
  return [person.firstName, person.middleName, person.lastName].filter((part) => part !== '').join(' ');
}

/** `Vries, Jan de`: as lists are sorted. Who has no name yet is found by their address. */
export function listedName(person: { firstName: string; middleName: string; lastName: string; email: string }): string {
  const before = [person.firstName, person.middleName].filter((part) => part !== '').join(' ');
  return [person.lastName, before].filter((part) => part !== '').join(', ') || person.email;
}

/** `JV` for Jan de Vries: the first letters of the first and the last name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => [...name][0]?.toUpperCase() ?? '').join('');
}
