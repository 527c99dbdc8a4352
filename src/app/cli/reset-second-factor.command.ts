import { resetSecondFactorsByEmail } from '#domains/auth/server/index.ts';
import { AppError } from '#platform/shared/errors.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const resetSecondFactorCommand: Command = {
  usage: '<email>',
  summary: "remove somebody's authenticator app, passkeys and recovery codes, and end their sessions",
  async run([email, ...rest]) {
    if (email === undefined || rest.length > 0) throw new UsageError('reset-second-factor takes one email address.');
    try {
      await asSystem((ctx) => resetSecondFactorsByEmail(ctx, email));
    } catch (error) {
      if (error instanceof AppError && error.status === 404) throw new UsageError('Nobody has this email address.');
      throw error;
    }
    console.log(`${email} signs in with a password alone from now on.`);
    return 0;
  },
};
