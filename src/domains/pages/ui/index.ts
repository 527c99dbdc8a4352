export { PageEnd } from './page-end.tsx';
export { PageScreen } from './page-screen.tsx';
