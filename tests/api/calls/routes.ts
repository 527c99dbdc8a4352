import { getRoute } from '#app/route-answer.ts';
import { forAnybody } from './call.ts';

/** The one call that no domain owns. */
export const routeCalls = [
  forAnybody(getRoute, {
    input: { query: { path: '/' } },
    inactiveToo: true,
    answers: [{ as: 'visitor', input: { query: {} }, status: 400 }],
  }),
];
