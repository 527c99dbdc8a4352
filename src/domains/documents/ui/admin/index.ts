export { AccessReasons } from './access-reasons.tsx';
