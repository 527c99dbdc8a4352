import type { AppError } from '#platform/shared/errors.ts';

const words: Record<string, string> = {
  'user.email_taken': 'There is already an account with this email address.',
  'settings.unknown_key': 'There is no setting with this name. See them all with: npm run plein -- settings list',
  'settings.value_refused': 'This value does not fit the setting',
  'auth.password_refused': 'This password is not accepted',
  'password.too_short': 'too short; an administrator needs at least 15 characters',
  'password.too_long': 'too long',
  'password.too_common': 'too easy to guess',
};

/** What was refused and why, for the person at the command line or at the start. */
export function wordsFor(error: AppError): string {
  const reasons = error.fields.map(({ path, code }) => `${path}: ${words[code] ?? code}`);
  return [words[error.code] ?? error.code, ...reasons].join('\n  ');
}
