export type { HelpedUser, HelpForUser } from './help-for-user.ts';
export { useRoles } from './role-names.ts';
export { useAccountHelp } from './use-account-help.tsx';
