export { ConsentDialog } from './consent-dialog.tsx';
export { CurrentChoice } from './current-choice.tsx';
export { TranslateLink } from './translate-link.tsx';
