import { mailLanguageOf } from '#domains/mails/server/index.ts';
import { providerName } from '#domains/auth/model/provider.ts';
import { sendWayInMail } from '#domains/one-time-tokens/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { identityMails } from '../messages/mails.ts';
import { findLocalWaysIn } from './identities.queries.ts';

interface IdentityNews {
  userGuid: string;
  issuer: string;
  news: 'linked' | 'unlinked';
}

export async function tellOwner(ctx: Ctx, tx: Tx, { userGuid, issuer, news }: IdentityNews): Promise<void> {
  const { email } = await findLocalWaysIn(tx, userGuid);
  const language = await mailLanguageOf(ctx, tx, userGuid);
  const { subject, text } = textsIn(identityMails, language)[news];
  await sendWayInMail(ctx, tx, {
    kind: `identities.${news}`,
    owner: { guid: userGuid, email },
    language,
    subject,
    text: text(providerName(issuer)),
    isAddition: news === 'linked',
  });
}
