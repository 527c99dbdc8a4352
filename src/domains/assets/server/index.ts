export { assetRoutes } from './assets.routes.ts';
export { createAsset, getVisibleAsset, type NewFile } from './assets.service.ts';
export { findAssetViews, type StoredAsset } from './assets.queries.ts';
export { getVariant } from './variants.service.ts';
export { keepVariantsWithinBudget } from './variants-budget.ts';
