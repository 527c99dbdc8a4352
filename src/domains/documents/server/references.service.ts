import { wordsInUse } from '#domains/blocks/model/words-in-use.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { referencesIn } from '../model/references.ts';
import { keepDraftReferences } from './documents.queries.ts';
import { listBlockParts } from './drafts.queries.ts';

type Values = Record<string, unknown>;

/** What a block of a draft points to decides which pictures and files its editors may see. One that was removed points to nothing. */
export async function keepReferencesOfBlock(tx: Tx, { documentGuid, guid }: { documentGuid: string; guid: string }): Promise<void> {
  const parts = (await listBlockParts(tx, guid)).filter(({ removedOn }) => removedOn === null);
  const used = parts.map(({ options, content }) => [options, wordsInUse(options as Values, (content ?? {}) as Values)]);
  await keepDraftReferences(tx, { documentGuid, sourceGuid: guid }, referencesIn(used));
}
