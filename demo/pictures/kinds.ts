import { portrait } from './portraits.ts';
import { bulbs, dike, mill, orchard, polder } from './scenes-land.ts';
import { cyclePath, ice, park, pool, swimJetty } from './scenes-outdoors.ts';
import { library, school, village } from './scenes-places.ts';
import { bridge, canal, harbour, market, square, townhall } from './scenes-town.ts';
import { building, recycling } from './scenes-works.ts';

/** Everything that can be drawn from a seed, by name. */
export const kinds = {
  canal,
  bridge,
  harbour,
  square,
  market,
  townhall,
  polder,
  mill,
  bulbs,
  dike,
  orchard,
  park,
  cyclePath,
  pool,
  swimJetty,
  ice,
  library,
  school,
  village,
  building,
  recycling,
  portrait,
} as const;
export type Kind = keyof typeof kinds;
