import { z } from 'zod';
import { localizePath, type Language } from '#platform/shared/language.ts';

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

/** Where somebody leaves for the provider, and with what wish. */
export function openidHref(language: Language, wishes: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(wishes).filter(([, value]) => value !== ''));
  return localizePath(language, '/login/openid') + (query.size === 0 ? '' : `?${query}`);
}

/** What went wrong on the way to the provider and back, and not in a form. */
export function isAboutProvider(code: string): boolean {
  return code.startsWith('openid.');
}

/** How people recognise a provider: by the name in the address that they will see. */
export function providerName(issuer: string): string {
  return new URL(issuer).host;
}
