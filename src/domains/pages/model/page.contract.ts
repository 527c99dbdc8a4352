import { z } from 'zod';
import { Draft } from '#domains/documents/model/draft.ts';
import { isWriting } from '#domains/documents/model/writing.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { ListMetadata, Page, PageSummary, PageTemplate } from './page.ts';

const inLanguage = z.strictObject({ lang: z.enum(languages).optional() });

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/:guid',
  summary: 'A published page in one language, with the number of items in its lists',
  access: 'public',
  params: z.object({ guid: z.uuid() }),
  // Who asks for the lists themselves learns the numbers from them, and leaves this out.
  query: inLanguage.extend({ listMetadata: z.enum(['true', 'false']).optional() }),
  response: z.object({ page: Page, listMetadata: ListMetadata }),
  versionIn: 'page',
});

/** What to choose from when a block shows something of other pages. */
export const listPages = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/pages',
  summary: 'The pages a reader may see, with the blocks of the wanted types',
  access: 'public',
  query: inLanguage,
  body: z.strictObject({
    IncludeBbis: z.boolean().default(false),
    /** Names of block types; absent means all. */
    FilterBbisByBuildingBlocks: z.array(z.string().max(50)).max(50).optional(),
    pageNumber: z.int().min(1).max(1000).default(1),
    itemCount: z.int().min(1).max(200).default(100),
  }),
  response: z.array(PageSummary),
});

export const getPageWithName = endpoint({
  method: 'POST',
  readsOnly: true,
  path: '/api/pages:withName',
  summary: 'The published page with this title',
  access: 'public',
  query: inLanguage,
  body: z.strictObject({ name: z.string().trim().min(1).max(200) }),
  response: Page,
});

export const getPageTemplate = endpoint({
  method: 'GET',
  path: '/api/pagetemplates/:guid',
  summary: 'A page template in one language',
  access: 'public',
  params: z.object({ guid: z.uuid() }),
  query: inLanguage,
  response: PageTemplate,
});

export const getPageDraft = endpoint({
  method: 'GET',
  path: '/api/pages/:guid/draft',
  summary: 'What editors of a page work on, in one language',
  access: 'contentManager',
  params: z.object({ guid: z.uuid() }),
  query: inLanguage,
  response: Draft,
});

export const publishPage = endpoint({
  method: 'POST',
  path: '/api/pages/:guid:publish',
  summary: 'Makes the draft of one language what readers see',
  access: 'contentManager',
  proof: isWriting,
  versioned: true,
  params: z.object({ guid: z.uuid() }),
  query: z.strictObject({ lang: z.enum(languages) }),
  response: Draft,
});
