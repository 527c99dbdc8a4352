import { listPageIndex, listPagesToEdit } from '#domains/pages/model/page-index.contract.ts';
import {
  createPage,
  getPage,
  getPageDraft,
  getPageRights,
  getPageTemplate,
  getPageWithName,
  listPages,
  publishPage,
  savePageRights,
  undoPublication,
  unpublishPage,
  updatePage,
} from '#domains/pages/model/page.contract.ts';
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
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, query: { lang: 'nl' }, version: '1.1' }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { version: 1 }, status: 400 },
      { as: 'admin', input: { version: '9.9' }, status: 412 },
    ],
  }),
  forAdmins(unpublishPage, {
    // In which it is not published, so that what follows finds it as it was.
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, query: { lang: 'en' } }),
    asksProof: false,
    answers: [{ as: 'admin', input: ofNothing, status: 404 }],
  }),
  forAdmins(createPage, {
    input: { query: { lang: 'nl' }, body: { title: 'Nieuw' } },
    answers: [
      { as: 'admin', input: { body: { title: '' } }, status: 422 },
      { as: 'admin', input: { body: { title: 'Nieuw', options: { colour: 'red' } } }, status: 400 },
    ],
  }),
  forAdmins(updatePage, {
    input: ({ emptyPage }) => ({
      params: { guid: emptyPage },
      query: { lang: 'nl' },
      body: { title: 'Leeg', description: '', layout: '100', options: {}, buildingBlockInstances: [] },
      version: '1.1.1',
    }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: '1.1.9' }, status: 412 },
      { as: 'admin', input: { version: undefined }, status: 428 },
    ],
  }),
  forAdmins(getPageRights, {
    input: ({ page }) => ({ params: { guid: page } }),
    answers: [{ as: 'admin', input: ofNothing, status: 404 }],
  }),
  forAdmins(savePageRights, {
    input: ({ page }) => ({ params: { guid: page }, body: { roleIds: [], editPermission: 'Admin', editRoles: [] }, version: 1 }),
    answers: [{ as: 'admin', input: { version: 99 }, status: 412 }],
  }),
  forAdmins(undoPublication, {
    // The last of all: there was nothing before its publication, so it is public no more after this.
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, query: { lang: 'nl' }, version: '1.1' }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { version: '9.9' }, status: 412 },
      { as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 },
    ],
  }),
];
