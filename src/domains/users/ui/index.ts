export { createCurrentUser, CurrentUserProvider, useCurrentUser, type CurrentUser } from './current-user.tsx';
