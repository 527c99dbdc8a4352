import {
  confirmAuthenticator,
  createPasskey,
  deletePasskey,
  getSecondFactors,
  removeAuthenticator,
  renamePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
} from '#domains/second-factors/model/second-factor.contract.ts';
import { passkeyAnswer } from './auth.ts';
import { forSignedIn } from './call.ts';
import { unknownGuid } from './world.ts';

export const secondFactorCalls = [
  forSignedIn(getSecondFactors, { withoutTerms: 'open' }),
  forSignedIn(startAuthenticator, { withoutTerms: 'open', asksProof: true }),
  // Whoever asks this has just started.
  forSignedIn(confirmAuthenticator, {
    input: { body: { code: '000' } },
    answer: 422,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'newcomer', input: { body: { code: '1' } }, status: 409 }],
  }),
  ...[removeAuthenticator, renewRecoveryCodes].map((contract) =>
    forSignedIn(contract, { answer: 409, withoutTerms: 'open', asksProof: true }),
  ),
  forSignedIn(startPasskey, { withoutTerms: 'open', asksProof: true }),
  forSignedIn(createPasskey, {
    input: { body: { name: 'Laptop', answer: passkeyAnswer } },
    answer: 422,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: { body: {} }, status: 400 }],
  }),
  forSignedIn(renamePasskey, {
    input: { params: { guid: unknownGuid }, body: { name: 'Laptop' } },
    answer: 404,
    withoutTerms: 'open',
    answers: [{ as: 'reader', input: { params: { guid: unknownGuid }, body: { name: '' } }, status: 422 }],
  }),
  forSignedIn(deletePasskey, {
    input: { params: { guid: unknownGuid } },
    answer: 404,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: { params: { guid: 'x' } }, status: 400 }],
  }),
];
