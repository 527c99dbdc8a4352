export { assetRoutes } from './assets.routes.ts';
export {
  createAsset,
  createUploadedImage,
  deleteLeftPhotos,
  getVisibleAsset,
  listDocumentsToLink,
  requireRoom,
  requireUploadRight,
  type NewFile,
  type UploadedFile,
} from './assets.service.ts';
export { findAssetViews, isProfilePhotoOf, type StoredAsset } from './assets.queries.ts';
export { getVariant } from './variants.service.ts';
export { cardVersion, getCard } from './social-cards.service.ts';
export { keepVariantsWithinBudget } from './variants-budget.ts';
export { imageTypeOf } from './file-type.ts';
export { filesOfPerson } from './personal-data.ts';
