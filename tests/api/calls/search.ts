import { search } from '#domains/search/model/search.contract.ts';
import { forAnybody } from './call.ts';

export const searchCalls = [
  forAnybody(search, {
    input: { query: { q: 'openbaar' } },
    answers: [{ as: 'visitor', input: { query: { q: 'x' } }, status: 400 }],
  }),
];
