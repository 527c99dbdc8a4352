import type { FieldError } from '#platform/shared/errors.ts';
import type { ConfirmedPurpose } from './account-forms.ts';

/** Which page of signing up, of a new password, or of a link in a mail. */
export const accountFormSteps = [
  'reset',
  'resetSent',
  'choose',
  'chooseAgain',
  'resetGone',
  'register',
  'registerSent',
  'newAccount',
  'registrationGone',
  'verifyAgain',
  'verifySent',
  'confirm',
  'setUp',
  'gone',
] as const;
export type AccountFormStep = (typeof accountFormSteps)[number];

/** What such a page shows. */
export interface AccountFormView {
  step: AccountFormStep;
  /** What was typed before, or what the link is about. A password never comes back. */
  typed: { email: string; firstName: string; middleName: string; lastName: string };
  errors: FieldError[];
  secondsToWait: number;
  /** What a link in a mail is for. */
  purpose: ConfirmedPurpose;
  shortestPassword: number;
  /** What the first administrator can sign in with. */
  hasPasswords: boolean;
  provider: { name: string; href: string } | null;
}
