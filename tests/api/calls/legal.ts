import { answerTerms, getTerms, publishTerms } from '#domains/legal/model/terms.contract.ts';
import { forAdmins, formForSignedIn, forSignedIn } from './call.ts';

export const legalCalls = [
  forSignedIn(getTerms, { withoutTerms: 'open' }),
  forAdmins(publishTerms),
  formForSignedIn(answerTerms, {
    input: { params: { lang: 'nl' }, body: { answer: 'accept', version: '1' } },
    withoutTerms: 'open',
    answers: [
      { as: 'newcomer', input: { body: { answer: 'decline', version: '1' } }, status: 303 },
      { as: 'reader', input: { body: { answer: 'accept', version: '9' } }, status: 422, kind: 'app' },
      { as: 'visitor', input: { body: {} }, status: 401, kind: 'html' },
    ],
  }),
];
