import { createResetPath } from '#domains/one-time-tokens/server/index.ts';
import { factorsOf } from '#domains/second-factors/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { localeOf, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { providerName } from '../model/provider.ts';
import { recoveryMessages } from '../messages/recovery.ts';
import { namesOfWays, type WaysIn } from '../model/recovery.rules.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { listIssuersOf, type Account } from './account.queries.ts';

interface Recovered {
  ended: WaysIn;
  /** The address that the account had until now, when that was another. */
  leftEmail: string | null;
}

/** To the owner: what works no more, what still does, and the way to a new password. To the address that was left: that it was. */
export async function tellRecovered(ctx: Ctx, tx: Tx, owner: Account, { ended, leftEmail }: Recovered): Promise<void> {
  const { guid: userGuid, email } = owner;
  const language = mailLanguage(ctx, owner);
  const t = textsIn(recoveryMessages, language);
  const more = [...said(t.ended, ended, language), ...(await whatIsLeft(tx, userGuid, language))];
  const path = ctx.config.localLogin ? await createResetPath(tx, owner) : undefined;
  await sendAccountMail(ctx, tx, { mail: 'recovered', to: email, userGuid, language, more, ...(path !== undefined && { path }) });
  if (leftEmail !== null) await sendAccountMail(ctx, tx, { mail: 'emailPutBack', to: leftEmail, userGuid, language });
}

/** Every change of a password says what else still opens the account, so that its owner notices what is not theirs. */
export async function tellPasswordChanged(ctx: Ctx, tx: Tx, { guid: userGuid, email, ...owner }: Account): Promise<void> {
  const language = mailLanguage(ctx, owner);
  const more = await whatIsLeft(tx, userGuid, language);
  await sendAccountMail(ctx, tx, { mail: 'passwordChanged', to: email, userGuid, language, more, path: '/reset' });
}

/** What a thief added is also a step that the owner cannot take. */
async function whatIsLeft(tx: Tx, userGuid: string, language: Language): Promise<string[]> {
  const t = textsIn(recoveryMessages, language);
  const left = said(t.left, await waysLeft(tx, userGuid), language);
  return left.length === 0 ? [] : [...left, t.unknownStep];
}

/** Beside the password, which the mail is about. */
async function waysLeft(tx: Tx, userGuid: string): Promise<WaysIn> {
  const { hasAuthenticator, passkeys } = await factorsOf(tx, userGuid);
  const identities = await listIssuersOf(tx, userGuid);
  return { password: false, authenticator: hasAuthenticator, passkeys, recoveryCodes: false, identities, deletion: false };
}

/** One sentence with all of them; none when there is nothing to say. */
function said(sentence: (list: string) => string, ways: WaysIn, language: Language): string[] {
  const { words } = textsIn(recoveryMessages, language);
  const list = new Intl.ListFormat(localeOf[language]);
  const named = namesOfWays(ways).map((name) => {
    if (name === 'passkeys') return words.passkeys(ways.passkeys);
    if (name === 'identities') return words.identities(list.format(ways.identities.map(providerName)));
    return words[name];
  });
  return named.length === 0 ? [] : [sentence(list.format(named))];
}
