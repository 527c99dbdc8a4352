/** What of an account may be in other hands. Its sessions and the sign-ins that are under way always may be. */
export interface Doubt {
  /** The password, and with it every link that was mailed to change something. */
  password: boolean;
  /** Authenticator, passkeys and recovery codes that were added since. */
  factorsSince: Date | null;
  /** Accounts elsewhere that were linked since, and a wish to have this one deleted. */
  changesSince: Date | null;
}

const day = 24 * 60 * 60_000;

/**
 * Somebody took an account over and gave it another address or another way in. They knew the password, however old it is. A way in that
 * they added may be a little older than the change: who is careful makes it first (docs/decisions/0018-an-account-comes-back-to-its-owner.md).
 */
export function doubtAfterChange(changedOn: Date): Doubt {
  const since = new Date(changedOn.getTime() - day);
  return { password: true, factorsSince: since, changesSince: since };
}

/** Who chooses a new password at a link from a mail has shown that they read the mail, which is what a second factor is there against. */
export const doubtOfPassword: Doubt = { password: true, factorsSince: null, changesSince: null };

/** Who lost the device that they sign in with lost all that goes with it. */
export const doubtOfFactors: Doubt = { password: false, factorsSince: new Date(0), changesSince: null };

/** Ways in and what else an account can lose; or what is left of them. */
export interface WaysIn {
  password: boolean;
  authenticator: boolean;
  passkeys: number;
  recoveryCodes: boolean;
  /** The issuers of the accounts elsewhere. */
  identities: string[];
  /** A wish to have the account deleted. */
  deletion: boolean;
}

/** Which of them there are, by name. */
export function namesOfWays(ways: WaysIn): (keyof WaysIn)[] {
  const names = ['password', 'authenticator', 'passkeys', 'recoveryCodes', 'identities', 'deletion'] as const;
  return names.filter((name) => (Array.isArray(ways[name]) ? ways[name].length > 0 : Boolean(ways[name])));
}
