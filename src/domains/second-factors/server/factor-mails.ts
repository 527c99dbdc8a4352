import { mailLanguageOf, sendMail } from '#domains/mails/server/index.ts';
import { createDisputePath } from '#domains/one-time-tokens/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { localizePath } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { mailMessages } from '../messages/mails.ts';
import { findOwner } from './second-factors.queries.ts';

type FactorNews =
  | { kind: 'authenticatorAdded' | 'authenticatorRemoved' | 'passkeyRemoved' | 'codesRenewed' | 'reset' }
  | { kind: 'passkeyAdded'; name: string }
  | { kind: 'recoveryCodeUsed'; left: number };

/** What opens the account from now on. Whoever else added it is put out with it, by the link in the mail. */
const additions: ReadonlySet<FactorNews['kind']> = new Set(['authenticatorAdded', 'passkeyAdded', 'codesRenewed']);

/** Every change of how somebody comes in is told to them, so that they notice one that is not theirs. */
export async function tellOwner(ctx: Ctx, tx: Tx, userGuid: string, news: FactorNews): Promise<void> {
  const owner = await findOwner(tx, userGuid);
  if (!owner) return;
  const language = await mailLanguageOf(ctx, tx, userGuid);
  const t = textsIn(mailMessages, language);
  const href = (path: string) => ctx.config.publicOrigin + localizePath(language, path);
  const { hint, action } = additions.has(news.kind)
    ? { hint: t.disputeHint, action: { label: t.dispute, href: href(await createDisputePath(tx, owner)) } }
    : { hint: t.notYou, action: { label: t.action, href: href('/account/security') } };
  await sendMail(ctx, tx, {
    kind: `second-factors.${news.kind}`,
    to: owner.email,
    userGuid,
    language,
    content: {
      subject: t.subjects[news.kind],
      title: t.subjects[news.kind],
      paragraphs: [whatHappened(t, news), hint],
      action,
    },
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
