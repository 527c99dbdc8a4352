export { RecentSecurity } from './account/recent-security.tsx';
export { ActivityOfPerson } from './admin/activity-of-person.tsx';
export { RecentChanges } from './admin/recent-changes.tsx';
export { SecurityOfPerson } from './admin/security-of-person.tsx';
export { useOwnSentence } from './use-teller.ts';
