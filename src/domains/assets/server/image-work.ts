import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { requestErrors } from '#platform/shared/errors.ts';
import { assetErrors } from '../model/asset.errors.ts';
import { planImage, type ImageFormat, type ImagePlan } from '../model/image-plan.ts';
import { placeholder } from '../model/image-size.ts';
import type { ImageType } from '../model/image-upload.ts';
import { secondsPerImage, type ImageFacts } from './image-order.ts';
import { isWholeGif } from './gif-data.ts';
import { holdsMoreThanItClaims } from './png-data.ts';

const million = 1_000_000;

/** Past these a picture is refused, before its pixels are read. */
const imageLimits = { side: 12_000, pixels: 50 * million, frames: 100, pixelsOfAllFrames: 100 * million } as const;

// Nobody asks twice for the same: what is made is kept as a file. Two pictures at a time use the machine well enough.
sharp.cache(false);
sharp.concurrency(1);
// It can read far more than we take, and each reader of a format is a way in.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif', 'VipsForeignLoadNsgif'],
});

const decoders: Record<ImageType, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
};

/** Measures a picture and tries to read all of it, so that what is kept can be shown later. */
export async function inspectImage(bytes: Buffer, type: ImageType): Promise<ImageFacts> {
  const facts = await measure(bytes, type);
  requireWithinLimits(facts);
  if (type === 'image/png' && holdsMoreThanItClaims(bytes)) throw assetErrors.image_too_large({ ...facts });
  const { width, height, quality } = placeholder;
  const wish = { width, height, quality, fit: 'inside', format: 'webp' } as const;
  const plan = planImage({ ...facts, focalX: 0.5, focalY: 0.5 }, wish, { takesAvif: false });
  if (type === 'image/gif' && !isWholeGif(bytes)) throw assetErrors.image_unreadable();
  try {
    // What a reader only warns of is damage: half a picture that looks whole is worse than one that is refused.
    await makeVariant(bytes, plan, { failOn: 'warning' });
  } catch (error) {
    throw assetErrors.image_unreadable(undefined, { cause: error });
  }
  return facts;
}

async function measure(bytes: Buffer, type: ImageType): Promise<ImageFacts> {
  try {
    const { format, autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== decoders[type]) throw new Error(`begins as ${type} and is read as ${format}`);
    // In other formats these are not moments of one picture.
    const frames = format === 'gif' || format === 'webp' ? pages : 1;
    return { width: autoOrient.width, height: autoOrient.height, frames };
  } catch (error) {
    throw assetErrors.image_unreadable(undefined, { cause: error });
  }
}

function requireWithinLimits({ width, height, frames }: ImageFacts): void {
  const pixels = width * height;
  const isTooLarge =
    Math.max(width, height) > imageLimits.side ||
    pixels > imageLimits.pixels ||
    frames > imageLimits.frames ||
    pixels * frames > imageLimits.pixelsOfAllFrames;
  if (isTooLarge) throw assetErrors.image_too_large({ width, height, frames });
}

/**
 * Makes what was planned of a picture: upright, in the web's colours, and without what the camera wrote into it. What was taken once is
 * shown, also when a newer reader warns of it.
 */
export async function makeVariant(
  original: Buffer,
  plan: ImagePlan,
  { failOn = 'error' }: Pick<SharpOptions, 'failOn'> = {},
): Promise<Buffer> {
  const options: SharpOptions = {
    animated: plan.isAnimated,
    limitInputPixels: plan.isAnimated ? imageLimits.pixelsOfAllFrames : imageLimits.pixels,
    failOn,
  };
  const picture = sharp(original, options).timeout({ seconds: secondsPerImage }).autoOrient().toColourspace('srgb');
  try {
    return await encoded(shaped(picture, plan), plan).toBuffer();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw requestErrors.timed_out(undefined, { retryAfter: 60, cause: error });
    throw error;
  }
}

const clear = { r: 255, g: 255, b: 255, alpha: 0 };
const white = { r: 255, g: 255, b: 255 };

function shaped(picture: Sharp, { scaled, shape, width, height, left, top, format }: ImagePlan): Sharp {
  if (shape === 'pad') return picture.resize(width, height, { fit: 'contain', background: format === 'jpeg' ? white : clear });
  const resized = picture.resize(scaled.width, scaled.height, { fit: 'fill' });
  return shape === 'cut' ? resized.extract({ left, top, width, height }) : resized;
}

/** Avif looks as good at a lower number. */
const avifQuality: Record<number, number> = { 1: 1, 60: 45, 80: 55, 90: 65 };

const encoders: Record<ImageFormat, (picture: Sharp, quality: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality }),
  // Effort 4, the usual, takes ten times as long for a fifth fewer bytes.
  avif: (picture, quality) => picture.avif({ quality: avifQuality[quality] ?? quality, effort: 2 }),
  jpeg: (picture, quality) => picture.flatten({ background: white }).jpeg({ quality, progressive: true }),
  png: (picture) => picture.png(),
};

function encoded(picture: Sharp, { format, quality }: ImagePlan): Sharp {
  return encoders[format](picture, quality);
}
