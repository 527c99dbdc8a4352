export { SecondFactorSettings } from './account/second-factor-settings.tsx';
