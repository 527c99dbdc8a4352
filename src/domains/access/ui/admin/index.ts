export { ExplainAccess } from './explain-access.tsx';
