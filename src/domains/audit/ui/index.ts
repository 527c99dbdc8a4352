export { RecentSecurity } from './account/recent-security.tsx';
export { RecentChanges } from './admin/recent-changes.tsx';
export { SecurityOfPerson } from './admin/security-of-person.tsx';
