export { useAccessHelp } from './use-access-help.tsx';
