export { ConsentDialog } from './consent-dialog.tsx';
export { useCookieTables } from './cookie-tables.ts';
export { CurrentChoice } from './current-choice.tsx';
export { cookieStatementHref } from './statement-href.ts';
export { TranslateLink } from './translate-link.tsx';
