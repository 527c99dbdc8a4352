import type { Kysely } from 'kysely';
import type { MailContent } from '#domains/mails/model/mail.ts';
import { unsealContent } from '#domains/mails/server/mail-seal.ts';
import type { DB } from '#platform/server/db/schema.ts';

export interface QueuedMail {
  guid: string;
  kind: string;
  to: string;
  userGuid: string | null;
  language: 'nl' | 'en';
  state: 'waiting' | 'sent' | 'failed';
  content: MailContent;
}

/** The mails that were queued, oldest first, as their reader would get them. */
export async function queuedMails(db: Kysely<DB>, secret: string): Promise<QueuedMail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('createdOn').orderBy('guid').execute();
  return rows.flatMap(({ guid, kind, toAddress, userGuid, language, state, content }) =>
    content === null ? [] : [{ guid, kind, to: toAddress, userGuid, language, state, content: unsealContent(secret, content) }],
  );
}
