import { createAccessToken } from '#domains/auth/model/access-token.contract.ts';
import {
  askReset,
  askVerification,
  confirmLink,
  finishRegistration,
  register,
  resetPassword,
} from '#domains/auth/model/account-forms.contract.ts';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  endOtherSessions,
  endOwnSession,
  getAccountSecurity,
  listSessions,
} from '#domains/auth/model/account-security.contract.ts';
import { resetSecondFactors, sendResetLink } from '#domains/auth/model/help-person.contract.ts';
import {
  askForPasskey,
  getProofWays,
  prove,
  proveByForm,
  proveByPasskey,
  signInByPasskey,
  takeSecondStep,
} from '#domains/auth/model/second-step.contract.ts';
import { setUp } from '#domains/auth/model/set-up.contract.ts';
import { signIn, signOut } from '#domains/auth/model/sign-in.contract.ts';
import { forOneReader } from '../../support/expected-headers.ts';
import { forAdmins, forAnybody, formForAnybody, formForSignedIn, forSignedIn } from './call.ts';
import { unknownGuid } from './world.ts';

/** Of a device that nobody knows. */
export const passkeyAnswer = { id: 'x', response: { clientDataJSON: 'e30' } };

const noToken = { token: 'x' };
const newPerson = { firstName: 'Ans', lastName: 'Bos', password: 'kiezelsteen vlaggenmast', terms: 'on' };

export const authCalls = [
  forSignedIn(createAccessToken, { withoutTerms: 'open', openWhileViewing: true }),
  forSignedIn(getProofWays, { withoutTerms: 'open' }),
  forSignedIn(prove, {
    input: { body: {} },
    answer: 422,
    withoutTerms: 'open',
    answers: [{ as: 'reader', input: { body: { x: 1 } }, status: 400 }],
  }),
  forSignedIn(proveByPasskey, {
    input: { body: { answer: passkeyAnswer } },
    answer: 422,
    withoutTerms: 'open',
    answers: [{ as: 'reader', input: { body: {} }, status: 400 }],
  }),
  forAnybody(askForPasskey, { inactiveToo: true, withoutTerms: 'open' }),
  forAnybody(signInByPasskey, {
    input: { body: { answer: passkeyAnswer } },
    answer: 422,
    inactiveToo: true,
    withoutTerms: 'open',
    answers: [{ as: 'visitor', input: { body: {} }, status: 400 }],
  }),
  forSignedIn(getAccountSecurity, { withoutTerms: 'open' }),
  forSignedIn(changePassword, {
    input: { body: { currentPassword: 'mis', password: 'x' } },
    answer: 422,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: { body: {} }, status: 422 }],
  }),
  forSignedIn(changeEmail, {
    input: { body: { email: 'x@plein.test', currentPassword: 'mis' } },
    answer: 422,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: { body: {} }, status: 422 }],
  }),
  forSignedIn(cancelEmailChange, { answer: 204, withoutTerms: 'open' }),
  forSignedIn(listSessions, { withoutTerms: 'open' }),
  forSignedIn(endOwnSession, {
    input: { params: { guid: unknownGuid } },
    answer: 404,
    withoutTerms: 'open',
    answers: [{ as: 'reader', input: { params: { guid: 'x' } }, status: 400 }],
  }),
  forSignedIn(endOtherSessions, { withoutTerms: 'open' }),
  ...[resetSecondFactors, sendResetLink].map((contract) => forAdmins(contract, { input: { params: { guid: unknownGuid } }, answer: 404 })),
  formForAnybody(signIn, {
    input: { body: { email: 'a@b.nl', password: 'x' } },
    answers: [
      { as: 'visitor', input: ({ reader: { email, password } }) => ({ body: { email, password } }), status: 303 },
      { as: 'visitor', input: { body: {} }, status: 422, kind: 'app', caching: forOneReader },
      { as: 'visitor', input: { headers: { 'content-type': 'application/json' } }, status: 415, kind: 'app', caching: forOneReader },
      { as: 'visitor', input: { headers: { 'sec-fetch-site': 'cross-site' } }, status: 403, kind: 'app', caching: forOneReader },
      { as: 'visitor', input: { body: { email: 'x'.repeat(300_000) } }, status: 413, kind: 'app', caching: forOneReader },
    ],
  }),
  formForAnybody(takeSecondStep, {
    input: { body: { code: '123456' } },
    answers: [{ as: 'visitor', status: 401, kind: 'app', caching: forOneReader }],
  }),
  formForSignedIn(proveByForm, {
    input: { body: { password: 'x' } },
    withoutTerms: 'open',
    answers: [
      { as: 'visitor', input: { body: {} }, status: 401, kind: 'app', caching: forOneReader },
      { as: 'reader', input: { body: {} }, status: 422, kind: 'app' },
    ],
  }),
  formForAnybody(signOut, {
    openWhileViewing: true,
    answers: [
      { as: 'visitor', status: 303 },
      { as: 'visitor', input: { headers: { 'sec-fetch-site': 'none' } }, status: 403, kind: 'html' },
    ],
  }),
  ...[askReset, askVerification].map((contract) =>
    formForAnybody(contract, {
      input: { body: { email: 'niemand@plein.test' } },
      answers: [
        { as: 'visitor', status: 303 },
        { as: 'visitor', input: { body: {} }, status: 422, kind: 'html' },
      ],
    }),
  ),
  formForAnybody(register, { input: { body: { email: 'niemand@plein.test' } }, answers: [{ as: 'visitor', status: 404, kind: 'html' }] }),
  formForAnybody(finishRegistration, {
    input: { params: noToken, body: newPerson },
    answers: [{ as: 'visitor', status: 404, kind: 'secret' }],
  }),
  ...[resetPassword, setUp].map((contract) =>
    formForAnybody(contract, {
      input: { params: noToken, body: { password: 'x' } },
      answers: [{ as: 'visitor', status: 404, kind: 'secret' }],
    }),
  ),
  formForAnybody(confirmLink, { input: { params: noToken }, answers: [{ as: 'visitor', status: 404, kind: 'secret' }] }),
];
