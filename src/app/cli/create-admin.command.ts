import { parseArgs } from 'node:util';
import { setPassword } from '#domains/auth/server/index.ts';
import { PersonName } from '#domains/users/model/user.ts';
import { createUser } from '#domains/users/server/index.ts';
import { readablePassword } from '#platform/server/stored-secrets.ts';
import { z } from 'zod';
import { readNewPassword } from './ask-password.ts';
import { UsageError, type Command } from './command.ts';
import { asSystem } from './connected.ts';

export const createAdminCommand: Command = {
  usage: '<email> --first-name <name> [--middle-name <name>] --last-name <name> [--staff] [--generate-password]',
  summary: 'create an administrator; the password is asked for, read from standard input, or generated and shown once',
  async run(args) {
    const person = readPerson(args);
    const given = person.wantsGenerated ? '' : await readNewPassword();
    const password = given === '' ? readablePassword() : given;
    await asSystem(async (ctx) => {
      const { email, firstName, middleName, lastName, isStaff } = person;
      const names = { email, firstName, middleName, lastName };
      const guid = await createUser(ctx, {
        ...names,
        isAdmin: true,
        isMett: isStaff,
        isDeveloper: false,
        isContentManager: false,
        isVerified: true,
      });
      const contextWords = [email, email.split('@')[0] ?? '', firstName, lastName];
      await setPassword(ctx, { guid, isAdmin: true, isContentManager: false, contextWords }, password);
    });
    console.log(`${person.email} can sign in as administrator${person.isStaff ? ' and product staff' : ''}.`);
    if (given === '') console.log(`Password, shown only now: ${password}`);
    return 0;
  },
};

const Person = z.object({
  email: z.email('This is not an email address.').max(254),
  firstName: z.string('--first-name is needed.').pipe(PersonName.min(1, '--first-name is needed.')),
  middleName: PersonName.default(''),
  lastName: z.string('--last-name is needed.').pipe(PersonName.min(1, '--last-name is needed.')),
});

function readPerson(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'first-name': { type: 'string' },
      'middle-name': { type: 'string' },
      'last-name': { type: 'string' },
      staff: { type: 'boolean', default: false },
      'generate-password': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 1) throw new UsageError('create-admin takes one email address.');
  const person = Person.safeParse({
    email: positionals[0],
    firstName: values['first-name'],
    middleName: values['middle-name'],
    lastName: values['last-name'],
  });
  if (!person.success) throw new UsageError(person.error.issues.map((issue) => issue.message).join(' '));
  return { ...person.data, isStaff: values.staff, wantsGenerated: values['generate-password'] };
}
