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
});
export type RoleUse = z.infer<typeof RoleUse>;

const RoleMember = z.object({ guid: z.uuid(), firstName: z.string(), middleName: z.string(), lastName: z.string(), email: z.string() });

export const RoleDetail = RoleSummary.extend({
  /** The first hundred; the index of users shows all. */
  members: z.array(RoleMember),
  uses: z.array(RoleUse),
});
export type RoleDetail = z.infer<typeof RoleDetail>;

export const NewRole = z.strictObject({
  nameNl: line.min(1).max(100),
  nameEn: line.min(1).max(100),
  description: line.max(500).default(''),
});
export type NewRole = z.infer<typeof NewRole>;

export const RoleChange = z.strictObject({
  nameNl: line.min(1).max(100).optional(),
  nameEn: line.min(1).max(100).optional(),
  description: line.max(500).optional(),
});
export type RoleChange = z.infer<typeof RoleChange>;
