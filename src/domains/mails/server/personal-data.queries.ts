import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const mailsOfPerson: PersonalData = {
  collect: {
    mails: listMailsTo,
  },
  async erase(tx, { guid, emailKey }) {
    await tx.deleteFrom('mail').where('userGuid', '=', guid).execute();
    // Also those to who had no account yet.
    await tx
      .deleteFrom('mail')
      .where(sql`lower(to_address)`, '=', emailKey)
      .execute();
  },
};

/** Without their subjects, which may name others. */
function listMailsTo(db: Db, { guid, emailKey }: Person) {
  return db
    .selectFrom('mail')
    .select(['kind', 'toAddress', 'language', 'state', 'createdOn', 'sentOn'])
    .where((mail) => mail.or([mail('userGuid', '=', guid), mail(sql`lower(to_address)`, '=', emailKey)]))
    .orderBy('createdOn')
    .execute();
}
