import { createRole, deleteRole, getRole, listRoles, updateRole } from '#domains/roles/model/role.contract.ts';
import { startViewing, stopViewing } from '#domains/roles/model/view-as.contract.ts';
import { forAdmins, formForAdmins, formForAnybody } from './call.ts';
import { unknownGuid } from './world.ts';

const ofNothing = { params: { guid: unknownGuid } };

export const roleCalls = [
  forAdmins(listRoles),
  forAdmins(getRole, { input: ofNothing, answer: 404 }),
  forAdmins(createRole, {
    input: { body: { nameNl: 'Buurt', nameEn: 'Neighbours' } },
    answers: [{ as: 'admin', input: { body: { nameNl: '', nameEn: '' } }, status: 422 }],
  }),
  forAdmins(updateRole, {
    input: { ...ofNothing, body: {}, version: 1 },
    answer: 404,
    answers: [{ as: 'admin', input: { version: undefined }, status: 428 }],
  }),
  forAdmins(deleteRole, {
    input: { ...ofNothing, version: 1 },
    answer: 404,
    answers: [{ as: 'admin', input: { version: undefined }, status: 428 }],
  }),
  formForAdmins(startViewing, {
    input: { body: { role: 'nobody' } },
    asksProof: false,
    answers: [
      { as: 'visitor', input: { body: { role: 'visitor' } }, status: 401, kind: 'html' },
      { as: 'admin', input: { body: {} }, status: 422, kind: 'app' },
    ],
  }),
  formForAnybody(stopViewing, { openWhileViewing: true, answers: [{ as: 'visitor', status: 303 }] }),
];
