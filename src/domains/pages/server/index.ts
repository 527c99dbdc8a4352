export { findRedirect } from './pages.queries.ts';
export { pageRoutes } from './pages.routes.ts';
export { publishPage, restrictPage, unpublishPage } from './pages.service.ts';
