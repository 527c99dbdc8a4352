export const maxImageBytes = 30 * 1024 * 1024;

/** What a field for a picture offers. What a file really is, the decoder decides. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

export function fitsAsImage(bytes: number): boolean {
  return bytes > 0 && bytes <= maxImageBytes;
}
