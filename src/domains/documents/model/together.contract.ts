import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';

export const eventStreamType = 'text/event-stream';

/**
 * Goes on until the session, the right to edit or the document ends; each of its events is in `document-event.ts`. Taken up again with
 * `Last-Event-ID`. Who does not ask for this media type gets what there is now.
 */
export const watchDocument = endpoint({
  method: 'GET',
  path: '/api/documents/:guid/events',
  summary: 'Tells what others change in a draft, as it happens: where and by whom, never what it says',
  access: 'contentManager',
  file: eventStreamType,
  proof: { notNeeded: 'it names blocks and colleagues of a page that its reader edits, and shows nothing of what they hold' },
  isSilent: true,
  params: z.object({ guid: z.uuid() }),
  response: z.string(),
});

export const tellPresence = endpoint({
  method: 'POST',
  path: '/api/documents/:guid/presence',
  summary: 'Tells colleagues who edit the same document that its sender is there, and in which block; it holds for half a minute',
  access: 'contentManager',
  proof: { notNeeded: 'nothing is changed or given; a browser tells it by itself, every few seconds' },
  isSilent: true,
  readsOnly: true,
  params: z.object({ guid: z.uuid() }),
  body: z.strictObject({
    /** Of the browser, made up by itself: somebody may have a page open twice. */
    tab: z.string().regex(/^[0-9a-f]{32}$/),
    language: z.enum(languages),
    block: z.uuid().nullable(),
    /** False: they leave. */
    isHere: z.boolean(),
  }),
  response: z.void(),
});
