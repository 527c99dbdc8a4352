import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';

/** On, off, or absent: what the platform does by default. */
const wish = z.boolean().optional().catch(undefined);
const documentGuid = z.uuid().optional().catch(undefined);

const HeaderImage = z.object({
  asset: z.uuid(),
  /** Per language, because the options are those of every language. Without words it only decorates. */
  alt: z.partialRecord(z.enum(languages), z.string().max(250)).default({}),
});

const storedWish = z.boolean().optional();
const storedGuid = z.uuid().optional();

/** What is set of a page: what is not understood is refused, so that it is never stored. */
export const StoredPageOptions = z.strictObject({
  showHeader: storedWish,
  showMainMenu: storedWish,
  showSubMenu: storedWish,
  showBreadcrumbs: storedWish,
  showFooter: storedWish,
  headerImage: z.strictObject(HeaderImage.shape).optional(),
  templateHeader: storedGuid,
  footerGuid: storedGuid,
  templateFooter: storedGuid,
});
export type StoredPageOptions = z.infer<typeof StoredPageOptions>;

/**
 * A page's own wishes about what stands around it. What they mean is in docs/decisions/0007-what-page-options-mean.md.
 * A value that is no longer understood counts as absent: it costs its own effect and not the page.
 */
export const PageOptions = z.object({
  showHeader: wish,
  showMainMenu: wish,
  showSubMenu: wish,
  showBreadcrumbs: wish,
  showFooter: wish,
  /** Stands in for the platform's header images. */
  headerImage: HeaderImage.optional().catch(undefined),
  /** A template, whose top row stands in for the header image. */
  templateHeader: documentGuid,
  footerGuid: documentGuid,
  /** A template, whose bottom row stands in for the footer. */
  templateFooter: documentGuid,
});
export type PageOptions = z.infer<typeof PageOptions>;
