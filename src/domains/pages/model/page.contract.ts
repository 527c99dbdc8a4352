import { z } from 'zod';
import { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { Draft } from '#domains/documents/model/draft.ts';
import { isWriting } from '#domains/documents/model/writing.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { ListMetadata, Page, PageRights, PageSummary, PageTemplate } from './page.ts';
import { StoredPageOptions } from './page-options.ts';

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

const ofOneLanguage = { params: z.object({ guid: z.uuid() }), query: z.strictObject({ lang: z.enum(languages) }) };

export const publishPage = endpoint({
  method: 'POST',
  path: '/api/pages/:guid:publish',
  summary: 'Makes the draft of one language what readers see, if it is what its sender had before them: `If-Match` is structure.words',
  access: 'contentManager',
  proof: isWriting,
  versioned: 'parts',
  remembersKeys: true,
  ...ofOneLanguage,
  response: Draft,
});

export const undoPublication = endpoint({
  method: 'POST',
  path: '/api/pages/:guid:undoPublication',
  summary: 'Gives readers of one language what they had before its publication, which `If-Match` names by its draft: structure.words',
  access: 'contentManager',
  proof: isWriting,
  versioned: 'parts',
  remembersKeys: true,
  ...ofOneLanguage,
  response: Draft,
});

export const unpublishPage = endpoint({
  method: 'POST',
  path: '/api/pages/:guid:unpublish',
  summary: 'Takes one language of a page off the site; its draft stays',
  access: 'contentManager',
  proof: isWriting,
  ...ofOneLanguage,
  response: Draft,
});

/** A page as a client writes it whole. A block keeps its guid; one that is not named is taken away. */
const WrittenBlock = z.strictObject({
  guid: z.uuid(),
  type: z.string().max(50),
  layoutPosition: LayoutPosition.default('main'),
  options: z.record(z.string(), z.unknown()).default({}),
  content: z.record(z.string(), z.unknown()).default({}),
});
export type WrittenBlock = z.output<typeof WrittenBlock>;

const title = z.string().trim().min(1).max(200);
const description = z.string().trim().max(500);

/** A page is longer than other bodies. */
const pageBytes = 1024 * 1024;

export const createPage = endpoint({
  method: 'POST',
  path: '/api/pages:create',
  summary: 'Makes a page that nobody reads yet, in one language',
  access: 'admin',
  query: z.strictObject({ lang: z.enum(languages) }),
  body: z.strictObject({
    /** Made by the client, so that asking twice makes one page. */
    guid: z.uuid().optional(),
    title,
    description: description.default(''),
    layout: Layout.default('100'),
    options: StoredPageOptions.default({}),
    buildingBlockInstances: z.array(WrittenBlock).max(300).default([]),
  }),
  bodyLimit: pageBytes,
  response: Draft,
});

export const updatePage = endpoint({
  method: 'PUT',
  path: '/api/pages/:guid',
  summary: 'Writes the draft of a page whole, in one language: `If-Match` is rights.structure.words',
  access: 'contentManager',
  proof: isWriting,
  versioned: 'parts',
  remembersKeys: true,
  ...ofOneLanguage,
  body: z.strictObject({
    title: title.nullable(),
    description: description.nullable(),
    layout: Layout,
    options: StoredPageOptions,
    buildingBlockInstances: z.array(WrittenBlock).max(300),
  }),
  bodyLimit: pageBytes,
  response: Draft,
});

const SavedRights = PageRights.extend({ guid: z.uuid(), version: z.int() });

export const getPageRights = endpoint({
  method: 'GET',
  path: '/api/pages/:guid/rights',
  summary: 'Who may see and who may edit a page',
  access: 'admin',
  params: z.object({ guid: z.uuid() }),
  response: SavedRights,
});

export const savePageRights = endpoint({
  method: 'PUT',
  path: '/api/pages/:guid/rights',
  summary: 'Says who may see and who may edit a page; it holds at once',
  access: 'admin',
  versioned: true,
  params: z.object({ guid: z.uuid() }),
  body: PageRights,
  response: SavedRights,
});
