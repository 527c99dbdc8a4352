import { sql } from 'kysely';
import { createSystemCtx } from '#app/server/system-ctx.ts';
import { insertBlock, insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { withDatabaseOf } from './product-database.ts';
import type { Product } from './product.ts';

/** Adds a page with a list of so many items, twenty on a page, at `/<segment>`. */
export async function addBenchList(product: Product, { segment, count }: { segment: string; count: number }): Promise<void> {
  await withDatabaseOf(product, async ({ config, database, owned, log }) => {
    const ctx = createSystemCtx({ config, log, db: database.db });
    await insertItems(owned.db, await addListPage(ctx, segment), count);
    // As the database does by itself, some time after so many rows came.
    await sql`vacuum analyze`.execute(owned.db);
    await ctx.transact((tx) =>
      ctx.record(tx, { type: 'cache.invalidated', subjectGuid: null, details: { isPublic: true }, isPublic: true }),
    );
  });
}

async function addListPage(ctx: Ctx, segment: string): Promise<string> {
  const page = await insertDocument(ctx.db, { texts: { nl: { title: segment, description: '' } } });
  const list = await insertBlock(ctx.db, {
    documentGuid: page,
    type: 'list',
    layoutPosition: 'main',
    sortId: 0,
    options: { defaultItemsPerPage: 20, look: 'rows' },
    content: { nl: { heading: 'Nieuws' } },
  });
  await insertMenuItem(ctx.db, { parentGuid: null, position: 9, pageGuid: page, texts: { nl: { name: segment, urlSegment: segment } } });
  await publishPage(ctx, page, 'nl');
  return list;
}

/** As publishing them one by one would leave them, in one statement. */
async function insertItems(db: Db, list: string, count: number): Promise<void> {
  await sql`
    with made as (
      insert into document (guid, kind) select gen_random_uuid(), 'list-item' from generate_series(1, ${count}::int) returning guid
    ), numbered as (
      select guid, row_number() over () as number from made
    ), worded as (
      select guid, number, 'Bericht ' || number as title, 'Wat er in het bericht staat, in een regel of twee.' as description from numbered
    ), published as (
      insert into document_language (document_guid, language, title, description, is_published, published_on, snapshot_version, snapshot, card)
      select guid, 'nl', title, description, true, now(), 1,
             jsonb_build_object('format', 1, 'title', title, 'description', description, 'layout', '100', 'options', '{}'::jsonb,
                                'fields', '{}'::jsonb, 'buildingBlockInstances', '[]'::jsonb),
             jsonb_build_object('title', title, 'description', description, 'picture', null, 'fields', '{}'::jsonb, 'options', '{}'::jsonb,
                                'blocks', '[]'::jsonb)
      from worded
    ), items as (
      insert into list_item (document_guid, short_id, type, published_on)
      select guid, substr(translate(encode(sha256(guid::text::bytea), 'hex'), '0', 'Z'), 1, 11), 'news', now() - number * interval '1 minute'
      from worded
    ), memberships as (
      insert into list_membership (list_guid, item_guid, position) select ${list}::uuid, guid, number from worded
    )
    insert into list_entry (list_guid, language, item_guid, title, published_on, position, is_highlighted, role_ids, edit_roles, is_due)
    select ${list}::uuid, 'nl', guid, title, now() - number * interval '1 minute', number, false, '{}', '{}', true from worded`.execute(db);
}
