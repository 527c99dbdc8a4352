import { z } from 'zod';
import { normalizeText } from '#platform/shared/text.ts';

/** One line of a person's own text: trimmed, in one Unicode form, without control characters and without what cannot be seen. */
const name = z
  .string()
  .overwrite(normalizeText)
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** The properties a person may set on their own account. */
export const ProfileProperty = z.discriminatedUnion('key', [
  z.strictObject({ key: z.literal('alias'), value: name }),
  /** Seconds a "done" notice stays; 0 stays until it is closed. */
  z.strictObject({ key: z.literal('notificationClose'), value: z.enum(['0', '5', '10', '20']) }),
  z.strictObject({ key: z.literal('language'), value: z.enum(['nl', 'en']) }),
  z.strictObject({ key: z.literal('colourMode'), value: z.enum(['light', 'dark', 'auto']) }),
]);
type ProfileProperty = z.infer<typeof ProfileProperty>;

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

/** What people may change about themselves. Strict: a field that is not theirs to set is refused, not ignored. */
export const ProfileChange = z.strictObject({
  firstName: name.min(1).optional(),
  middleName: name.optional(),
  lastName: name.min(1).optional(),
  properties: z
    .array(ProfileProperty)
    .max(20)
    .refine(isEachOnce, { params: { code: 'user.property_twice' } })
    .optional(),
  termsOfUseVersionAccepted: z.number().int().min(1).nullable().optional(),
});
export type ProfileChange = z.infer<typeof ProfileChange>;

function isEachOnce(properties: ProfileProperty[]): boolean {
  return new Set(properties.map(({ key }) => key)).size === properties.length;
}

/** `Jan de Vries`; parts that are empty leave no gap. */
export function fullName(person: { firstName: string; middleName: string; lastName: string }): string {
  return [person.firstName, person.middleName, person.lastName].filter((part) => part !== '').join(' ');
}

/** `JV` for Jan de Vries: the first letters of the first and the last name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => [...name][0]?.toUpperCase() ?? '').join('');
}

/** The form in which addresses are compared: two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
