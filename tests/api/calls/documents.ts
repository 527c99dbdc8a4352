import { compareDraft, compareRevision } from '#domains/documents/model/comparison.contract.ts';
import { invalidateCache } from '#domains/documents/model/document.contract.ts';
import {
  changeDocument,
  getBlockPermissions,
  saveBlockContent,
  saveBlockOptions,
  saveBlockPermissions,
  saveDocumentWords,
} from '#domains/documents/model/draft.contract.ts';
import { discardDraft, getRevision, listRevisions, restoreRevision } from '#domains/documents/model/history.contract.ts';
import { tellPresence, watchDocument } from '#domains/documents/model/together.contract.ts';
import { forAdmins, forContentManagers } from './call.ts';
import { unknownGuid } from './world.ts';

const content = { text: { type: 'doc', content: [] } };

/** Content managers edit only what names one of their roles, which these do not. */
export const documentCalls = [
  forAdmins(saveBlockContent, {
    input: ({ block }) => ({ params: { guid: block }, query: { lang: 'en' }, body: { content }, version: 0 }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { query: { lang: 'fr' } }, status: 400 },
    ],
  }),
  forAdmins(saveBlockOptions, {
    input: ({ block }) => ({ params: { guid: block }, body: {}, version: 1 }),
    asksProof: false,
    answers: [{ as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 }],
  }),
  forAdmins(saveDocumentWords, {
    input: ({ page }) => ({ params: { guid: page }, query: { lang: 'en' }, body: { title: 'Public' }, version: 0 }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { version: 7 }, status: 412 },
      { as: 'admin', input: { body: { title: '' } }, status: 422 },
    ],
  }),
  forAdmins(changeDocument, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, body: { operations: [{ op: 'layout', layout: '100' }] } }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 },
      { as: 'admin', input: { body: { operations: [{ op: 'explode' }] } }, status: 400 },
      { as: 'admin', input: { headers: { 'idempotency-key': 'no guid' } }, status: 400 },
    ],
  }),
  forAdmins(getBlockPermissions, {
    input: ({ list }) => ({ params: { guid: list } }),
    answers: [{ as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 }],
  }),
  forAdmins(saveBlockPermissions, {
    input: ({ list }) => ({ params: { guid: list }, body: { addPermission: 'Users' }, version: 1 }),
    answers: [
      { as: 'admin', input: { body: { addPermission: 'Public' } }, status: 422 },
      { as: 'admin', input: { version: 99 }, status: 412 },
    ],
  }),
  forAdmins(compareDraft, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, query: { lang: 'nl' } }),
    answers: [
      { as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 },
      { as: 'admin', input: { query: { lang: 'nl', since: 'yesterday' } }, status: 400 },
    ],
  }),
  forAdmins(compareRevision, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage, revision: '1' }, query: { lang: 'nl' } }),
    answers: [{ as: 'admin', input: { params: { guid: unknownGuid, revision: '1' } }, status: 404 }],
  }),
  forAdmins(listRevisions, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage } }),
    answers: [{ as: 'admin', input: { query: { before: '0' } }, status: 400 }],
  }),
  forAdmins(getRevision, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage, revision: '1' } }),
    answers: [{ as: 'admin', input: { params: { guid: unknownGuid, revision: '1' } }, status: 404 }],
  }),
  forAdmins(discardDraft, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage }, query: { lang: 'nl' }, version: '1.1' }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { version: undefined }, status: 428 },
      { as: 'admin', input: { query: { lang: 'en' }, version: '1.0' }, status: 409 },
    ],
  }),
  forAdmins(restoreRevision, {
    input: ({ emptyPage }) => ({
      params: { guid: emptyPage, revision: '1' },
      query: { lang: 'nl' },
      body: { languages: ['nl'], hasStructure: true },
      version: '1.1',
    }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { params: { guid: unknownGuid, revision: '1' } }, status: 404 },
      { as: 'admin', input: { version: '9.9' }, status: 412 },
    ],
  }),
  forAdmins(watchDocument, {
    input: ({ emptyPage }) => ({ params: { guid: emptyPage } }),
    asksProof: false,
    answers: [
      { as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 },
      { as: 'admin', input: { params: { guid: 'x' } }, status: 400 },
    ],
  }),
  forAdmins(tellPresence, {
    input: ({ emptyPage }) => ({
      params: { guid: emptyPage },
      body: { tab: '5b0f1f8e111142228333444455556666', language: 'nl', block: null, isHere: true },
    }),
    answer: 204,
    asksProof: false,
    openWhileViewing: true,
    answers: [
      { as: 'admin', input: { params: { guid: unknownGuid } }, status: 404 },
      { as: 'admin', input: { body: { tab: 'x' } }, status: 400 },
    ],
  }),
  forContentManagers(invalidateCache, {
    input: { query: { index: 'pages', hash: 'x', public: 'true' } },
    answer: 204,
    asksProof: false,
  }),
];
