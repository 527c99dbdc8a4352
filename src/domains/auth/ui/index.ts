export { ProviderLink, ProviderProblem } from './provider-link.tsx';
export { SecuritySettings } from './account/security-settings.tsx';
