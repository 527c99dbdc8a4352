import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { ExportedPerson } from './data-exports.queries.ts';

/**
 * Everything that is kept about one person. Columns are named one by one: secrets stay where they are, and so does what is about
 * somebody else. `personal-data.db.test.ts` knows every column that can name a person, and fails when a new one is forgotten here.
 */

export function findAccount(db: Db, { guid }: ExportedPerson) {
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

export function listRolesOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('userRole')
    .innerJoin('role', 'role.guid', 'userRole.roleGuid')
    .select(['role.guid', 'role.nameNl', 'role.nameEn'])
    .where('userRole.userGuid', '=', guid)
    .orderBy('role.nameNl')
    .execute();
}

/** Those that only staff see on the screen as well: what is kept about people is theirs to know. */
export function listPropertiesOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('userProperty')
    .leftJoin('propertyDefinition as definition', 'definition.key', 'userProperty.key')
    .select(['userProperty.key', 'userProperty.value', 'definition.visibleFor'])
    .where('userProperty.userGuid', '=', guid)
    .orderBy('userProperty.key')
    .execute();
}

export function findTermsOf(db: Db, { guid }: ExportedPerson) {
  return db.selectFrom('appUser').select('termsOfUseVersionAccepted').where('guid', '=', guid).executeTakeFirst();
}

export function listTermsAnswersOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('audit')
    .select(['happenedOn', sql<number | null>`(details ->> 'termsOfUseVersionAccepted')::int`.as('version')])
    .where('actorGuid', '=', guid)
    .where('type', '=', 'user.profile_changed')
    .where(sql<boolean>`details -> 'fields' ? 'termsOfUseVersionAccepted'`)
    .orderBy('happenedOn')
    .execute();
}

export function listSessionsOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('session')
    .select(['createdOn', 'lastSeenOn', 'expiresOn', 'endedOn', 'method', 'hasSecondFactor', 'userAgent', 'network'])
    .select(sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn'))
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

export function listSignInAttemptsOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('loginAttempt')
    .select(['method', 'createdOn', 'expiresOn', 'usedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

export function listIdentitiesOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('userIdentity')
    .select(['issuer', 'subject', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

export async function findSecondFactorsOf(db: Db, { guid }: ExportedPerson) {
  const password = await db.selectFrom('userPassword').select('changedOn').where('userGuid', '=', guid).executeTakeFirst();
  const authenticator = await db.selectFrom('totp').select(['createdOn', 'confirmedOn']).where('userGuid', '=', guid).executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkey')
    .select(['name', 'transports', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
  const codes = await db.selectFrom('recoveryCode').select('usedOn').where('userGuid', '=', guid).execute();
  return {
    passwordChangedOn: password?.changedOn ?? null,
    authenticator: authenticator ?? null,
    passkeys,
    recoveryCodes: { total: codes.length, used: codes.filter(({ usedOn }) => usedOn !== null).length },
  };
}

export function listMailedLinksOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('oneTimeToken')
    .select(['purpose', 'email', 'createdOn', 'expiresOn', 'usedOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

/** Without their subjects, which may name others. */
export function listMailsTo(db: Db, { guid, emailKey }: ExportedPerson) {
  return db
    .selectFrom('mail')
    .select(['kind', 'toAddress', 'language', 'state', 'createdOn', 'sentOn'])
    .where((mail) => mail.or([mail('userGuid', '=', guid), mail(sql`lower(to_address)`, '=', emailKey)]))
    .orderBy('createdOn')
    .execute();
}

/** Who invited them is that person's; the words were for them. */
export function listInvitationsTo(db: Db, { guid, emailKey }: ExportedPerson) {
  return db
    .selectFrom('invitation')
    .select(['email', 'language', 'message', 'state', 'isAdmin', 'isContentManager', 'createdOn', 'sentOn', 'expiresOn', 'answeredOn'])
    .where((row) => row.or([row('userGuid', '=', guid), row('emailKey', '=', emailKey)]))
    .orderBy('createdOn')
    .execute();
}

/** Whom they invited is not theirs to take along. */
export function listInvitationsBy(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('invitation')
    .select(['language', 'message', 'state', 'createdOn', 'expiresOn'])
    .where('inviterGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}

const pageSize = 500;

/** What they did, and what was done to their account. Of others it says that there was one, not who, nor from where. */
export async function* eachAuditEntryOf(db: Db, { guid }: ExportedPerson) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .select(['id', 'happenedOn', 'type', 'result'])
      .select([
        sql<string>`case when actor_guid = ${guid}::uuid or type = 'session.started' then 'you' when actor_kind = 'user' then 'somebody else'
          when actor_kind = 'system' then 'the platform' else 'a visitor' end`.as('by'),
        sql<string | null>`case
          when subject_guid = ${guid}::uuid then 'you'
          when exists (select from app_user where app_user.guid = subject_guid) then 'somebody else'
          else subject_guid::text end`.as('about'),
        // From where somebody else asked is theirs; a sign-in that succeeded was their own.
        sql<string | null>`case when actor_guid = ${guid}::uuid or type = 'session.started' then network end`.as('network'),
      ])
      .where((row) => row.or([row('actorGuid', '=', guid), row('subjectGuid', '=', guid)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, ...entry } of rows) {
      after = id;
      yield entry;
    }
    if (rows.length < pageSize) return;
  }
}

export async function* eachBrowserReportOf(db: Db, { guid }: ExportedPerson) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('clientLog')
      .select(['id', 'receivedOn', 'level', 'shortMessage', 'fullMessage', 'origin', 'platform', 'userAgent', 'network'])
      .where('userGuid', '=', guid)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, ...entry } of rows) {
      after = id;
      yield entry;
    }
    if (rows.length < pageSize) return;
  }
}

/** What they worked on. A title is told of what everybody may read; the work itself is the platform's. */
export function listDocumentsBy(db: Db, { guid }: ExportedPerson) {
  return db
    .with('touched', (tables) =>
      tables
        .selectFrom('audit')
        .select(sql<string>`coalesce((details ->> 'document')::uuid, subject_guid)`.as('guid'))
        .select(({ fn }) => [
          fn.min('happenedOn').as('firstChangedOn'),
          fn.max('happenedOn').as('lastChangedOn'),
          fn.countAll<number>().as('changes'),
        ])
        .where('actorGuid', '=', guid)
        .where('result', '=', 'done')
        .groupBy(sql`1`),
    )
    .selectFrom('touched')
    .innerJoin('document', 'document.guid', 'touched.guid')
    .select(['document.guid', 'document.kind', 'touched.firstChangedOn', 'touched.lastChangedOn', 'touched.changes'])
    .select((row) =>
      row
        .selectFrom('documentLanguage')
        .whereRef('documentLanguage.documentGuid', '=', 'document.guid')
        .where('documentLanguage.isPublished', '=', true)
        .where(sql<boolean>`document.role_ids = '{}' and document.deleted_on is null`)
        .select(sql<Record<string, string> | null>`json_object_agg(language, title)`.as('titles'))
        .as('titles'),
    )
    .orderBy('touched.firstChangedOn')
    .execute();
}

export function listFilesOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('asset')
    .select(['guid', 'kind', 'fileName', 'mimeType', 'bytes', 'createdOn', 'storageKey'])
    .select((asset) => asset('profileOf', '=', guid).$castTo<boolean | null>().as('isOwnPhoto'))
    .where((asset) => asset.or([asset('uploadedBy', '=', guid), asset('profileOf', '=', guid)]))
    .orderBy('createdOn')
    .orderBy('guid')
    .execute();
}

export function listCopiesOf(db: Db, { guid }: ExportedPerson) {
  return db
    .selectFrom('dataExport')
    .select(['state', 'language', 'isByAdmin', 'createdOn', 'expiresOn'])
    .where('userGuid', '=', guid)
    .orderBy('createdOn')
    .execute();
}
