import type { SearchType } from '../model/search.ts';

/** A text to be found. Ids are for the tests alone. */
export interface FixtureText {
  id: string;
  title: string;
  description: string;
  body: string;
  /** A contact block below the text. */
  contact?: { phone: string; email: string };
  /** A page unless said otherwise. */
  type?: Exclude<SearchType, 'page'>;
  /** For what is not a page: when it was published. */
  daysAgo?: number;
}
