import { z } from 'zod';
import { accountKinds } from '#platform/shared/built-in-roles.ts';
import { PersonName } from './user.ts';

export const userSorts = ['name', 'email', 'lastSeen', 'created'] as const;
export const userStatuses = ['active', 'inactive'] as const;
const yesOrNo = z.enum(['true', 'false']);

/** What the index of users is narrowed down to. Everything of it stands in the address of the page. */
export const UserFilter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  role: z.uuid().optional(),
  status: z.enum(userStatuses).optional(),
  kind: z.enum(accountKinds).optional(),
});
export type UserFilter = z.infer<typeof UserFilter>;

export const UserQuery = UserFilter.extend({
  sort: z.enum(userSorts).default('name'),
  descending: yesOrNo.default('false'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(500).default(25),
});
export type UserQuery = z.infer<typeof UserQuery>;

const Flags = z.object({ isAdmin: z.boolean(), isContentManager: z.boolean(), isMett: z.boolean(), isDeveloper: z.boolean() });

export const UserSummary = Flags.extend({
  guid: z.uuid(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isVerified: z.boolean(),
  kind: z.enum(accountKinds),
  /** The roles that were given; those that follow from flags are not in it. */
  roleIds: z.array(z.uuid()),
  termsOfUseVersionAccepted: z.number().int().nullable(),
  createdOn: z.iso.datetime(),
  lastSeenOn: z.iso.datetime().nullable(),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** In the index people are looked for by their face as well, and helped as on their own page: with what there is to help with. */
export const ListedUser = UserSummary.extend({ photo: z.string().nullable(), isSignedIn: z.boolean(), hasSecondFactor: z.boolean() });
export type ListedUser = z.infer<typeof ListedUser>;

const UserSession = z.object({
  guid: z.uuid(),
  userAgent: z.string(),
  network: z.string(),
  signedInOn: z.iso.datetime(),
  lastSeenOn: z.iso.datetime(),
  hasSecondFactor: z.boolean(),
});

export const UserDetail = UserSummary.extend({
  version: z.number().int(),
  deleteOn: z.iso.datetime().nullable(),
  properties: z.array(z.object({ key: z.string(), value: z.string() })),
  sessions: z.array(UserSession),
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.number().int(),
});
export type UserDetail = z.infer<typeof UserDetail>;

const roleIds = z.array(z.uuid()).max(100);

/** What an admin may change about somebody. An address, a password and the consent of a person are theirs alone. */
export const UserChange = z.strictObject({
  firstName: PersonName.min(1).optional(),
  middleName: PersonName.optional(),
  lastName: PersonName.min(1).optional(),
  isAdmin: z.boolean().optional(),
  isContentManager: z.boolean().optional(),
  isMett: z.boolean().optional(),
  isDeveloper: z.boolean().optional(),
  roleIds: roleIds.optional(),
});
export type UserChange = z.infer<typeof UserChange>;

export const userFlags = ['isAdmin', 'isContentManager', 'isMett', 'isDeveloper'] as const;
export type UserFlag = (typeof userFlags)[number];

const chosenUsers = z.array(z.uuid()).min(1).max(100);

export const ChosenUsers = z.strictObject({ guids: chosenUsers });

export const RolesOfMany = z.strictObject({ guids: chosenUsers, add: roleIds.default([]), remove: roleIds.default([]) });
export type RolesOfMany = z.infer<typeof RolesOfMany>;

/** Of several people at once: who was changed, and who was left as they were and why. */
export const ManyChanged = z.object({
  changed: z.array(z.uuid()),
  refused: z.array(z.object({ guid: z.uuid(), code: z.string() })),
});
export type ManyChanged = z.infer<typeof ManyChanged>;
