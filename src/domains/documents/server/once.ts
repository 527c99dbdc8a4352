import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findOperation, keepOperation, type OperationVersions } from './operations.queries.ts';

interface Named {
  documentGuid: string;
  /** Absent: a client that does not ask again. */
  key: string | undefined;
}

/**
 * Makes a change of a document once, under the name that its sender gave it. Who lost the answer asks again under the same name and is told
 * what came of it then, so a lost answer is never a conflict with oneself. The document is locked: a repeat waits for the first.
 */
export async function once<V extends OperationVersions>(
  { actor }: Pick<Ctx, 'actor'>,
  tx: Tx,
  { documentGuid, key }: Named,
  change: () => Promise<V>,
): Promise<V> {
  if (key === undefined || actor.guid === null) return change();
  const operation = { documentGuid, userGuid: actor.guid, id: key };
  const done = await findOperation(tx, operation);
  if (done) return done as V;
  const versions = await change();
  await keepOperation(tx, operation, versions);
  return versions;
}
