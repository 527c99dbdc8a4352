import { sql } from 'kysely';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import { propertyErrors } from '../model/property.errors.ts';
import { PropertyDefinition, type NewPropertyDefinition, type PropertyDefinitionChange } from '../model/property.ts';

/** Everything that is asked about people, in the order in which it is shown. */
export async function listDefinitions(db: Db): Promise<PropertyDefinition[]> {
  const rows = await db
    .selectFrom('propertyDefinition')
    .selectAll()
    .orderBy('category')
    .orderBy('sectionOrdinal')
    .orderBy('section')
    .orderBy('subsectionOrdinal')
    .orderBy('subsection')
    .orderBy('ordinal')
    .orderBy('key')
    .execute();
  return rows.map((row) => PropertyDefinition.parse(row));
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

export async function deleteDefinition(db: Db, key: string): Promise<void> {
  await db.deleteFrom('propertyDefinition').where('key', '=', key).execute();
  await db.deleteFrom('userProperty').where('key', '=', key).execute();
}
