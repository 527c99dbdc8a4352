import {
  acceptInvitation,
  answerInvitation,
  declineInvitation,
  getInvitationStatus,
  invitePeople,
  listInvitations,
  copyInvitationLink,
  resendInvitation,
  revokeInvitation,
} from '#domains/invitations/model/invitation.contract.ts';
import { forOneReader } from '../../support/expected-headers.ts';
import { forAdmins, forAnybody, formForAnybody } from './call.ts';
import { unknownGuid } from './world.ts';

export const invitationCalls = [
  forAnybody(getInvitationStatus, { input: { params: { id: 'x' } }, answer: 404 }),
  ...[acceptInvitation, declineInvitation].map((contract) =>
    forAnybody(contract, {
      input: { body: { code: 'x' } },
      answer: 404,
      withoutTerms: 'open',
      answers: [{ as: 'visitor', input: { body: {} }, status: 400 }],
    }),
  ),
  formForAnybody(answerInvitation, {
    input: { params: { code: 'x' }, body: { act: 'switch' } },
    answers: [
      { as: 'visitor', status: 303 },
      { as: 'visitor', input: { body: { act: 'accept' } }, status: 404, kind: 'secretApp', caching: forOneReader },
    ],
  }),
  forAdmins(listInvitations),
  forAdmins(invitePeople, {
    input: { body: { emails: ['gast@plein.test'], language: 'nl' } },
    answers: [{ as: 'admin', input: { body: { emails: [] } }, status: 400 }],
  }),
  ...[resendInvitation, revokeInvitation, copyInvitationLink].map((contract) =>
    forAdmins(contract, { input: { params: { guid: unknownGuid } }, answer: 404 }),
  ),
];
