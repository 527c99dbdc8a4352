import type { ConsentState } from '#domains/consent/model/consent-state.ts';
import type { CookieTable } from '#domains/consent/model/cookie-table.ts';
import type { Language } from '#platform/shared/language.ts';
import type { TermsStanding } from './terms.ts';
import type { LegalPage } from './legal-page.ts';

/** A piece of a line: words, strong words, a link, or a detail that only an admin is told is missing. */
export type Inline = string | { strong: string } | { text: string; href: string } | { isMissing: true };
export type Line = Inline[];

/** A legal text with everything filled in, ready to show. */
export interface LegalText {
  page: LegalPage;
  language: Language;
  title: string;
  version: number | null;
  /** A day, such as 2023-03-14. */
  date: string | null;
  intro: Line[];
  sections: LegalSection[];
}

/** A legal page as one reader gets it. */
export interface LegalView {
  text: LegalText;
  isForAdmin: boolean;
  cookieFacts: CookieFacts | null;
  /** Who is signed in can accept the terms on their own page. */
  termsChoice?: TermsChoice;
}

export interface TermsChoice extends TermsStanding {
  /** What was answered was about a version that is not the current one any more. */
  wasOutdated: boolean;
}

/** What the cookie statement shows besides its text. */
export interface CookieFacts {
  tables: CookieTable[];
  consent: ConsentState;
  /** The page itself, to come back to after choosing. */
  path: string;
}

export interface LegalSection {
  id: string;
  heading: string;
  parts: LegalPart[];
}

export type LegalPart =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; items: Line[] }
  | { kind: 'facts'; facts: { term: string; line: Line }[] }
  | { kind: 'table'; columns: string[]; rows: Line[][] }
  | { kind: 'badge'; words: string }
  | { kind: 'cookie-tables' }
  | { kind: 'cookie-choice' };
