import { event } from '#platform/shared/events.ts';
import type { Language } from '#platform/shared/language.ts';

export const documentEvents = {
  'document.created': event<{ kind: string }>(),
  'document.published': event<{ language: Language; kind: string }>(),
  'document.unpublished': event<{ language: Language }>(),
  'document.publication_undone': event<{ language: Language }>(),
  'document.restricted': event<{ roleIds: readonly string[]; editRoles?: readonly string[] }>(),
  'document.discarded': event<{ language: Language }>(),
  'document.restored': event<{ number: number }>(),
  'document.words_saved': event<{ language?: Language }>(),
  'document.structure_changed': event<{ language?: Language }>(),
  'block.content_saved': event<{ language?: Language }>(),
  'block.options_saved': event<{ language?: Language }>(),
  'cache.invalidated': event<{ isPublic: boolean }>(),
};

declare module '#platform/shared/events.ts' {
  interface EventsOfDomains {
    documents: typeof documentEvents;
  }
}
