export { LegalLinks } from './legal-links.tsx';
export { LegalScreen } from './legal-screen.tsx';
