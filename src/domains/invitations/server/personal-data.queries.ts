import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const invitationsOfPerson: PersonalData = {
  collect: {
    'invitations-received': listInvitationsTo,
    'invitations-sent': listInvitationsBy,
  },
  async erase(tx, { guid, emailKey }) {
    await tx
      .deleteFrom('invitation')
      .where((row) => row.or([row('userGuid', '=', guid), row('emailKey', '=', emailKey)]))
      .execute();
  },
};

/** Who invited them is that person's; the words were for them. */
function listInvitationsTo(db: Db, { guid, emailKey }: Person) {
  return db
    .selectFrom('invitation')
    .select([
      'email',
      'name',
      'language',
      'message',
      'state',
      'isAdmin',
      'isContentManager',
      'createdOn',
      'sentOn',
      'expiresOn',
      'answeredOn',
    ])
    .where((row) => row.or([row('userGuid', '=', guid), row('emailKey', '=', emailKey)]))
    .orderBy('createdOn')
    .execute();
}

/** Whom they invited is not theirs to take along. */
function listInvitationsBy(db: Db, { guid }: Person) {
  return db
    .selectFrom('invitation')
    .select(['language', 'message', 'state', 'createdOn', 'expiresOn'])
    .where('inviterGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
