export { pageRoutes } from './pages.routes.ts';
export { getPage, publishPage, unpublishPage } from './pages.service.ts';
