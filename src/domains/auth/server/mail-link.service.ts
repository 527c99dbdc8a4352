import { findToken } from '#domains/one-time-tokens/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { confirmedPurposes, type ConfirmedPurpose } from '../model/account-forms.ts';
import { shortestPassword } from '../model/password.rules.ts';
import { findAccount } from './account.queries.ts';

export type MailLink = { purpose: 'reset'; email: string; shortestPassword: number } | { purpose: ConfirmedPurpose; email: string };

/** What the link in a mail is for, while it works. Looking changes nothing: programs that check mail open every link. */
export async function findMailLink({ db }: Pick<Ctx, 'db'>, token: string): Promise<MailLink | undefined> {
  const found = await findToken(db, token, ['reset', ...confirmedPurposes]);
  const owner = found?.userGuid ? await findAccount(db, found.userGuid) : undefined;
  if (!found || !owner) return undefined;
  const email = found.email ?? '';
  if (found.purpose !== 'reset') return { purpose: found.purpose as ConfirmedPurpose, email };
  return { purpose: 'reset', email, shortestPassword: shortestPassword(owner) };
}
