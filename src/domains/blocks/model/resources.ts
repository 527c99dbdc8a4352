import type { AssetView } from '#domains/assets/model/asset.ts';

/** What the blocks of a page need beyond their own content. Loaded once for all of them, for this reader. */
export interface BlockResources {
  /** Stored target → address. A target that is missing may not be seen by this reader, or is gone: its link is shown as text. */
  links: Record<string, string>;
  assets: Record<string, AssetView>;
}

export const noResources: BlockResources = { links: {}, assets: {} };
