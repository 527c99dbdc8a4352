import type { ImagePlan, ImageWish } from './image-plan.ts';
import { imageDefaults, imageRatios, imageSide, logoHeight, ownWidths, placeholder } from './image-size.ts';

/**
 * What our own pages ask for, and so what must always be had: a width with or without one of our shapes, the logo, the placeholder,
 * and the picture as it is. There is an end to them, so they need no limit.
 */
export function isOwnSize({ width, height, fit, quality, format }: ImageWish): boolean {
  if (format === 'jpeg' || format === 'png') return false;
  if (quality === placeholder.quality) {
    return width === placeholder.width && height === placeholder.height && fit === imageDefaults.fit && format === imageDefaults.format;
  }
  if (quality !== imageDefaults.quality) return false;
  if (width === undefined) return height === undefined || height === logoHeight;
  if (!ownWidths.some((own) => own === width)) return false;
  return height === undefined || (fit === 'cover' && heightsFor(width).includes(height));
}

/** The one of our own sizes that comes closest, for when another may not be made: cut to a like shape or not at all, never distorted. */
export function ownSizeNear({ shape, width, height, scaled, format }: ImagePlan): ImageWish {
  const wide = shape === 'cut' ? width : scaled.width;
  const own = ownWidths.find((each) => each >= wide) ?? Math.max(...ownWidths);
  const look = { width: own, quality: imageDefaults.quality, format: format === 'avif' ? format : imageDefaults.format } as const;
  if (shape !== 'cut') return { ...look, height: undefined, fit: 'inside' };
  const wanted = (own * height) / width;
  const distance = (each: number) => Math.abs(Math.log(each / wanted));
  const [nearest] = heightsFor(own).toSorted((one, other) => distance(one) - distance(other));
  return { ...look, height: nearest, fit: 'cover' };
}

function heightsFor(width: number): number[] {
  return Object.values(imageRatios).map((ratio) => imageSide(width / ratio));
}
