import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { LegalTemplate } from '../model/legal-template.ts';

export async function findTermsText(db: Db, version: number, language: Language): Promise<LegalTemplate | undefined> {
  const row = await db
    .selectFrom('termsVersion')
    .select('text')
    .where('version', '=', version)
    .where('language', '=', language)
    .executeTakeFirst();
  // Only `insertTermsText` writes it.
  return row?.text as LegalTemplate | undefined;
}

export async function findTermsPublishedOn(db: Db, version: number): Promise<Date | undefined> {
  const row = await db.selectFrom('termsVersion').select('publishedOn').where('version', '=', version).executeTakeFirst();
  return row?.publishedOn;
}

/** A version keeps the text with which it was published. */
export async function insertTermsText(db: Db, version: number, language: Language, text: LegalTemplate): Promise<void> {
  await db
    .insertInto('termsVersion')
    .values({ version, language, text: JSON.stringify(text) })
    .onConflict((conflict) => conflict.columns(['version', 'language']).doNothing())
    .execute();
}

export async function findAcceptedVersion(db: Db, userGuid: string): Promise<number | null> {
  const row = await db.selectFrom('appUser').select('termsOfUseVersionAccepted').where('guid', '=', userGuid).executeTakeFirst();
  return row?.termsOfUseVersionAccepted ?? null;
}
