import { createResetLink } from '#domains/auth/server/index.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const resetPasswordCommand: Command = {
  usage: '<email>',
  summary: 'print a link that lets this person choose a new password; it works once, for half an hour',
  async run([email, ...others]) {
    if (email === undefined || others.length > 0) throw new UsageError('reset-password takes one email address.');
    const link = await asSystem((ctx) => createResetLink(ctx, email));
    if (link === undefined) {
      console.error(`Nobody has the email address ${email}.`);
      return 1;
    }
    console.log(link);
    return 0;
  },
};
