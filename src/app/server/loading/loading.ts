import type { Below } from '#domains/menus/model/navigation.ts';
import type { Screen } from '#app/route-answer.ts';
import type { PageResources } from '#domains/list-items/model/list-view.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { Place } from '#domains/menus/model/menu.ts';
import type { PageOptions } from '#domains/pages/model/page-options.ts';
import type { FrameParts } from '#domains/pages/model/frame-parts.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import type { Head } from '#platform/shared/head.ts';
import type { Language } from '#platform/shared/language.ts';
import type { CardPicture } from '../site/site-pictures.ts';
import type { Site } from '../site/site.ts';

/** What stands around a screen, before what it needs has been loaded. */
export interface FrameInput {
  options: PageOptions;
  parts: FrameParts;
  /** Of a template, in place of pictures; undefined when there is none. */
  headerBlocks: BuildingBlockInstance[] | undefined;
  footerBlocks: BuildingBlockInstance[];
}

/** What a screen turned out to be, before the page is put around it. */
export interface Loaded {
  screen: Screen;
  status: number;
  title: string;
  /** Of the title, where nobody wrote it in the language of the page. */
  titleLanguage?: Language | undefined;
  description?: string;
  /** Of what is its reader's alone: the one that they chose, whatever the address says. */
  chosenLanguage?: Language;
  /** What search engines may find: the path in each language it is published in, and the language its text is really in. */
  indexed?: {
    paths: Partial<Record<Language, string>>;
    language: Language;
    /** A later page of a list has an address of its own, and none in another language. */
    query?: string;
  };
  /** Where it stands in the menu, if anywhere. */
  place?: Place | undefined;
  /** It stands below that place, and not in the menu itself. */
  below?: Below;
  feeds?: Head['feeds'];
  /** What others show of it, beside its title and description. */
  socialCard?: { type?: 'article'; picture?: CardPicture | undefined };
  /** What search engines read as facts. */
  facts?: object[];
  /** What somebody came to read, as opposed to a form or a message: with all that its blocks need and those around it. */
  content?: { frameInput: FrameInput; resources: PageResources };
  /** The same screen in each language, where search engines have no business with it. */
  pathIn?: Partial<Record<Language, string>>;
  /** Where its reader can change it. */
  editHref?: string | undefined;
  /** What of its lists was chosen, in each language. */
  queryIn?: Record<Language, string>;
  /** Any word fits into its address. */
  isUncacheable?: boolean;
}

export interface RequestScope {
  ctx: Ctx;
  site: Site;
  /** Path and query as asked. */
  url: URL;
}

/** Asks an endpoint in this process, through the same checks as over HTTP. */
export type Call = <E extends Endpoint>(definition: E, input: CallInput<E>) => Promise<Answer<E>>;

export interface RouteRequest extends RequestScope {
  call: Call;
}
