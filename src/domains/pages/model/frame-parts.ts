import type { Settings } from '#domains/settings/model/settings.ts';
import type { PageOptions } from './page-options.ts';

/** Which parts stand around the content. */
export interface FrameParts {
  /** Logo, search, languages, account; and the main menu below it. */
  header: boolean;
  mainMenu: boolean;
  /** Pictures, or the blocks of a template, between header and content. */
  headerImage: boolean;
  breadcrumbs: boolean;
  subMenu: boolean;
  /** The blocks that editors made; the row with the legal links below it is always there. */
  footer: boolean;
}

export interface Where {
  /** Pages and list items, as opposed to forms, search results and messages. */
  isContent: boolean;
  isHome: boolean;
  /** Admin, settings and statistics. */
  hidesFrameParts: boolean;
}

/** The platform's switch first: off is off everywhere. Then what the page says, and else what pages get that say nothing. */
export function partsShown(settings: Settings, options: PageOptions, where: Where): FrameParts {
  const header = settings.showHeader && (options.showHeader ?? settings.showHeaderByDefault);
  const isReading = where.isContent && !where.hidesFrameParts;
  return {
    header,
    mainMenu: header && (options.showMainMenu ?? settings.showMainMenuByDefault),
    headerImage: isReading && hasHeaderImage(settings, options, where),
    breadcrumbs: isReading && !where.isHome && (options.showBreadcrumbs ?? settings.showBreadcrumbsByDefault),
    subMenu: isReading && settings.showSubMenu && (options.showSubMenu ?? settings.showSubMenuByDefault),
    footer: settings.showFooter && (options.showFooter ?? settings.showFooterByDefault),
  };
}

/** `none` is nowhere. A page that brings its own picture shows it also where the platform's pictures do not come. */
function hasHeaderImage({ headerVisibility }: Settings, options: PageOptions, { isHome }: Where): boolean {
  const bringsItsOwn = options.headerImage !== undefined || options.templateHeader !== undefined;
  return headerVisibility === 'all' || (headerVisibility === 'home' && (isHome || bringsItsOwn));
}

type FooterSource = { footer: string } | { template: string };

/** Where the footer of a page comes from, the first that its reader may see: its own, that of its template, or one of the platform's. */
export function footerSources(
  { footerGuid, templateFooter }: Pick<PageOptions, 'footerGuid' | 'templateFooter'>,
  { footers }: Pick<Settings, 'footers'>,
): FooterSource[] {
  return [
    ...(footerGuid ? [{ footer: footerGuid }] : []),
    ...(templateFooter ? [{ template: templateFooter }] : []),
    ...footers.map((footer) => ({ footer })),
  ];
}
