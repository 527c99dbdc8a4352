export { SecuritySettings } from './account/security-settings.tsx';
