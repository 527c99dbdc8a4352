import { publishTerms } from '#domains/legal/server/index.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const termsCommand: Command = {
  usage: 'publish',
  summary: 'publish the current terms of use as a new version; everybody is asked to accept it',
  async run([action, ...rest]) {
    if (action !== 'publish' || rest.length > 0) throw new UsageError('terms needs: publish.');
    const { version } = await asSystem((ctx) => publishTerms(ctx));
    console.log(`The terms of use are now version ${version}. Everybody with an account is asked to accept them again.`);
    return 0;
  },
};
