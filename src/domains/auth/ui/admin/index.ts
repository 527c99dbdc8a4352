export { HelpForUser } from './help-for-user.tsx';
