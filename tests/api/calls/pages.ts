import { listPageIndex, listPagesToEdit } from '#domains/pages/model/page-index.contract.ts';
import { getPage, getPageDraft, getPageTemplate, getPageWithName, listPages, publishPage } from '#domains/pages/model/page.contract.ts';
import { forAdmins, forAnybody, forContentManagers } from './call.ts';
import { unknownGuid } from './world.ts';

const ofNothing = { params: { guid: unknownGuid } };

export const pageCalls = [
  forAnybody(getPage, {
    input: ({ page }) => ({ params: { guid: page } }),
    answers: [
      { as: 'visitor', input: ofNothing, status: 404 },
      { as: 'visitor', input: { params: { guid: 'nummer-zeven' } }, status: 400 },
      { as: 'reader', input: ofNothing, status: 404 },
    ],
  }),
  forAnybody(listPages, {
    input: { body: {} },
    openWhileViewing: true,
    answers: [{ as: 'visitor', input: { body: { everything: true } }, status: 400 }],
  }),
  forAnybody(getPageWithName, {
    input: { body: { name: 'Openbaar' } },
    openWhileViewing: true,
    answers: [
      { as: 'visitor', input: { body: { name: 'Nergens' } }, status: 404 },
      { as: 'visitor', input: { body: { name: '' } }, status: 422 },
    ],
  }),
  forAnybody(getPageTemplate, {
    input: ({ template }) => ({ params: { guid: template } }),
    answers: [{ as: 'visitor', input: ofNothing, status: 404 }],
  }),
  forAdmins(listPageIndex, { answers: [{ as: 'admin', input: { query: { page: '0' } }, status: 400 }] }),
  forContentManagers(listPagesToEdit, { answers: [{ as: 'admin', input: { query: { page: '0' } }, status: 400 }] }),
  // Content managers edit only what names one of their roles, which this page does not.
  forAdmins(getPageDraft, {
    input: ({ page }) => ({ params: { guid: page } }),
    answers: [{ as: 'admin', input: ofNothing, status: 404 }],
  }),
  forAdmins(publishPage, {
    input: ({ page }) => ({ params: { guid: page }, query: { lang: 'nl' }, version: 1 }),
    asksProof: false,
    answers: [{ as: 'admin', input: { version: undefined }, status: 428 }],
  }),
];
