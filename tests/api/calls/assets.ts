import { listAssets, uploadImage } from '#domains/assets/model/asset.contract.ts';
import { forContentManagers, forSignedIn } from './call.ts';

export const assetCalls = [
  forContentManagers(listAssets, { input: { query: { kind: 'image' } } }),
  // Without the bearer token that goes with it, whoever asks.
  forSignedIn(uploadImage, { input: { query: { profile: 'me' } }, answer: 401 }),
];
