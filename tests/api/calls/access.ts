import { explainRole, explainUser } from '#domains/access/model/access.contract.ts';
import { forAdmins } from './call.ts';
import { unknownGuid } from './world.ts';

export const accessCalls = [
  forAdmins(explainRole, {
    input: { params: { guid: unknownGuid }, query: { page: unknownGuid } },
    answer: 404,
    answers: [{ as: 'admin', input: { query: {} }, status: 400 }],
  }),
  forAdmins(explainUser, {
    input: ({ page }) => ({ params: { guid: unknownGuid }, query: { page } }),
    answer: 404,
    answers: [{ as: 'admin', input: { query: {} }, status: 400 }],
  }),
];
