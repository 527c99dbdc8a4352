import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { assetEvents } from '../model/asset.events.ts';

export const nl = {
  'asset.created': {
    log: ({ who, what, isKnown }: Told) => `${who} plaatste ${isKnown ? `het bestand ${what}` : what}.`,
    short: 'Bestand geplaatst',
    own: 'U heeft een bestand geplaatst.',
  },
} satisfies WordsOf<typeof assetEvents>;
