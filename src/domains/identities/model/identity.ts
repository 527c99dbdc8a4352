import { z } from 'zod';

/** Somebody as a provider knows them. Who that is at the provider stays on the server. */
const LinkedIdentity = z.object({
  guid: z.uuid(),
  /** The provider's host name. */
  provider: z.string(),
  createdOn: z.iso.datetime(),
  lastUsedOn: z.iso.datetime().nullable(),
  /** False for what would leave its owner without a way in. */
  canUnlink: z.boolean(),
});

export const IdentityOverview = z.object({
  identities: z.array(LinkedIdentity),
  /** The provider that can still be linked; null when there is none, or when it is linked already. */
  linkable: z.string().nullable(),
  /** A password or a passkey of this site would be another way in. */
  hasLocalLogin: z.boolean(),
});
export type IdentityOverview = z.infer<typeof IdentityOverview>;
