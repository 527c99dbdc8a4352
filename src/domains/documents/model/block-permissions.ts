import { z } from 'zod';

/** `addPermission` takes words of the access level of forms. Everybody, and who confirms an address, are refused: nobody knows who they are. */
const addPermissions = ['Admin', 'Roles', 'Users'] as const;

/** Who may add items to a list. */
export const BlockPermissions = z.strictObject({
  addPermission: z
    .enum(['Admin', 'Roles', 'Users', 'Public', 'Verify'])
    .refine((given): given is (typeof addPermissions)[number] => (addPermissions as readonly string[]).includes(given), {
      params: { code: 'not_for_everybody' },
    }),
  addRoles: z.array(z.uuid()).max(100).default([]),
});
export type BlockPermissions = z.output<typeof BlockPermissions>;
