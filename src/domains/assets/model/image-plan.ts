import type { AssetView } from './asset.ts';
import { maxImageSide, type ImageQuality } from './image-size.ts';

export const imageFits = ['inside', 'outside', 'cover', 'contain', 'fill'] as const;
export type ImageFit = (typeof imageFits)[number];

export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** What somebody asks of a picture, in sizes and qualities that exist. */
export interface ImageWish {
  width: number | undefined;
  height: number | undefined;
  fit: ImageFit;
  quality: ImageQuality;
  format: ImageFormat | 'auto';
}

interface Size {
  width: number;
  height: number;
}

/** What is made of it: a variant. Wishes that come to the same are one variant. */
export interface ImagePlan extends Size {
  /** To this size, then cut or padded to the size of the plan. */
  scaled: Size;
  /** `cut` loses edges, `pad` gets them. */
  shape: 'scale' | 'cut' | 'pad';
  /** Where the cut begins. */
  left: number;
  top: number;
  quality: ImageQuality;
  format: ImageFormat;
  isAnimated: boolean;
}

export type Original = Size & Pick<AssetView, 'focalX' | 'focalY'> & { frames: number };

/** How a wish is met. Nothing is ever enlarged: a picture that is too small comes out smaller, in the shape that was asked for. */
export function planImage(original: Original, wish: ImageWish, reader: { takesAvif: boolean }): ImagePlan {
  const format = formatFor(original, wish.format, reader);
  return {
    ...sizesOf(original, wish),
    format,
    // Png loses nothing, whatever is asked.
    quality: format === 'png' ? 90 : wish.quality,
    isAnimated: original.frames > 1 && format === 'webp',
  };
}

/** Avif is the smallest, but would stand still. */
function formatFor({ frames }: Original, format: ImageWish['format'], { takesAvif }: { takesAvif: boolean }): ImageFormat {
  if (format !== 'auto') return format;
  return takesAvif && frames === 1 ? 'avif' : 'webp';
}

type Sizes = Omit<ImagePlan, 'format' | 'quality' | 'isAnimated'>;

function sizesOf(original: Original, { width, height, fit }: ImageWish): Sizes {
  if (width === undefined && height === undefined) return scaledBy(original, insideScale(original, maxImageSide, maxImageSide));
  // With one side given the other follows, whatever the fit.
  if (width === undefined || height === undefined) return scaledBy(original, insideScale(original, width ?? Infinity, height ?? Infinity));
  switch (fit) {
    case 'inside':
      return scaledBy(original, insideScale(original, width, height));
    case 'outside':
      return scaledBy(original, Math.max(width / original.width, height / original.height));
    case 'cover':
      return cutTo(original, { width, height });
    case 'contain':
      return paddedTo(original, { width, height });
    case 'fill':
      return whole({ width: Math.min(width, original.width), height: Math.min(height, original.height) });
  }
}

function insideScale(original: Size, width: number, height: number): number {
  return Math.min(width / original.width, height / original.height);
}

function scaledBy(original: Size, scale: number): Sizes {
  return whole(times(original, Math.min(1, scale)));
}

function whole(size: Size): Sizes {
  return { ...size, scaled: size, shape: 'scale', left: 0, top: 0 };
}

/** As much of the picture as has this shape, around its focal point. */
function cutTo(original: Original, box: Size): Sizes {
  const scale = Math.min(1, Math.max(box.width / original.width, box.height / original.height));
  const scaled = times(original, scale);
  const fitting = Math.min(1, scaled.width / box.width, scaled.height / box.height);
  return { ...cutFrom(original, scaled, times(box, fitting)), shape: 'cut' };
}

/** A part of a picture that was made larger or smaller. */
export interface Cut extends Size {
  scaled: Size;
  left: number;
  top: number;
}

function cutFrom({ focalX, focalY }: Original, scaled: Size, { width, height }: Size): Cut {
  return { width, height, scaled, left: startOf(focalX, scaled.width, width), top: startOf(focalY, scaled.height, height) };
}

const mostEnlarged = 8;

/** Exactly this large, also where that makes it larger than it was: for a card that has one size. */
export function cutAround(original: Original, box: Size): Cut {
  // A line of a picture would be as large as a wall: of one that is far too small in one direction, the middle is stretched.
  const scale = Math.min(mostEnlarged, Math.max(box.width / original.width, box.height / original.height));
  const { width, height } = times(original, scale);
  return cutFrom(original, { width: Math.max(width, box.width), height: Math.max(height, box.height) }, box);
}

function startOf(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}

/** All of the picture, with empty edges where its shape differs. */
function paddedTo(original: Size, box: Size): Sizes {
  const enlargement = Math.max(1, insideScale(original, box.width, box.height));
  const size = times(box, 1 / enlargement);
  const scaled = times(original, Math.min(1, insideScale(original, size.width, size.height)));
  return { ...size, scaled, shape: 'pad', left: 0, top: 0 };
}

function times({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The name a variant is kept under. It says all that makes it different from another variant of the same content. */
export function variantName({ width, height, shape, left, top, quality, format }: ImagePlan): string {
  const from = shape === 'cut' ? `-${left}.${top}` : '';
  return `${width}x${height}-${shape}${from}-q${quality}.${format}`;
}

export function formatOf(variant: string): ImageFormat {
  const ending = variant.slice(variant.lastIndexOf('.') + 1);
  return imageFormats.find((format) => format === ending) ?? 'webp';
}
