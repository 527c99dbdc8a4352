import {
  askDataExportFor,
  askOwnDataExport,
  downloadDataExport,
  listOwnDataExports,
  openDataExport,
} from '#domains/data-exports/model/data-export.contract.ts';
import { forAdmins, forSignedIn } from './call.ts';
import { unknownGuid } from './world.ts';

const ofNothing = { params: { guid: unknownGuid } };

export const dataExportCalls = [
  forSignedIn(listOwnDataExports, { withoutTerms: 'open' }),
  forSignedIn(askOwnDataExport, {
    withoutTerms: 'open',
    answers: [{ as: 'reader', input: { query: { lang: 'x' } }, status: 400 }],
  }),
  forSignedIn(openDataExport, { input: ofNothing, answer: 404, withoutTerms: 'open', asksProof: true, openWhileViewing: true }),
  forSignedIn(downloadDataExport, {
    input: ofNothing,
    answer: 404,
    withoutTerms: 'open',
    asksProof: true,
    answers: [{ as: 'reader', input: ({ dataExport }) => ({ params: { guid: dataExport } }), status: 200 }],
  }),
  forAdmins(askDataExportFor, { input: ofNothing, answer: 404 }),
];
