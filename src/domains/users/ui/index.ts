export { useChosenLanguage } from './chosen-language.ts';
export { useColourMode } from './colour-mode.ts';
export { Portrait } from './account/portrait.tsx';
export { createCurrentUser, CurrentUserProvider, useCurrentUser, type CurrentUser } from './current-user.tsx';
