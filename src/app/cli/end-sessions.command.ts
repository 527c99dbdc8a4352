import { endSessionsByEmail, endSessionsOfAll } from '#domains/auth/server/index.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const endSessionsCommand: Command = {
  usage: '<email> | --all',
  summary: 'sign one person out everywhere; or everybody, and withdraw all mailed links, as after a restore',
  async run([whose, ...others]) {
    if (whose === undefined || others.length > 0) throw new UsageError('end-sessions takes one email address, or --all.');
    const ended = await asSystem((ctx) => (whose === '--all' ? endSessionsOfAll(ctx) : endSessionsByEmail(ctx, whose)));
    if (ended === undefined) {
      console.error(`Nobody has the email address ${whose}.`);
      return 1;
    }
    console.log(`Ended: ${ended}`);
    return 0;
  },
};
