import { sql, type Kysely } from 'kysely';

/** What drafts point to stood there for a document as a whole, and for many drafts not at all. From here on it stands there by block. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  const ownTarget = '^(page|item|file):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
  await sql`delete from document_reference where is_draft`.execute(db);
  await sql`
    with part as (
      select guid as document_guid, guid as source_guid, options as value from document
      union all select document_guid, guid, options from block
      union all select document_guid, guid, content from block join block_content on block_guid = guid
    ), found as (
      select document_guid, source_guid, 'file:' || (asset #>> '{}') as target
      from part, jsonb_path_query(value, 'strict $.**.asset ? (@.type() == "string")', silent => true) asset
      union select document_guid, source_guid, href #>> '{}'
      from part, jsonb_path_query(value, 'strict $.**.href ? (@.type() == "string")', silent => true) href
    ), target as (
      select document_guid, source_guid, target, regexp_match(target, ${ownTarget}) as own from found
    )
    insert into document_reference (document_guid, source_guid, language, is_draft, target_kind, target_guid, url)
    select distinct document_guid, source_guid, 'nl', true,
      case when own is null then 'url' when own[1] = 'file' then 'asset' else own[1] end, own[2]::uuid, case when own is null then target end
    from target where own is not null or target not like 'file:%'`.execute(db);
}
