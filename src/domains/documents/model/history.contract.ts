import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { Colleague } from './draft.ts';
import { Revision, RevisionWithDraft } from './revision.ts';
import { isWriting } from './writing.ts';

const params = z.object({ guid: z.uuid() });
const numbered = params.extend({ revision: z.coerce.number().int().min(1).max(999_999_999) });

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/documents/:guid/revisions',
  summary: 'The kept drafts of a document, the newest first',
  access: 'contentManager',
  params,
  query: z.strictObject({
    /** Those before this one. */
    before: z.coerce.number().int().min(1).max(999_999_999).optional(),
    itemCount: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({ items: z.array(Revision), total: z.int() }),
});

export const getRevision = endpoint({
  method: 'GET',
  path: '/api/documents/:guid/revisions/:revision',
  summary: 'A kept draft, whole',
  access: 'contentManager',
  params: numbered,
  response: RevisionWithDraft,
});

/** Words that were kept though their block is not published: it stays, for readers of their language alone. */
const Kept = z.object({ block: z.uuid(), language: z.enum(languages), who: Colleague.nullable() });

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/documents/:guid:discard',
  summary: 'Gives a language the words that it is published with, and the document the structure of its newest publication',
  access: 'contentManager',
  proof: isWriting,
  versioned: 'parts',
  remembersKeys: true,
  params,
  query: z.strictObject({ lang: z.enum(languages) }),
  response: z.object({
    /** The draft as it was, to bring it back. */
    revision: z.int(),
    kept: z.array(Kept),
    /** So many changes of the structure stay, because another language is published with them. */
    structureChanges: z.int(),
  }),
});

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/documents/:guid/revisions/:revision:restore',
  summary: 'Makes a kept draft the draft of now: never what is public',
  access: 'contentManager',
  proof: isWriting,
  versioned: 'parts',
  remembersKeys: true,
  params: numbered,
  /** The language that its sender has before them, whose counters `If-Match` names. */
  query: z.strictObject({ lang: z.enum(languages) }),
  body: z.strictObject({
    /** Whose words come back. */
    languages: z.array(z.enum(languages)).min(1),
    /** Without it: the words of those blocks that are still there. */
    hasStructure: z.boolean(),
  }),
  response: z.object({ revision: z.int() }),
});
