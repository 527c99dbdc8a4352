import { z } from 'zod';
import { normalizeText } from '#platform/shared/text.ts';

const line = z
  .string()
  .overwrite(normalizeText)
  .trim()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

export const Role = z.object({
  guid: z.uuid(),
  nameNl: z.string(),
  nameEn: z.string(),
  description: z.string(),
  isBuiltIn: z.boolean(),
  version: z.number().int(),
});
export type Role = z.infer<typeof Role>;

export const RoleSummary = Role.extend({ memberCount: z.number().int(), useCount: z.number().int() });
export type RoleSummary = z.infer<typeof RoleSummary>;

const RoleUse = z.object({
  guid: z.uuid(),
  kind: z.enum(['page', 'list-item', 'footer', 'template']),
  title: z.string(),
  /** Who has the role may see it. */
  isForSeeing: z.boolean(),
  /** Who has the role may edit it, when they are a content manager. */
  isForEditing: z.boolean(),
  /** Who has the role may add something to a block on it. */
  isForAdding: z.boolean(),
  /** A block on it names the role for something else. */
  isInBlock: z.boolean(),
});
export type RoleUse = z.infer<typeof RoleUse>;

const RoleMember = z.object({ guid: z.uuid(), firstName: z.string(), middleName: z.string(), lastName: z.string(), email: z.string() });

export const RoleDetail = RoleSummary.extend({
  /** The first hundred; the index of users shows all. */
  members: z.array(RoleMember),
  uses: z.array(RoleUse),
  /** What is asked about people and shown to who has the role. */
  fields: z.array(z.object({ key: z.string(), nameNl: z.string(), nameEn: z.string() })),
  /** How many were invited with it and did not answer yet. */
  invitationCount: z.number().int(),
});
export type RoleDetail = z.infer<typeof RoleDetail>;

export const NewRole = z.strictObject({
  nameNl: line.min(1).max(100),
  nameEn: line.min(1).max(100),
  description: line.max(500).default(''),
  /** A role whose rights the new one gets too. Its members stay its own. */
  copyOf: z.uuid().optional(),
});
export type NewRole = z.infer<typeof NewRole>;

export const RoleChange = z.strictObject({
  nameNl: line.min(1).max(100).optional(),
  nameEn: line.min(1).max(100).optional(),
  description: line.max(500).optional(),
});
export type RoleChange = z.infer<typeof RoleChange>;
