export { IdentitySettings } from './identity-settings.tsx';
