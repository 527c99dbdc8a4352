import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';

/** How far a page is in one language. */
export const pageLanguageStates = ['published', 'changed', 'draft', 'missing'] as const;
export type PageLanguageState = (typeof pageLanguageStates)[number];

const InLanguage = z.object({
  title: z.string(),
  /** With its language prefix. A page outside the menu has an address by its guid. */
  href: z.string(),
  state: z.enum(pageLanguageStates),
});

/** What an address of it is made of. */
const PagePicture = z.object({
  guid: z.uuid(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  hash: z.string(),
  focalX: z.number(),
  focalY: z.number(),
});

export const PageIndexEntry = z.object({
  guid: z.uuid(),
  /** The one above the page, or else the first that stands in it. */
  picture: PagePicture.nullable(),
  isInMenu: z.boolean(),
  updatedOn: z.iso.datetime(),
  /** Who last worked on it; null for what the platform brought along, and for who is gone. */
  changedBy: z.object({ guid: z.uuid(), firstName: z.string(), name: z.string() }).nullable(),
  languages: z.object({ nl: InLanguage, en: InLanguage }),
});
export type PageIndexEntry = z.infer<typeof PageIndexEntry>;

const PageQuery = z.strictObject({
  q: z.string().trim().max(100).optional(),
  /** It is so far in one of its languages, or in both. */
  state: z.enum(pageLanguageStates).optional(),
  lang: z.enum(languages).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(500).default(25),
});

const PagePart = z.object({
  /** The moment, as the platform has it: today is the same day on the server and in the browser. */
  madeOn: z.iso.datetime(),
  items: z.array(PageIndexEntry),
  total: z.number().int(),
});

const count = z.number().int();

/** How many of the pages that are sought are so far in one of their languages, or in both: a page can be among several. */
const StateCounts = z.object({ published: count, changed: count, draft: count, missing: count } satisfies Record<
  PageLanguageState,
  typeof count
>);
export type StateCounts = z.infer<typeof StateCounts>;

export const listPageIndex = endpoint({
  method: 'GET',
  path: '/api/pages:index',
  summary: 'Every page with its address and its state in each language',
  access: 'admin',
  query: PageQuery,
  response: PagePart.extend({ counts: StateCounts }),
});

export const listPagesToEdit = endpoint({
  method: 'GET',
  path: '/api/pages:editable',
  summary: 'The pages that the reader may edit, with their address and their state in each language',
  access: 'contentManager',
  query: PageQuery,
  response: PagePart,
});
