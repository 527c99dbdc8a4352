import type { SecondFactors } from './second-factor.ts';

/** How many codes a person gets to come in without their device. */
export const recoveryCodeCount = 10;

export const passkeysPerUser = 20;

/** Letters and digits that nobody mistakes for each other: 32 of them, 5 bits each. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What was meant by what was typed: people add spaces and dashes, and type capitals or not. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** Only an app gives six digits; a recovery code is longer. */
export function isAuthenticatorCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** What somebody meant who mistyped it: an app gives digits alone. */
export function isMeantAsRecoveryCode(code: string): boolean {
  return /[^\d]/.test(code);
}

/** Where one is demanded, the last one stays. */
export function canRemoveFactor({ isRequired, factorsLeft }: { isRequired: boolean; factorsLeft: number }): boolean {
  return !isRequired || factorsLeft > 0;
}

/** Somebody who may do nothing but set one up. */
export function mustSetUpFactor({ isRequired, hasAuthenticator, passkeys }: SecondFactors): boolean {
  return isRequired && !hasAuthenticator && passkeys.length === 0;
}
