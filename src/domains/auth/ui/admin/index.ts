export { useSignInHelp } from './use-sign-in-help.tsx';
