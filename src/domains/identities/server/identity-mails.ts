import { mailLanguageOf, sendMail } from '#domains/mails/server/index.ts';
import { providerName } from '#domains/auth/model/provider.ts';
import { createDisputePath } from '#domains/one-time-tokens/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { localizePath } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { identityMails } from '../messages/mails.ts';
import { findLocalWaysIn } from './identities.queries.ts';

interface IdentityNews {
  userGuid: string;
  issuer: string;
  news: 'linked' | 'unlinked';
}

/** Every change of how somebody comes in is told to them, so that they notice one that is not theirs. */
export async function tellOwner(ctx: Ctx, tx: Tx, { userGuid, issuer, news }: IdentityNews): Promise<void> {
  const { email } = await findLocalWaysIn(tx, userGuid);
  const language = await mailLanguageOf(ctx, tx, userGuid);
  const t = textsIn(identityMails, language);
  const { subject, text } = t[news];
  const href = (path: string) => ctx.config.publicOrigin + localizePath(language, path);
  const { hint, action } =
    news === 'linked'
      ? { hint: t.disputeHint, action: { label: t.dispute, href: href(await createDisputePath(tx, { guid: userGuid, email })) } }
      : { hint: t.notYou, action: { label: t.action, href: href('/account/security') } };
  await sendMail(ctx, tx, {
    kind: `identities.${news}`,
    to: email,
    userGuid,
    language,
    content: {
      subject,
      title: subject,
      paragraphs: [text(providerName(issuer)), hint],
      action,
    },
  });
}
