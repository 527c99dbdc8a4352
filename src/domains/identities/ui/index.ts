export { IdentitySettings } from './account/identity-settings.tsx';
