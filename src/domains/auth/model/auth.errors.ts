import { defineErrors } from '#platform/shared/errors.ts';

export const authErrors = defineErrors('auth', {
  wrong_credentials: 'invalid',
  password_login_off: 'invalid',
  password_refused: 'invalid',
  access_token_refused: 'unauthenticated',
  link_gone: 'notFound',
  registration_off: 'notFound',
  current_password_wrong: 'invalid',
  session_not_found: 'notFound',
  email_taken: 'conflict',
  address_in_use: 'conflict',
  proof_wrong: 'invalid',
  wrong_code: 'invalid',
  wrong_recovery_code: 'invalid',
  attempt_over: 'unauthenticated',
});
