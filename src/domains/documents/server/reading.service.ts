import type { Ctx } from '#platform/server/context.ts';
import { isSignedIn } from '#platform/shared/actor.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { defaultLanguage, languages, type Language } from '#platform/shared/language.ts';
import { canSeeDocument } from '../model/document.rules.ts';
import type { DocumentKind, Snapshot } from '../model/snapshot.ts';
import { findPublication, type findDocument } from './documents.queries.ts';
import { knownPublications, loadSnapshot } from './snapshots.service.ts';

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

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
  const found = await findPublication(ctx.db, guid, language, knownPublications(guid));
  const published = found?.kind === kind ? publicationIn(found.published ?? {}, language) : undefined;
  if (!found || !published) throw refusals.not_found();
  const { text, dutchText, ...row } = found;
  if (!canSeeDocument(ctx.actor, { ...row, isPublished: true })) {
    throw isSignedIn(ctx.actor) ? refusals.see_forbidden() : refusals.sign_in_needed();
  }
  // Not as it was asked: a guid can be written in many ways, and each would be kept.
  const own = { guid: row.guid, ...published, dutchPublishedOn: row.published?.[defaultLanguage] };
  const texts = published.language === language ? { text, dutchText } : { text: dutchText, dutchText };
  const snapshot = await loadSnapshot(ctx, own, texts);
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
