import { defineErrors } from '#platform/shared/errors.ts';

export const authErrors = defineErrors('auth', {
  wrong_credentials: 'invalid',
  password_login_off: 'invalid',
  password_refused: 'invalid',
  access_token_refused: 'unauthenticated',
});
