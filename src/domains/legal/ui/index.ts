export { LegalLinks } from './legal-links.tsx';
