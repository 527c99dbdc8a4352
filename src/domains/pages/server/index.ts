export { pageRoutes } from './pages.routes.ts';
export { publishPage, unpublishPage } from './pages.service.ts';
