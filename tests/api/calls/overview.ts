import { getOverview, putOffMatter } from '#domains/overview/model/overview.contract.ts';
import { forContentManagers } from './call.ts';

export const overviewCalls = [
  forContentManagers(getOverview, {}),
  forContentManagers(putOffMatter, {
    input: { body: { matter: 'secondFactorMissing', until: null } },
    asksProof: false,
    answers: [
      { as: 'admin', input: { body: { matter: 'nothing', until: 'tomorrow' } }, status: 404 },
      { as: 'admin', input: { body: { matter: 'nothing', until: 'never' } }, status: 400 },
    ],
  }),
];
