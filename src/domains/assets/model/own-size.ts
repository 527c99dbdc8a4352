import type { ImagePlan, ImageWish } from './image-plan.ts';
import { imageDefaults, imageRatios, imageSide, logoHeight, ownWidths, placeholder, socialPicture } from './image-size.ts';

/**
 * What our own pages ask for, and so what must always be had: a width with or without one of our shapes, the logo, the placeholder,
 * the picture of a social card, and the picture as it is. There is an end to them, so they need no limit.
 */
export function isOwnSize(wish: ImageWish): boolean {
  const { width, height, fit, quality, format } = wish;
  if (format === 'jpeg') return isSocialPicture(wish);
  if (format === 'png') return false;
  if (quality === placeholder.quality) {
    return width === placeholder.width && height === placeholder.height && fit === imageDefaults.fit && format === imageDefaults.format;
  }
  if (quality !== imageDefaults.quality) return false;
  if (width === undefined) return height === undefined || height === logoHeight;
  if (!ownWidths.some((own) => own === width)) return false;
  return height === undefined || (fit === 'cover' && heightsFor(width).includes(height));
}

function isSocialPicture({ width, height, fit, quality, format }: ImageWish): boolean {
  const own = socialPicture;
  return width === own.width && height === own.height && fit === own.fit && quality === own.quality && format === own.format;
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
