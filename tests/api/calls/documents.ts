import { invalidateCache } from '#domains/documents/model/document.contract.ts';
import { saveBlockContent, saveBlockOptions } from '#domains/documents/model/draft.contract.ts';
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
  forContentManagers(invalidateCache, {
    input: { query: { index: 'pages', hash: 'x', public: 'true' } },
    answer: 204,
    asksProof: false,
  }),
];
