import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { listStatesOf } from '#domains/documents/server/index.ts';
import { listContentChanges, type ContentChange } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';

/** What of the site in memory has to be read again. */
export interface SiteChanges {
  settings: boolean;
  /** Footers and templates. */
  parts: boolean;
  /** Pages, footers and templates that changed, and their state now: undefined when they are gone. */
  documents: Map<string, DocumentState | undefined>;
}

/** A site in memory, as far as this has to know it. */
interface KnownSite {
  version: number;
  pages: ReadonlyMap<string, DocumentState>;
}

/** List items, and what becomes of people, stand in nothing that is kept here. */
const changeNothing = new Set(['list.items_appeared', 'list.day_began', 'user.erased']);

/** What changed from the version that a site was read for to another. Undefined: something that is not known here, so all of it. */
export async function changesOf({ db }: Pick<Ctx, 'db'>, site: KnownSite, version: number): Promise<SiteChanges | undefined> {
  const changes = await listContentChanges(db, { after: site.version, upTo: version });
  if (!changes?.every(isKnown)) return undefined;
  const guids = [...new Set(changes.flatMap(({ type, subjectGuid }) => (isOfDocument(type) && subjectGuid !== null ? [subjectGuid] : [])))];
  const states = guids.length > 0 ? await listStatesOf(db, guids) : [];
  const items = new Set(states.filter(({ kind }) => kind === 'list-item').map(({ guid }) => guid));
  const documents: SiteChanges['documents'] = new Map(guids.filter((guid) => !items.has(guid)).map((guid) => [guid, undefined]));
  for (const { kind, ...state } of states) if (kind === 'page') documents.set(state.guid, state);
  return {
    settings: changes.some(({ type }) => type === 'settings.changed'),
    // One that is gone may have been a footer.
    parts: [...documents].some(([guid, state]) => state === undefined && !site.pages.has(guid)),
    documents,
  };
}

function isOfDocument(type: string): boolean {
  return type.startsWith('document.');
}

function isKnown({ type }: ContentChange): boolean {
  return isOfDocument(type) || type === 'settings.changed' || changeNothing.has(type);
}
