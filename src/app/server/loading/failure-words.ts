import type { AppError, FieldError } from '#platform/shared/errors.ts';

const words: Record<string, string> = {
  'user.email_taken': 'There is already an account with this email address.',
  'settings.unknown_key': 'There is no setting with this name. See them all with: npm run plein -- settings list',
  'settings.value_refused': 'This value does not fit the setting',
  'settings.contrast_too_low': 'too little contrast to be read',
  'settings.no_picture': 'there is no such picture',
  'auth.password_refused': 'This password is not accepted',
  'password.too_short': 'too short; an administrator needs at least 15 characters',
  'password.too_long': 'too long',
  'password.too_common': 'too easy to guess',
};

/** Of any value, by the codes that every contract has. */
const valueWords: Record<string, (params: FieldError['params']) => string> = {
  missing: () => 'something is needed here',
  empty: () => 'something is needed here',
  wrong_type: () => 'this is another kind of value than is needed; "get" shows one of the right kind',
  unknown_field: () => 'there is no such part',
  not_an_option: () => 'this is none of the choices',
  too_small: (params) => `too short or too small; ${params?.['minimum']} at the least`,
  too_big: (params) => `too long or too large; ${params?.['maximum']} at the most`,
  not_valid: () => 'this is not written as it has to be',
};

/** What was refused and why, for the person at the command line or at the start. */
export function wordsFor(error: AppError): string {
  const reasons = error.fields.map((field) => `${field.path}: ${reasonOf(field)}`);
  return [words[error.code] ?? error.code, ...reasons].join('\n  ');
}

function reasonOf({ code, params }: FieldError): string {
  const ofValue = valueWords[code.startsWith('format_') ? 'not_valid' : code];
  return words[code] ?? ofValue?.(params) ?? code;
}
