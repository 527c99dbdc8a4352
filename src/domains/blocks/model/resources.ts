import type { AssetView } from '#domains/assets/model/asset.ts';
import type { ListView } from '#domains/list-items/model/list-view.ts';

/** What the blocks of a page need beyond their own content. Loaded once for all of them, for this reader. */
export interface BlockResources {
  /** Stored target → address. A target that is missing may not be seen by this reader, or is gone: its link is shown as text. */
  links: Record<string, string>;
  assets: Record<string, AssetView>;
  /** By the guid of the list or widget block. */
  lists: Record<string, ListView>;
}

export const noResources: BlockResources = { links: {}, assets: {}, lists: {} };
