import { z } from 'zod';
import { LinkTarget } from '#domains/blocks/model/link-target.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { isStorableText } from '#platform/shared/text.ts';
import { searchLimits } from './search.ts';

/** Something of this site that a link can lead to. */
export const LinkChoice = z.object({
  /** As a link keeps it. */
  target: LinkTarget,
  kind: z.enum(['page', 'item', 'file']),
  title: z.string(),
  titleLanguage: z.enum(languages),
  /** Where it stands now. */
  href: z.string(),
  /** Readers of the asked language come to it, be it in Dutch. */
  isPublished: z.boolean(),
  /** Whoever reads the link may follow it. */
  isForEveryone: z.boolean(),
});
export type LinkChoice = z.infer<typeof LinkChoice>;

const LinkChoicesQuery = z.strictObject({
  /** A part of a title or of the name of a file, or the address of a page. Nothing: what was changed last. */
  q: z.string().trim().max(searchLimits.length).refine(isStorableText).default(''),
  /** This one alone, as a link keeps it. */
  target: LinkTarget.optional(),
  lang: z.enum(languages).optional(),
});
export type LinkChoicesQuery = z.infer<typeof LinkChoicesQuery>;

export const listLinkChoices = endpoint({
  method: 'GET',
  path: '/api/links',
  summary: 'Pages, list items and files that a link can lead to, drafts included, as far as the reader may see them',
  access: 'contentManager',
  query: LinkChoicesQuery,
  response: z.array(LinkChoice),
});
