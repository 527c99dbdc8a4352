export { SecondFactorFirst, SecondFactorSettings } from './account/second-factor-settings.tsx';
