import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

/** Taken away by `eraseUser`, which asks every other domain first. */
export const accountOfPerson: PersonalData = {
  collect: {
    profile: async (db, person) => ({ ...(await findAccount(db, person)), roles: await listRolesOf(db, person) }),
    properties: listPropertiesOf,
    consents: async (db, person) => ({ termsOfUse: { ...(await findTermsOf(db, person)), answers: await listTermsAnswersOf(db, person) } }),
  },
};

function findAccount(db: Db, { guid }: Person) {
  return (
    db
      .selectFrom('appUser')
      .select([
        'guid',
        'email',
        'emailVerifiedOn',
        'firstName',
        'middleName',
        'lastName',
        'isAdmin',
        'isContentManager',
        'isMett',
        'isDeveloper',
        'isActive',
        'createdOn',
        'updatedOn',
        'deleteOn',
      ])
      // Their sessions say when they were last here; the account remembers it when these are gone.
      .select((row) =>
        sql<Date | null>`greatest(last_seen_on, ${row
          .selectFrom('session')
          .select(({ fn }) => fn.max('lastSeenOn').as('seenOn'))
          .where('userGuid', '=', guid)})`.as('lastSeenOn'),
      )
      .where('guid', '=', guid)
      .executeTakeFirst()
  );
}

function listRolesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('userRole')
    .innerJoin('role', 'role.guid', 'userRole.roleGuid')
    .select(['role.guid', 'role.nameNl', 'role.nameEn'])
    .where('userRole.userGuid', '=', guid)
    .orderBy('role.nameNl')
    .execute();
}

/** Those that only staff see on the screen as well: what is kept about people is theirs to know. */
function listPropertiesOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('userProperty')
    .leftJoin('propertyDefinition as definition', 'definition.key', 'userProperty.key')
    .select(['userProperty.key', 'userProperty.value', 'definition.visibleFor'])
    .where('userProperty.userGuid', '=', guid)
    .orderBy('userProperty.key')
    .execute();
}

function findTermsOf(db: Db, { guid }: Person) {
  return db.selectFrom('appUser').select('termsOfUseVersionAccepted').where('guid', '=', guid).executeTakeFirst();
}

function listTermsAnswersOf(db: Db, { guid }: Person) {
  return db
    .selectFrom('audit')
    .select(['happenedOn', sql<number | null>`(details ->> 'termsOfUseVersionAccepted')::int`.as('version')])
    .where('actorGuid', '=', guid)
    .where('type', '=', 'user.profile_changed')
    .where(sql<boolean>`details -> 'fields' ? 'termsOfUseVersionAccepted'`)
    .orderBy('happenedOn')
    .execute();
}
