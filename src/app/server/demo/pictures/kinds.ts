import { portrait } from './portraits.ts';
import * as land from './scenes-land.ts';
import * as outdoors from './scenes-outdoors.ts';
import * as places from './scenes-places.ts';
import * as town from './scenes-town.ts';
import * as works from './scenes-works.ts';

/** Everything that can be drawn from a seed, by name. */
export const kinds = { ...town, ...land, ...outdoors, ...places, ...works, portrait } as const;
export type Kind = keyof typeof kinds;
