import { mailLanguageOf } from '#domains/mails/server/index.ts';
import { sendWayInMail } from '#domains/one-time-tokens/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { mailMessages } from '../messages/mails.ts';
import { findOwner } from './second-factors.queries.ts';

type FactorNews =
  | { kind: 'authenticatorAdded' | 'authenticatorRemoved' | 'passkeyRemoved' | 'codesRenewed' | 'reset' }
  | { kind: 'passkeyAdded'; name: string }
  | { kind: 'recoveryCodeUsed'; left: number };

/** What opens the account from now on. */
const additions: ReadonlySet<FactorNews['kind']> = new Set(['authenticatorAdded', 'passkeyAdded', 'codesRenewed']);

export async function tellOwner(ctx: Ctx, tx: Tx, userGuid: string, news: FactorNews): Promise<void> {
  const owner = await findOwner(tx, userGuid);
  if (!owner) return;
  const language = await mailLanguageOf(ctx, tx, userGuid);
  const t = textsIn(mailMessages, language);
  await sendWayInMail(ctx, tx, {
    kind: `second-factors.${news.kind}`,
    owner,
    language,
    subject: t.subjects[news.kind],
    text: whatHappened(t, news),
    isAddition: additions.has(news.kind),
  });
}

/** Somebody else did it for them. */
export function tellFactorsReset(ctx: Ctx, tx: Tx, userGuid: string): Promise<void> {
  return tellOwner(ctx, tx, userGuid, { kind: 'reset' });
}

function whatHappened(t: typeof mailMessages.nl, news: FactorNews): string {
  if (news.kind === 'passkeyAdded') return t.news.passkeyAdded(news.name);
  if (news.kind === 'recoveryCodeUsed') return t.news.recoveryCodeUsed(news.left);
  return t.news[news.kind];
}
