import { search } from '#domains/search/model/search.contract.ts';
import { listLinkChoices } from '#domains/search/model/link-choices.contract.ts';
import { forAnybody, forContentManagers } from './call.ts';

export const searchCalls = [
  forAnybody(search, {
    input: { query: { q: 'openbaar' } },
    answers: [{ as: 'visitor', input: { query: { q: 'x' } }, status: 400 }],
  }),
  forContentManagers(listLinkChoices, {
    input: { query: { q: 'openbaar' } },
    answers: [{ as: 'admin', input: { query: { target: 'javascript:alert(1)' } }, status: 400 }],
  }),
];
