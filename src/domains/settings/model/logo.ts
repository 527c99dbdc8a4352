import type { AssetView } from '#domains/assets/model/asset.ts';

/** A logo about as wide as it is high is a mark: it has no room for the name, which then stands beside it. */
export function hasRoomForName({ width, height }: Pick<AssetView, 'width' | 'height'>): boolean {
  return (width ?? 0) > 1.5 * (height ?? 0);
}

/** What a logo says to who does not see it: what was written for it, or the name when that is nowhere else. */
export function logoAlt(
  logo: Pick<AssetView, 'width' | 'height'>,
  { written, platformName }: { written: string; platformName: string },
): string {
  if (written !== '') return written;
  return hasRoomForName(logo) ? platformName : '';
}
