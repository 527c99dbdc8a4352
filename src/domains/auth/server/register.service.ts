import { linkLifetime } from '#domains/one-time-tokens/model/one-time-token.ts';
import {
  createToken,
  deleteRegistrations,
  findToken,
  hasLivingRegistration,
  lockRegistrations,
  useToken,
} from '#domains/one-time-tokens/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { createUser, saveFirstLanguage } from '#domains/users/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { MailRequest, NewAccountForm } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccountByEmail, type Account } from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';
import { inEqualTime } from './equal-time.ts';
import { hashNewPassword } from './new-password.ts';

const hour = 60 * 60;
const perNetwork = { name: 'register', times: 5, seconds: hour };
const mailsPerNetwork = { name: 'verify-network', times: 10, seconds: hour };
const mailsPerMinute = { name: 'verify-minute', times: 1, seconds: 60 };
const mailsPerDay = { name: 'verify-day', times: 5, seconds: 24 * hour };

/**
 * Mails a link at which an account can be made. Nothing about a person is asked or kept before they open it: whoever types an address
 * may not be who reads its mail. For an address that has an account, that is what the mail says.
 */
export async function register(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await requireRegistration(ctx);
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  await takeMailTurn(ctx, emailKey(email));
  await inEqualTime(
    ctx.transact(async (tx) => {
      const known = await findAccountByEmail(tx, emailKey(email));
      if (known) await tellAlreadyKnown(ctx, tx, known);
      else await sendRegistrationLink(ctx, tx, email);
    }),
  );
}

/** Sends the mail that confirms an address once more, if there is something to confirm. Nobody can tell from the answer. */
export async function askVerification(ctx: Ctx, { email }: MailRequest): Promise<void> {
  await takeFromLimit(ctx, mailsPerNetwork, ctx.networkKey);
  await takeMailTurn(ctx, emailKey(email));
  const isOpen = await isRegistrationOpen(ctx);
  await inEqualTime(
    ctx.transact(async (tx) => {
      const known = await findAccountByEmail(tx, emailKey(email));
      if (known) {
        if (known.emailVerifiedOn === null) await sendVerificationLink(ctx, tx, known);
      } else if (isOpen && (await hasLivingRegistration(tx, emailKey(email)))) await sendRegistrationLink(ctx, tx, email);
    }),
  );
}

/** The address that an account can be made for at this link; undefined when the link does not work, or nobody can register any more. */
export async function findRegistration(ctx: Pick<Ctx, 'db' | 'config'>, token: string): Promise<string | undefined> {
  const found = await findToken(ctx.db, token, ['verify']);
  if (!found || found.userGuid !== null || found.email === null) return undefined;
  return (await isRegistrationOpen(ctx)) ? found.email : undefined;
}

/** Makes the account, for who opened the link that went to its address. */
export async function finishRegistration(ctx: Ctx, token: string, form: NewAccountForm): Promise<void> {
  const { firstName, middleName, lastName, password } = form;
  const email = await findRegistration(ctx, token);
  if (email === undefined) throw authErrors.link_gone();
  const { termsOfUseVersion } = await getSettings(ctx);
  const flags = { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: false };
  const person = { firstName, middleName, lastName, ...flags, email };
  const hash = await hashNewPassword(ctx, person, password);
  await ctx
    .transact(async (tx) => {
      await lockRegistrations(tx, emailKey(email));
      if (!(await useToken(tx, token, ['verify']))) throw authErrors.link_gone();
      const facts = { ...person, isVerified: true, termsOfUseVersionAccepted: termsOfUseVersion };
      const guid = await createUser(joining(ctx, tx), facts);
      await savePasswordHash(tx, guid, hash);
      await saveFirstLanguage(tx, guid, ctx.language);
      await deleteRegistrations(tx, emailKey(email));
    })
    .catch((error: unknown) => {
      // They came in another way meanwhile, so this link is of no use any more.
      throw error instanceof AppError && error.code === userErrors.email_taken().code ? authErrors.link_gone() : error;
    });
}

/** Both limits count for every address, known or not. */
async function takeMailTurn(ctx: Ctx, key: string): Promise<void> {
  await takeFromLimit(ctx, mailsPerMinute, key);
  await takeFromLimit(ctx, mailsPerDay, key);
}

async function isRegistrationOpen(ctx: Pick<Ctx, 'db' | 'config'>): Promise<boolean> {
  return ctx.config.localLogin && (await getSettings(ctx)).allowRegistration;
}

async function requireRegistration(ctx: Ctx): Promise<void> {
  if (!(await isRegistrationOpen(ctx))) throw authErrors.registration_off();
}

async function sendRegistrationLink(ctx: Ctx, tx: Tx, email: string): Promise<void> {
  const { token } = await createToken(tx, { purpose: 'verify', userGuid: null, email, seconds: linkLifetime.verify });
  const { language } = ctx;
  await sendAccountMail(ctx, tx, { mail: 'register', to: email, userGuid: null, language, path: `/register/${token}` });
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
