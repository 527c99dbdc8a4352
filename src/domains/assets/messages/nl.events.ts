import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { assetEvents } from '../model/asset.events.ts';

export const nl = {
  'asset.created': {
    log: ({ who, what, isKnown }: Told) => `${who} plaatste ${isKnown ? `het bestand ${what}` : what}.`,
  },
} satisfies WordsOf<typeof assetEvents>;
