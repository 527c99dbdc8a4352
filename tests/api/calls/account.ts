import { deleteOwnAccount, getOwnPrivacy, keepOwnAccount, listOwnActivity } from '#domains/account/model/account.contract.ts';
import { forSignedIn } from './call.ts';

export const accountCalls = [
  forSignedIn(listOwnActivity, { answers: [{ as: 'reader', input: { query: { pageNumber: '0' } }, status: 400 }] }),
  forSignedIn(getOwnPrivacy, { withoutTerms: 'open' }),
  forSignedIn(deleteOwnAccount, {
    input: { body: { confirmation: 'x' } },
    answer: 422,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: { body: {} }, status: 400 }],
  }),
  forSignedIn(keepOwnAccount, { withoutTerms: 'open' }),
];
