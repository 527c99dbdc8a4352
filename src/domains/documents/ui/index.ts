export { PageEnd } from './page-end.tsx';
