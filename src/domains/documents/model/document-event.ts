import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';
import { Colleague } from './draft.ts';

export const documentEventKinds = ['words', 'structure', 'published', 'unpublished', 'discarded', 'restored', 'rights'] as const;

/** Something that happened to a draft: where and by whom, never what it says. */
export const DocumentEvent = z.object({
  kind: z.enum(documentEventKinds),
  /** Of words; null: those of the document itself. */
  block: z.uuid().nullable(),
  /** Of words and publications; null: of all languages. */
  language: z.enum(languages).nullable(),
  /** Of the words of that language, or of the structure. Who is at that number has seen it. */
  version: z.int().nullable(),
  who: Colleague.nullable(),
});
export type DocumentEvent = z.infer<typeof DocumentEvent>;

/** The counters of a draft, for who wants to know whether something was missed. */
export const DraftCounters = z.object({
  structureVersion: z.int(),
  draftVersions: z.partialRecord(z.enum(languages), z.int()),
});
export type DraftCounters = z.infer<typeof DraftCounters>;

/** Somebody who has a document before them. */
export const Present = Colleague.extend({
  /** What they are in; null: nothing in particular. */
  block: z.uuid().nullable(),
  language: z.enum(languages),
  since: z.iso.datetime(),
});
export type Present = z.infer<typeof Present>;

/** Why nothing is told any more, and nothing will be to who comes back. */
export const StreamEnd = z.object({ reason: z.enum(['forbidden', 'gone', 'session']) });
export type StreamEnd = z.infer<typeof StreamEnd>;

/** What a stream tells, by the name of the event. */
export interface StreamEvents {
  /** It begins here. */
  opened: DraftCounters;
  /** What happened since the event that was named is not known any more. */
  reset: DraftCounters;
  change: DocumentEvent;
  /** Everybody who is there, each time that it is different. */
  presence: Present[];
  ended: StreamEnd;
}
