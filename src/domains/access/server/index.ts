export { accessRoutes } from './access.routes.ts';
