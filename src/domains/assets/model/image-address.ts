import type { AssetView } from './asset.ts';
import { planImage, type ImageFit, type ImageFormat } from './image-plan.ts';
import { imageDefaults, imageSide, logoHeight, ownWidths, placeholder, socialPicture } from './image-size.ts';

type Addressed = Pick<AssetView, 'guid' | 'hash' | 'focalX' | 'focalY'>;
type Picture = Addressed & Pick<AssetView, 'width' | 'height'>;

interface Look {
  width?: number | undefined;
  height?: number | undefined;
  fit?: ImageFit | undefined;
  /** `auto` is the smallest one that the reader's browser can show. */
  format?: ImageFormat | 'auto' | undefined;
  quality?: number | undefined;
}

/** How wide a header image is at the least; the width of the screen and its density make it more. */
export const headerImageWidth = { desktop: 1200, mobile: 600 } as const;

/** Changes with the content and with the point it is cut around, so that what an address with it shows never changes. */
export function imageVersion({ hash, focalX, focalY }: Pick<AssetView, 'hash' | 'focalX' | 'focalY'>): string {
  const [x, y] = [focalX, focalY].map((part) => Math.round(part * 100));
  return x === 50 && y === 50 ? hash : `${hash}.${x}.${y}`;
}

/** Where a picture is to be had in this size and shape. Always in the same order, so that equal wishes have equal addresses. */
export function imageAddress(asset: Addressed, look: Look = {}): string {
  const { width, height, fit = imageDefaults.fit, format = imageDefaults.format, quality = imageDefaults.quality } = look;
  const query = new URLSearchParams();
  if (width !== undefined) query.set('width', String(width));
  if (height !== undefined) query.set('height', String(height));
  if (fit !== imageDefaults.fit) query.set('fit', fit);
  if (quality !== imageDefaults.quality) query.set('quality', String(quality));
  if (format !== imageDefaults.format) query.set('format', format);
  query.set('v', imageVersion(asset));
  return `/a/${asset.guid}?${query.toString()}`;
}

/** Stands in a picture's place until it has loaded. */
export function placeholderAddress(asset: Addressed): string {
  return imageAddress(asset, placeholder);
}

/** The platform's logo, in its own shape. */
export function logoAddress(asset: Addressed): string {
  return imageAddress(asset, { height: logoHeight, format: 'auto' });
}

/** One width of a picture, cut to a shape when one is given (width divided by height). */
export function sizedAddress(asset: Addressed, width: number, ratio?: number): string {
  if (ratio === undefined) return imageAddress(asset, { width, format: 'auto' });
  return imageAddress(asset, { width, height: imageSide(width / ratio), fit: 'cover', format: 'auto' });
}

type Shaped = { ratio?: number | undefined };

interface SrcSetOptions extends Shaped {
  /** No screen shows it wider than this. */
  maxWidth?: number | undefined;
}

/** For `<img srcset>`. */
export function srcSet(asset: Picture, { ratio, maxWidth = Infinity }: SrcSetOptions = {}): string {
  const enough = ownWidths.findIndex((width) => width >= maxWidth);
  return candidates(asset, enough < 0 ? ownWidths : ownWidths.slice(0, enough + 1), { ratio });
}

/** The first width above the original gives the original's own, and none comes after it. */
function candidates(asset: Picture, widths: readonly number[], { ratio }: Shaped): string {
  const original = widthInShape(asset, ratio);
  const enough = widths.findIndex((width) => width >= original);
  const offered = enough < 0 ? widths : widths.slice(0, enough + 1);
  return offered.map((width) => `${sizedAddress(asset, width, ratio)} ${Math.min(width, original)}w`).join(', ');
}

/** As wide as the original can be had in this shape. */
function widthInShape({ width, height }: Picture, ratio?: number): number {
  if (width === null || height === null) return 0;
  return ratio === undefined ? width : Math.round(Math.min(width, height * ratio));
}

/** A header image for small and for large screens, up to twice as wide for wider and for dense ones. */
export function headerSrcSets(asset: Picture, ratio?: number): { mobile: string; desktop: string } {
  const from = (width: number) => candidates(asset, [width, width * 1.5, width * 2], { ratio });
  return { mobile: from(headerImageWidth.mobile), desktop: from(headerImageWidth.desktop) };
}

/** Where the point that must stay in sight is in a picture that was cut to a shape, as parts of its width and height. */
export function focusInShape({ width, height, focalX, focalY }: Pick<AssetView, 'width' | 'height' | 'focalX' | 'focalY'>, ratio: number) {
  const own = width === null || height === null ? ratio : width / height;
  return { x: inCut(focalX, ratio / own), y: inCut(focalY, own / ratio) };
}

/** Along one side, of which the cut keeps a part around the point, as far as the edges allow. */
function inCut(point: number, kept: number): number {
  if (kept >= 1) return point;
  const start = Math.min(Math.max(point - kept / 2, 0), 1 - kept);
  return (point - start) / kept;
}

interface SocialImage {
  address: string;
  /** As it is made: smaller when the original is. */
  width: number;
  height: number;
}

/** For the card that others show of a page. Undefined when it is no picture. */
export function socialImage(asset: Picture): SocialImage | undefined {
  const { width, height } = asset;
  if (width === null || height === null) return undefined;
  const made = planImage({ ...asset, width, height, frames: 1 }, socialPicture, { takesAvif: false });
  return { address: imageAddress(asset, socialPicture), width: made.width, height: made.height };
}
