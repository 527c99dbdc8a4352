export { RecentSecurity } from './account/recent-security.tsx';
export { SecurityOfPerson } from './admin/security-of-person.tsx';
