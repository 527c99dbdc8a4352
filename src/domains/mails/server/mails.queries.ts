import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

interface NewMail {
  kind: string;
  toAddress: string;
  userGuid: string | null;
  language: Language;
  subject: string;
  content: Buffer;
  correlationId: string;
}

export async function insertMail(db: Db, mail: NewMail): Promise<string> {
  const { guid } = await db.insertInto('mail').values(mail).returning('guid').executeTakeFirstOrThrow();
  return guid;
}
