import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { Change, ChangeByPerson } from './comparison.ts';

const inLanguage = z.strictObject({ lang: z.enum(languages) });

export const Comparison = z.object({
  /** Of the draft that is compared: what a publication of it names. */
  structureVersion: z.int(),
  draftVersion: z.int(),
  /** New was never published, and what is absent has no words in this language that could be. */
  state: z.enum(['published', 'changed', 'new', 'absent']),
  publishedOn: z.iso.datetime().nullable(),
  changes: z.array(ChangeByPerson),
  /** Blocks whose Dutch words are newer than those that were translated. */
  outdated: z.int(),
  /** The names of the roles that may see it; everybody when there are none. */
  readers: z.array(z.string()),
});
export type Comparison = z.infer<typeof Comparison>;

export const compareDraft = endpoint({
  method: 'GET',
  path: '/api/documents/:guid:compare',
  summary: 'What readers of one language would find otherwise if its draft were published now',
  access: 'contentManager',
  params: z.object({ guid: z.uuid() }),
  query: inLanguage.extend({
    /** The counters of what its sender had before them: structure.words. What others changed after that is marked. */
    since: z
      .string()
      .regex(/^\d{1,9}\.\d{1,9}$/)
      .optional(),
  }),
  response: Comparison,
});

export const compareRevision = endpoint({
  method: 'GET',
  path: '/api/documents/:guid/revisions/:revision:compare',
  summary: 'What is otherwise in the draft of now than in a kept one, in one language',
  access: 'contentManager',
  params: z.object({ guid: z.uuid(), revision: z.coerce.number().int().min(1).max(999_999_999) }),
  query: inLanguage,
  response: z.object({ changes: z.array(Change) }),
});
