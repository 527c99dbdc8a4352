import { localizePath, type Language } from '#platform/shared/language.ts';

/** The cookie statement, where the choice is also made. */
export function cookieStatementHref(language: Language): string {
  return localizePath(language, `/legal/cookie-statement/${language}`);
}
