export const maxImageBytes = 30 * 1024 * 1024;

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** What the sender says. What a file really is, the decoder decides. */
export function isImageType(type: string): type is ImageType {
  return imageTypes.some((accepted) => accepted === type);
}

export function fitsAsImage(bytes: number): boolean {
  return bytes > 0 && bytes <= maxImageBytes;
}
