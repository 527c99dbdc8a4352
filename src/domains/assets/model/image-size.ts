// 50 px steps, because every distinct size is a stored file.
const step = 50;
export const maxImageSide = 3000;

/** The qualities that exist; 1 is the placeholder's. */
const qualities = [1, 60, 80, 90] as const;
export type ImageQuality = (typeof qualities)[number];

/**
 * A picture that is kept in so many sizes, qualities and formats is made in no others than our own pages ask for, so that nobody can
 * fill the disk by asking.
 */
export const maxVariants = 64;

/** The widths our own pages ask for: few, so that most of them are already made. */
export const ownWidths = [300, 600, 900, 1200, 1800, 2400] as const;

/** The shapes our own pages cut pictures to, as width divided by height. Each is a set of files, so there are few of them too. */
export const imageRatios = { square: 1, classic: 4 / 3, landscape: 3 / 2, video: 16 / 9, wide: 21 / 9, header: 2.4 } as const;

/** In px: sharp up to 100 px high on a dense screen. */
export const logoHeight = 200;

export const imageDefaults = { quality: 80, format: 'webp', fit: 'inside' } as const;

/**
 * The picture of the card that others show of a page. Not every program that makes one reads webp, and they do not say what they read. The
 * usual 630 px of height is no size that exists; 600 gives the shape of 2 to 1, which they show whole or nearly so.
 */
export const socialPicture = { width: 1200, height: 600, fit: 'cover', quality: imageDefaults.quality, format: 'jpeg' } as const;

/** What stands in a picture's place until it has loaded. */
export const placeholder = { width: 100, height: 100, quality: 1 } as const;

/** The width or height that is made when this one is asked for: the nearest step. */
export function imageSide(requested: number): number {
  return Math.min(Math.max(Math.round(requested / step) * step, step), maxImageSide);
}

/** The quality that is made when this one is asked for: the next one up, so that only who asks for 1 gets a placeholder. */
export function imageQuality(requested: number): ImageQuality {
  return qualities.find((quality) => quality >= requested) ?? 90;
}
