import type { Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { canSeeDocument } from '../model/document.rules.ts';
import type { DocumentKind, Snapshot } from '../model/snapshot.ts';
import { findDocument } from './documents.queries.ts';
import { loadSnapshot } from './snapshots.service.ts';

type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** A publication as its reader gets it. */
export interface ReadDocument {
  row: DocumentRow;
  snapshot: Snapshot;
  /** The language it is really in. */
  language: Language;
  publishedOn: string;
  publishedIn: Language[];
}

/** How the slice that owns the document says no. */
interface Refusals {
  not_found(): AppError;
  sign_in_needed(): AppError;
  see_forbidden(): AppError;
}

interface Wanted {
  guid: string;
  kind: DocumentKind;
  language: Language;
}

/** What this reader may see of a document, in the language asked for or else in Dutch. Draft, deleted and unknown look the same. */
export async function readDocument(ctx: Ctx, { guid, kind, language }: Wanted, refusals: Refusals): Promise<ReadDocument> {
  const row = await findDocument(ctx.db, guid);
  const published = row?.kind === kind ? publicationIn(row.published ?? {}, language) : undefined;
  if (!row || !published) throw refusals.not_found();
  if (!canSeeDocument(ctx.actor, { ...row, isPublished: true })) {
    throw isSignedIn(ctx.actor) ? refusals.see_forbidden() : refusals.sign_in_needed();
  }
  const snapshot = await loadSnapshot(ctx, { guid, ...published });
  if (!snapshot) throw refusals.not_found();
  return { row, snapshot, ...published, publishedIn: languages.filter((candidate) => row.published?.[candidate] !== undefined) };
}

/** Only Dutch is a fallback: what is in English alone does not exist in Dutch. */
export function publicationIn(
  published: Partial<Record<Language, string>>,
  wanted: Language,
): { language: Language; publishedOn: string } | undefined {
  for (const language of [wanted, defaultLanguage]) {
    const publishedOn = published[language];
    if (publishedOn !== undefined) return { language, publishedOn };
  }
  return undefined;
}
