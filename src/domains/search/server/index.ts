export { indexForgottenDocuments, indexPublication, reindexAll } from './search-index.service.ts';
export { searchRoutes } from './search.routes.ts';
export type { Address, SearchedSiteOf } from './searched-site.ts';
