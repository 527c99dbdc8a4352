import type { z } from 'zod';
import type { DocumentKind } from './snapshot.ts';

/** What the slice that owns a kind of document says of it. */
interface KindOfDocument {
  /** What may be set of it that is the same in every language. */
  options: z.ZodType;
}

const known = new Map<DocumentKind, KindOfDocument>();

/** Once, before anything is changed; `src/app/document-kinds.ts` names them all. */
export function knowDocumentKinds(kinds: Partial<Record<DocumentKind, KindOfDocument>>): void {
  for (const [kind, rules] of Object.entries(kinds)) known.set(kind as DocumentKind, rules);
}

/** Undefined for a kind whose options are not set by editing its structure. */
export function findDocumentKind(kind: DocumentKind): KindOfDocument | undefined {
  return known.get(kind);
}
