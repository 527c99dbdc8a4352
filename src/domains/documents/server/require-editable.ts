import type { Ctx } from '#platform/server/context.ts';
import type { AppError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import { canEditDocument, canSeeDocument } from '../model/document.rules.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import { findDocument } from './documents.queries.ts';
import { publicationIn, type DocumentRow } from './reading.service.ts';

interface Wanted {
  guid: string;
  /** Of whatever kind when absent. */
  kind?: DocumentKind;
  /** What is edited, as far as it is words of one language. */
  language?: Language;
}

/** How the slice that owns the document says no. */
export interface Refusals {
  not_found(): AppError;
  edit_forbidden(): AppError;
}

/** Who reads a document and may not edit it is told so. For who may not even read it, it does not exist. */
export async function requireEditable(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { guid, kind, language }: Wanted,
  refusals: Refusals = documentErrors,
): Promise<DocumentRow> {
  const document = await findDocument(db, guid);
  if (!document || (kind !== undefined && document.kind !== kind)) throw refusals.not_found();
  if (canEditDocument(actor, document)) return document;
  const published = document.published ?? {};
  const isPublished = language === undefined ? Object.keys(published).length > 0 : publicationIn(published, language) !== undefined;
  throw canSeeDocument(actor, { ...document, isPublished }) ? refusals.edit_forbidden() : refusals.not_found();
}
