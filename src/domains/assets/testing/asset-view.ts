import type { AssetView } from '../model/asset.ts';

/** A picture of 1600 by 1000 px; a test names only what it is about. */
export function assetView(about: Partial<AssetView> = {}): AssetView {
  return {
    guid: '5f0c2b7a-3d5e-4c1b-8f6a-9d2e7c4b1a30',
    kind: 'image',
    fileName: 'haven.jpg',
    mimeType: 'image/jpeg',
    bytes: 240_000,
    width: 1600,
    height: 1000,
    hash: 'Xy3_hash',
    focalX: 0.5,
    focalY: 0.5,
    ...about,
  };
}
