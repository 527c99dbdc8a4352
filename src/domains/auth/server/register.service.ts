import { getSettings } from '#domains/settings/server/index.ts';
import { emailKey } from '#domains/users/model/user.ts';
import { createUser } from '#domains/users/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import type { MailRequest, RegistrationForm } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { linkLifetime } from '../model/one-time-token.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import {
  deleteRegistrations,
  findAccountByEmail,
  findLastRegistration,
  findRegistration,
  insertRegistration,
  saveFirstChoices,
  type Account,
  type Registration,
} from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';
import { inEqualTime } from './equal-time.ts';
import { requireGoodPassword } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import { createToken } from './tokens.service.ts';

const hour = 60 * 60;
const perNetwork = { name: 'register', times: 5, seconds: hour };
const mailsPerNetwork = { name: 'verify-network', times: 10, seconds: hour };
const mailsPerMinute = { name: 'verify-minute', times: 1, seconds: 60 };
const mailsPerDay = { name: 'verify-day', times: 5, seconds: 24 * hour };

/** Keeps what somebody filled in until they open the link in the mail. For an address that has an account, that is what the mail says. */
export async function register(ctx: Ctx, { password, firstName, middleName, lastName, email }: RegistrationForm): Promise<void> {
  const person = { firstName, middleName, lastName, email };
  const { termsOfUseVersion } = await requireRegistration(ctx);
  const owner = { ...person, isAdmin: false, isContentManager: false };
  await requireGoodPassword(ctx, owner, password);
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  await takeMailTurn(ctx, emailKey(person.email));
  const passwordHash = await hashPassword(password, ctx.config.passwordCost);
  const registration = { ...person, passwordHash, termsVersion: termsOfUseVersion, language: ctx.language };
  await inEqualTime(
    ctx.transact(async (tx) => {
      const known = await findAccountByEmail(tx, emailKey(person.email));
      if (known) await tellAlreadyKnown(ctx, tx, known);
      else await sendRegistrationLink(ctx, tx, registration);
    }),
  );
}

/** Sends the mail that confirms an address once more, if there is something to confirm. Nobody can tell from the answer. */
export async function askVerification(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await takeFromLimit(ctx, mailsPerNetwork, ctx.networkKey);
  await takeMailTurn(ctx, emailKey(email));
  await inEqualTime(
    ctx.transact(async (tx) => {
      const known = await findAccountByEmail(tx, emailKey(email));
      if (known) {
        if (known.emailVerifiedOn === null) await sendVerificationLink(ctx, tx, known);
        return;
      }
      const registration = await findLastRegistration(tx, emailKey(email));
      if (registration) await sendRegistrationLink(ctx, tx, registration);
    }),
  );
}

/** Makes the account that was asked for, now that its address is known to be of who asked. */
export async function finishRegistration(ctx: Ctx, tx: Tx, tokenGuid: string): Promise<void> {
  const registration = await findRegistration(tx, tokenGuid);
  if (!registration) throw authErrors.link_gone();
  const { email, firstName, middleName, lastName, passwordHash, ...choices } = registration;
  const flags = { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: false, isVerified: true };
  const guid = await createUser(joining(ctx, tx), { email, firstName, middleName, lastName, ...flags });
  await savePasswordHash(tx, guid, passwordHash);
  await saveFirstChoices(tx, guid, choices);
  await deleteRegistrations(tx, emailKey(email));
}

/** Both limits count for every address, known or not. */
async function takeMailTurn(ctx: Ctx, key: string): Promise<void> {
  await takeFromLimit(ctx, mailsPerMinute, key);
  await takeFromLimit(ctx, mailsPerDay, key);
}

async function requireRegistration(ctx: Ctx): Promise<{ termsOfUseVersion: number }> {
  const settings = await getSettings(ctx);
  if (!ctx.config.localLogin || !settings.allowRegistration) throw authErrors.registration_off();
  return settings;
}

async function sendRegistrationLink(ctx: Ctx, tx: Tx, registration: Registration): Promise<void> {
  const { email, language } = registration;
  const { guid, token } = await createToken(tx, { purpose: 'verify', userGuid: null, email, seconds: linkLifetime.verify });
  await insertRegistration(tx, guid, registration);
  await sendAccountMail(ctx, tx, { mail: 'verify', to: email, userGuid: null, language, path: `/verify/${token}` });
}

async function sendVerificationLink(ctx: Ctx, tx: Tx, account: Account): Promise<void> {
  const { guid: userGuid, email } = account;
  const { token } = await createToken(tx, { purpose: 'verify', userGuid, email, seconds: linkLifetime.verify });
  await sendAccountMail(ctx, tx, { mail: 'verify', to: email, userGuid, language: mailLanguage(ctx, account), path: `/verify/${token}` });
}

async function tellAlreadyKnown(ctx: Ctx, tx: Tx, account: Account): Promise<void> {
  const facts = { to: account.email, userGuid: account.guid, language: mailLanguage(ctx, account) };
  await sendAccountMail(ctx, tx, { mail: 'alreadyKnown', ...facts, path: '/reset' });
}
