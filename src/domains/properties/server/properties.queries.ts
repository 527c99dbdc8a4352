import { sql } from 'kysely';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import { propertyErrors } from '../model/property.errors.ts';
import { ManagedProperty, PropertyDefinition, type NewPropertyDefinition, type PropertyDefinitionChange } from '../model/property.ts';

function inOrder(db: Db) {
  return db
    .selectFrom('propertyDefinition')
    .selectAll()
    .orderBy('category')
    .orderBy('sectionOrdinal')
    .orderBy('section')
    .orderBy('subsectionOrdinal')
    .orderBy('subsection')
    .orderBy('ordinal')
    .orderBy('key');
}

/** Everything that is asked about people, in the order in which it is shown. */
export async function listDefinitions(db: Db): Promise<PropertyDefinition[]> {
  const rows = await inOrder(db).where('isActive', '=', true).execute();
  return rows.map((row) => PropertyDefinition.parse(row));
}

/** By key, also while they are switched off. */
export async function mapDefinitions(db: Db): Promise<Map<string, PropertyDefinition>> {
  const rows = await db.selectFrom('propertyDefinition').selectAll().execute();
  return new Map(rows.map((row) => [row.key, PropertyDefinition.parse(row)]));
}

/** What is switched off as well. */
export async function listManagedRows(db: Db): Promise<ManagedProperty[]> {
  const rows = await inOrder(db)
    .select([
      sql<number>`(select count(*)::int from user_property answer where answer.key = property_definition.key and answer.value <> '')`.as(
        'valueCount',
      ),
      sql<string[]>`array(select distinct answer.value from user_property answer
        where answer.key = property_definition.key and property_definition.input_type in ('select', 'radio') and answer.value <> '')`.as(
        'usedOptions',
      ),
    ])
    .execute();
  return rows.map((row) => ManagedProperty.parse(row));
}

export async function findDefinitionForUpdate(db: Db, key: string): Promise<PropertyDefinition | undefined> {
  const row = await db.selectFrom('propertyDefinition').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  return row && PropertyDefinition.parse(row);
}

export async function insertDefinition(db: Db, definition: NewPropertyDefinition): Promise<void> {
  try {
    await db
      .insertInto('propertyDefinition')
      .values({ ...definition, ...asJson(definition) })
      .execute();
  } catch (error) {
    if (constraintOf(error) === 'property_definition_pkey') throw propertyErrors.key_taken();
    throw error;
  }
}

export async function saveDefinition(db: Db, key: string, definition: PropertyDefinitionChange): Promise<void> {
  await db
    .updateTable('propertyDefinition')
    .set({ ...definition, ...asJson(definition), version: sql`version + 1` })
    .where('key', '=', key)
    .execute();
}

function asJson({ options, texts }: PropertyDefinitionChange) {
  return { options: JSON.stringify(options), texts: JSON.stringify(texts) };
}

/** Of one definition: how many people answered, and with which of its options. */
export async function findAnswersTo(db: Db, key: string): Promise<{ count: number; values: string[] }> {
  const rows = await db
    .selectFrom('userProperty')
    .select(['value', sql<number>`count(*)::int`.as('count')])
    .where('key', '=', key)
    .where('value', '<>', '')
    .groupBy('value')
    .execute();
  return { count: rows.reduce((sum, { count }) => sum + count, 0), values: rows.map(({ value }) => value) };
}

/** In one order, so that two who put them in another never wait for each other. */
export async function lockDefinitions(db: Db, keys: readonly string[]): Promise<PropertyDefinition[]> {
  const rows = await db.selectFrom('propertyDefinition').selectAll().where('key', 'in', keys).orderBy('key').forUpdate().execute();
  return rows.map((row) => PropertyDefinition.parse(row));
}

export async function saveOrdinal(db: Db, key: string, ordinal: number): Promise<void> {
  await db
    .updateTable('propertyDefinition')
    .set({ ordinal, version: sql`version + 1` })
    .where('key', '=', key)
    .where('ordinal', '<>', ordinal)
    .execute();
}

/** Tells whether that was anything new. */
export async function setDefinitionActive(db: Db, key: string, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('propertyDefinition')
    .set({ isActive, version: sql`version + 1` })
    .where('key', '=', key)
    .where('isActive', '<>', isActive)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteDefinition(db: Db, key: string): Promise<void> {
  await db.deleteFrom('propertyDefinition').where('key', '=', key).execute();
}

/** What is shown to the one role is shown to the other, once. */
export async function replaceReader(db: Db, { guid, replaceBy }: { guid: string; replaceBy: string | null }): Promise<void> {
  await sql`update property_definition set version = version + 1, visible_for_roles = array_remove(visible_for_roles, ${guid}::uuid)
      || case when ${replaceBy}::uuid is null or ${replaceBy}::uuid = any(visible_for_roles) then '{}' else array[${replaceBy}::uuid] end
    where ${guid}::uuid = any(visible_for_roles)`.execute(db);
}

export async function addReader(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`update property_definition set visible_for_roles = array_append(visible_for_roles, ${to}::uuid), version = version + 1
    where ${from}::uuid = any(visible_for_roles)`.execute(db);
}
