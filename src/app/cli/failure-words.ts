import { ConfigError } from '#platform/server/config.ts';
import { AppError } from '#platform/shared/errors.ts';
import { lineFor } from '../server/start-output.ts';

const words: Record<string, string> = {
  'user.email_taken': 'There is already an account with this e-mail address.',
  'settings.unknown_key': 'There is no setting with this name. See them all with: npm run plein -- settings list',
  'settings.value_refused': 'This value does not fit the setting',
  'auth.password_refused': 'This password is not accepted',
  'password.too_short': 'too short; an administrator needs at least 15 characters',
  'password.too_long': 'too long',
  'password.too_common': 'too easy to guess',
};

/** What went wrong, for the person at the command line. */
export function lineForPerson(error: unknown): string {
  if (error instanceof ConfigError)
    return ['The configuration is not right:', ...error.problems.map((problem) => `  ${problem}`)].join('\n');
  if (!(error instanceof AppError)) return lineFor(error);
  const reasons = error.fields.map(({ path, code }) => `${path}: ${words[code] ?? code}`);
  return [words[error.code] ?? error.code, ...reasons].join('\n  ');
}
