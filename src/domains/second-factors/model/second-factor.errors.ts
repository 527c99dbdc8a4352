import { defineErrors } from '#platform/shared/errors.ts';

export const secondFactorErrors = defineErrors('second_factor', {
  already_on: 'conflict',
  not_started: 'conflict',
  wrong_code: 'invalid',
  last_one: 'conflict',
  none: 'conflict',
  passkey_refused: 'invalid',
  passkey_known: 'conflict',
  passkey_not_found: 'notFound',
  too_many_passkeys: 'conflict',
});
