import { z } from 'zod';
import type { ProofWays, SecondStepWays } from '#domains/auth/model/second-step.ts';
import type { AccountFormView } from '#domains/auth/model/account-form-view.ts';
import type { SignInMessage } from '#domains/auth/model/sign-in.ts';
import type { ConsentState } from '#domains/consent/model/consent-state.ts';
import type { InvitationView } from '#domains/invitations/model/invitation.ts';
import type { ItemView } from '#domains/list-items/model/item-view.ts';
import type { LegalView } from '#domains/legal/model/legal-text.ts';
import type { Navigation, NavLink } from '#domains/menus/model/navigation.ts';
import type { MailboxView } from '#domains/mails/model/mailbox.ts';
import type { Page } from '#domains/pages/model/page.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import type { PageResources } from '#domains/list-items/model/list-view.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import type { FrameParts } from '#domains/pages/model/frame-parts.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { ViewAsView } from '#domains/roles/model/view-as.ts';
import type { SearchView } from '#domains/search/model/search-view.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import type { Head } from '#platform/shared/head.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import type { AdminSection } from './admin-sections.ts';
import type { accountCategories } from './routes.ts';

/** What fills the main part of the page. */
export type Screen =
  | { kind: 'page'; page: Page; updatedOn: string }
  | ({ kind: 'search' } & SearchView)
  | ({ kind: 'item' } & ItemView)
  | SignInFacts
  | ({ kind: 'second-step'; errors: FieldError[]; secondsToWait: number } & SecondStepWays)
  | ({ kind: 'proof'; returnTo: string; errors: FieldError[]; secondsToWait: number } & ProofWays)
  | { kind: 'sign-out' }
  | { kind: 'account'; category: (typeof accountCategories)[number]; userGuid: string | null; pageNumber: number }
  | ({ kind: 'invitation'; errors: FieldError[]; hasAsked: boolean } & InvitationView)
  | ({ kind: 'account-form' } & AccountFormView)
  | ({ kind: 'legal' } & LegalView)
  | { kind: 'unauthorized'; isSignedIn: boolean; signInHref: string; contactHref: string | null; termsFirst?: AccountNotice }
  | { kind: 'not-found'; query: string; similar: Pick<NavLink, 'name' | 'href' | 'lang'>[]; contactHref: string | null }
  | ({ kind: 'failure' } & FailureFacts)
  | ({ kind: 'refusal'; reason: RefusalReason; homeHref: string; signInHref: string | null } & FailureFacts)
  | { kind: 'page-editor'; draft: Draft; closeHref: string }
  | ({ kind: 'admin' } & AdminView)
  | ({ kind: 'mailbox' } & MailboxView)
  | ({ kind: 'view-as' } & ViewAsView)
  | { kind: 'catalogue' };

/** What somebody has to know about their account before they go on with it, and where to. In words, so that few carry them. */
export interface AccountNotice {
  title: string;
  text: string;
  link: { label: string; href: string } | null;
}

/** The sign-in form, and the other ways in. */
interface SignInFacts {
  kind: 'login';
  email: string;
  returnTo: string;
  errors: FieldError[];
  secondsToWait: number;
  /** With a password of this site. */
  hasLocalLogin: boolean;
  /** The host name of the provider that people can sign in with; null when there is none. */
  provider: string | null;
  /** People may make an account by themselves. */
  canRegister: boolean;
  /** What just happened that makes somebody sign in. */
  message: SignInMessage | null;
}

/** What of the platform is being managed. */
export type AdminView =
  | { section: AdminSection | 'unknown' }
  | { section: 'user'; guid: string; category: (typeof accountCategories)[number] };

/** Why a request was refused, as far as its sender can do something about it. */
export type RefusalReason = 'viewingOnly' | 'otherSite' | 'tooLarge' | 'otherAddress' | 'tooOften' | 'unclear';

/** What the reader can tell whoever helps them, and when to come back if that is known. */
interface FailureFacts {
  code: string;
  correlationId: string;
  time: string;
  secondsToWait: number | null;
}

/** The same page in each language; none where its reader chose one for themselves. */
export type LanguageLinks = { language: Language; href: string; isCurrent: boolean }[];

/** What stands around it. */
export interface PageFrame {
  parts: FrameParts;
  navigation: Navigation;
  /** Null: the platform's name as text. */
  logo: AssetView | null;
  /** What was written for who does not see the logo; empty when nothing was. */
  logoAlt: string;
  headerPictures: { asset: AssetView; alt: string }[];
  /** The top row of a template in place of the header image. */
  headerBlocks: BuildingBlockInstance[];
  footerBlocks: BuildingBlockInstance[];
  platformName: string;
  platformDescription: string;
  homeHref: string;
  languageLinks: LanguageLinks;
  /** Their reader chose the language for themselves, so the links choose another one and do not lead to another address. */
  isLanguageChosen?: boolean;
  /** What was sought and filtered stands in the address, and means the same in every language: its links take that along. */
  keepsQuery?: boolean;
  /** Null where a sign-in link has no place, as on the sign-in page itself. */
  signInHref: string | null;
  consent: ConsentState;
  /** The address of this page as others reach it. */
  pageUrl: string;
}

/** Everything needed to show an address: the server renders from it, and the browser gets the same when it navigates. */
export interface RouteAnswer {
  path: string;
  /** Of all that stands around the content, and of account and admin pages: there it may be another than that of the address. */
  language: Language;
  status: number;
  head: Head;
  frame: PageFrame;
  screen: Screen;
  /** What the blocks on it need beyond their own content. */
  resources: PageResources;
  hidesFrameParts: boolean;
  isInMainLayout: boolean;
  /** Where its reader can change the page; absent for who may not, and where there is nothing to change. */
  editHref?: string;
  /** Its reader looks at the site as somebody with the role of this name alone, or without a name as a visitor. */
  viewing?: { name: string | null };
  /** The version of the terms that who is signed in must have accepted; absent where nobody is asked. */
  termsVersion?: number;
  /** For who has no script. */
  accountNotice?: AccountNotice;
  /** Its reader signed out a moment ago. */
  isSignedOut?: boolean;
  /** Where the colours of the platform are, as they were then. */
  themeHref: string;
  /** For who has a session, in case their account is switched off: where to ask about it. */
  whenInactive?: { contactHref: string | null };
  /** Content version it was made from. */
  cacheToken: number;
  /** What the server asked for a screen that would ask it by itself. */
  calls?: { key: string; status: number; data: unknown }[];
  /** Any word fits into its address, so no copy of it is kept. */
  isUncacheable?: boolean;
}

/** A list that comes after its page: all that is needed to show it. */
export interface ListFragment {
  language: Language;
  block: BuildingBlockInstance;
  resources: PageResources;
}

export interface RouteRedirect {
  redirectTo: string;
  status: 301 | 302 | 303;
}

/** Ends the address that somebody is sent to who may read a page and not edit it. The server does not see it, the browser tells them. */
export const editRefusedMark = '#edit-refused';

export function languageLinks(current: Language, pathIn: (language: Language) => string): LanguageLinks {
  return languages.map((language) => ({ language, href: localizePath(language, pathIn(language)), isCurrent: language === current }));
}

export function isRedirect(answer: RouteAnswer | RouteRedirect): answer is RouteRedirect {
  return 'redirectTo' in answer;
}

export const getRoute = endpoint({
  method: 'GET',
  path: '/api/route',
  summary: 'All that the server would put into the page at an address',
  access: 'public',
  alsoFor: ['inactive', 'enrolling'],
  query: z.strictObject({ path: z.string().startsWith('/').max(2048) }),
  // The server checks it with `RouteAnswerSchema`, which a browser would carry and never read.
  response: z.custom<RouteAnswer | RouteRedirect>(),
});
