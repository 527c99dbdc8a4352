import type { Crop } from './photo-crop.ts';

const mostPixels = 1024;
/** Four times as large as what is sent, so that the closest look is still sharp; more only makes telephones slow. */
const mostWorkingPixels = 4 * mostPixels;

/** The picture, upright; undefined when this browser cannot read it, or has no room for it. */
export async function readPicture(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await workable(await createImageBitmap(file));
  } catch {
    return undefined;
  }
}

async function workable(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const share = mostWorkingPixels / Math.min(width, height);
  if (share >= 1) return picture;
  const size = { resizeWidth: Math.round(width * share), resizeHeight: Math.round(height * share) };
  const smaller = await createImageBitmap(picture, { ...size, resizeQuality: 'high' });
  picture.close();
  return smaller;
}

/** Fills the canvas with that part of the picture. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, side }: Crop): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on');
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return context;
}

/** That part as a file of its own: a jpg, or a png where something can be seen through it. */
export async function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(mostPixels, Math.round(crop.side)));
  canvas.height = canvas.width;
  const type = isSeeThrough(drawPart(canvas, picture, crop)) ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('This browser could not make a picture of the canvas');
  return new File([blob], type === 'image/png' ? 'photo.png' : 'photo.jpg', { type });
}

function isSeeThrough(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}
