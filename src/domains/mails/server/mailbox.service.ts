import type { Ctx } from '#platform/server/context.ts';
import { mailsAtOnce } from '../model/mail.contract.ts';
import type { MailboxEntry, MailboxView } from '../model/mailbox.ts';
import { unsealContent } from './mail-seal.ts';
import { findMail, listMailRows } from './mails.queries.ts';

/** The mailbox of a machine of one's own. Undefined elsewhere, where a mail is for its reader alone. */
export async function readMailbox(ctx: Pick<Ctx, 'config' | 'db'>, guid?: string): Promise<MailboxView | undefined> {
  if (!ctx.config.isLocal) return undefined;
  if (guid === undefined) return { mails: (await listMailRows(ctx.db, { pageNumber: 1, itemCount: mailsAtOnce })).map(entryOf) };
  const mail = await findMail(ctx.db, guid);
  return mail && { mail: entryOf(mail), content: mail.content && unsealContent(ctx.config.secret, mail.content) };
}

type Row = Omit<MailboxEntry, 'to' | 'createdOn'> & { toAddress: string; createdOn: Date };

function entryOf({ guid, toAddress, subject, language, state, createdOn }: Row): MailboxEntry {
  return { guid, to: toAddress, subject, language, state, createdOn: createdOn.toISOString() };
}
