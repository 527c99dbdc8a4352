export { ConsentDialog } from './consent-dialog.tsx';
export { useCookieTables } from './cookie-tables.ts';
export { CurrentChoice } from './current-choice.tsx';
export { TranslateLink } from './translate-link.tsx';
