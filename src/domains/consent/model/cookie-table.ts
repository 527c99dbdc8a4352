/** Cookies of one category as the cookie statement lists them. */
export interface CookieTable {
  heading: string;
  columns: string[];
  rows: string[][];
}
