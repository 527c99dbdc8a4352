import {
  activateMany,
  activateUser,
  deactivateMany,
  deactivateUser,
  deleteUser,
  endUserSessions,
  exportUsers,
  getUser,
  keepUser,
  listUsers,
  setRolesOfMany,
  updateUser,
} from '#domains/users/model/admin-user.contract.ts';
import { getLoggedInUser, getOtherUser, updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { forAdmins, forSignedIn } from './call.ts';
import { unknownGuid } from './world.ts';

const ofNobody = { params: { guid: unknownGuid } };

export const userCalls = [
  forSignedIn(getLoggedInUser, { inactiveToo: true, withoutTerms: 'open' }),
  forSignedIn(updateLoggedInUser, {
    input: { body: { firstName: 'Vreemd' } },
    withoutTerms: 'open',
    // Nothing but the answer to the terms is saved.
    inputWithoutTerms: { body: {} },
    answers: [
      { as: 'reader', input: { body: { firstName: '' } }, status: 422 },
      { as: 'reader', input: { headers: { 'content-encoding': 'gzip' } }, status: 415 },
    ],
  }),
  forSignedIn(getOtherUser, {
    input: ofNobody,
    answer: 404,
    answers: [{ as: 'reader', input: ({ admin }) => ({ params: { guid: admin.guid } }), status: 200 }],
  }),
  forAdmins(listUsers, { answers: [{ as: 'admin', input: { query: { itemCount: '501' } }, status: 400 }] }),
  forAdmins(getUser, { input: ofNobody, answer: 404 }),
  forAdmins(updateUser, {
    input: { ...ofNobody, body: { isAdmin: true }, version: 1 },
    answer: 404,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { body: { firstName: '' } }, status: 422 },
    ],
  }),
  ...[deactivateUser, activateUser, endUserSessions, deleteUser, keepUser].map((contract) =>
    forAdmins(contract, { input: ofNobody, answer: 404 }),
  ),
  ...[setRolesOfMany, deactivateMany, activateMany].map((contract) =>
    forAdmins(contract, {
      input: { body: { guids: [unknownGuid] } },
      answers: [{ as: 'admin', input: { body: { guids: [] } }, status: 422 }],
    }),
  ),
  forAdmins(exportUsers, { input: { body: {} } }),
];
