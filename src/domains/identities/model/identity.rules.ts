/** The ways in that somebody has beside one of their identities. */
export interface OtherWaysIn {
  /** Signing in with what is kept here is possible at all. */
  hasLocalLogin: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  /** They are known to the provider of today by another identity. */
  hasOtherIdentity: boolean;
}

/** Nobody locks themselves out. */
export function canUnlink({ hasLocalLogin, hasPassword, hasPasskey, hasOtherIdentity }: OtherWaysIn): boolean {
  return hasOtherIdentity || (hasLocalLogin && (hasPassword || hasPasskey));
}

/** Names for a sign-in with more than one proof: REFEDS, OpenID's own profiles, and what eIDAS asks for "substantial". */
const strongContexts = new Set([
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'phr',
  'phrh',
  'http://eidas.europa.eu/LoA/substantial',
  'http://eidas.europa.eu/LoA/high',
]);

/** Does the provider say that it asked for a second proof? Its own claims, so of any type. */
export function saysSecondFactor({ acr, amr }: { acr?: unknown; amr?: unknown }): boolean {
  if (Array.isArray(amr) && amr.includes('mfa')) return true;
  return typeof acr === 'string' && strongContexts.has(acr);
}
