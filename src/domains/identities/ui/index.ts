export { IdentitySettings } from './account/identity-settings.tsx';
export { ProviderLink, ProviderProblem } from './provider-link.tsx';
