import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

interface PictureOf {
  documentGuid: string;
  /** It may be gone by now. */
  asset: string;
}

/** Options hold what they were given: what is no guid is no picture. */
const isGuid = sql`~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/** Of each document that has one: the picture above it, or else the first that stands in it. */
export async function listPicturesOf(db: Db, guids: readonly string[]): Promise<PictureOf[]> {
  const { rows } = await sql<PictureOf>`
    select document.guid as "documentGuid", coalesce(above.asset, first.asset) as asset
    from document
    left join lateral (select document.options #>> '{headerImage,asset}' as asset) above on above.asset ${isGuid}
    left join lateral (
      select block.options #>> '{picture,asset}' as asset from block
      where block.document_guid = document.guid and block.type = 'image' and block.options #>> '{picture,asset}' ${isGuid}
      order by array_position(array['top', 'main', 'side-left', 'side-right', 'bottom'], block.layout_position), block.sort_id
      limit 1
    ) first on true
    where document.guid = any(${guids}::uuid[]) and coalesce(above.asset, first.asset) is not null`.execute(db);
  return rows;
}
