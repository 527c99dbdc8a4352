import type { ContactAnswer } from './contact-answer.ts';
import type { AskedSearch } from './search-address.ts';
import type { SearchAnswer } from './search.ts';

/** What the search page shows. */
export interface SearchView {
  asked: AskedSearch;
  /** Null when there is nothing to seek: no query, or too short a one. */
  answer: SearchAnswer | null;
  /** How long to wait, where this network asked too often: the question stays in its field. */
  secondsToWait: number | null;
  /** Above the results: what was asked about reaching the organisation. */
  contact: ContactAnswer | null;
  /** Above the results: the legal texts that the question names. */
  legal: { title: string; href: string }[];
  /** Where somebody who has not asked anything may want to go. */
  recent: { title: string; href: string }[];
  contactHref: string | null;
}
