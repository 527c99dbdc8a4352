import { listIdentities, startLinking, unlinkIdentity } from '#domains/identities/model/identity.contract.ts';
import { forSignedIn } from './call.ts';
import { unknownGuid } from './world.ts';

export const identityCalls = [
  forSignedIn(listIdentities, { withoutTerms: 'open' }),
  // There is no provider.
  forSignedIn(startLinking, { answer: 404, withoutTerms: 'open', asksProof: true }),
  forSignedIn(unlinkIdentity, { input: { params: { guid: unknownGuid } }, answer: 404, withoutTerms: 'open', asksProof: true }),
];
