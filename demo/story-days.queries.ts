import type { Db } from '#platform/server/db/database.ts';

/**
 * A platform that has been in use for a while: what was published just now says that it was written and published on a day of its own.
 * Only the demo rewrites history, so the product has no way to do it.
 */
export async function saveDay(db: Db, documentGuid: string, day: Date): Promise<void> {
  await db.updateTable('document').set({ createdOn: day, updatedOn: day }).where('guid', '=', documentGuid).execute();
  await db.updateTable('documentLanguage').set({ publishedOn: day }).where('documentGuid', '=', documentGuid).execute();
}
