export { findRedirect } from './pages.queries.ts';
export { listEditablePages } from './page-index.service.ts';
export { pageIndexRoutes } from './page-index.routes.ts';
export { pageRoutes } from './pages.routes.ts';
export {
  publishPage,
  /** @internal */
  restrictPage,
  /** @internal */
  unpublishPage,
} from './pages.service.ts';
