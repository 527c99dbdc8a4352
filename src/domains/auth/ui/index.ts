export { ProviderLink, ProviderProblem } from './provider-link.tsx';
export { NewEmailNotice, SecuritySettings } from './account/security-settings.tsx';
