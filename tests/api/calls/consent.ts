import { giveConsent } from '#domains/consent/model/consent.contract.ts';
import { formForAnybody } from './call.ts';

export const consentCalls = [
  formForAnybody(giveConsent, {
    input: { params: { lang: 'nl' }, body: { choice: 'none' } },
    openWhileViewing: true,
    answers: [
      { as: 'visitor', status: 303 },
      { as: 'reader', status: 303 },
      { as: 'visitor', input: { body: {} }, status: 400, kind: 'html' },
      { as: 'visitor', input: { headers: { 'sec-fetch-site': 'none' } }, status: 403, kind: 'html' },
    ],
  }),
];
