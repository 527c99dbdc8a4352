import { sql, type Kysely } from 'kysely';

/** What there was already gets counters above all its versions, so that no number is given twice. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    update document set
      structure_changed_on = updated_on,
      structure_version = greatest(version, (select max(block.version) from block where document_guid = document.guid))`.execute(db);
  await sql`
    update document_language set
      draft_changed_on = document.updated_on,
      draft_version = greatest(1, (
        select max(content.version) from block_content content
        join block on block.guid = content.block_guid
        where block.document_guid = document.guid and content.language = document_language.language))
    from document where document.guid = document_language.document_guid`.execute(db);
  // Until now one moment stood for all: what was touched since a publication may differ from it, and is compared when somebody looks.
  await sql`
    update document_language set
      published_structure_version = document.structure_version - case when document.updated_on > published_on then 1 else 0 end,
      published_draft_version = draft_version
    from document where document.guid = document_language.document_guid and snapshot is not null`.execute(db);
}
