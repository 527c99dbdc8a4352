import { z } from 'zod';
import { imageFits, imageFormats, type ImageWish } from './image-plan.ts';
import { imageDefaults, imageQuality, imageSide } from './image-size.ts';

function wholeNumber(digits: number, from: number, to: number) {
  return z.string().max(digits).regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));
}

const side = wholeNumber(5, 1, 99_999).transform(imageSide).optional();
const quality = wholeNumber(3, 1, 100).transform(imageQuality).default(imageDefaults.quality);

/** Says what a picture is shown for. Who may see it follows from the stored record and the session, whatever stands here. */
export const hint = z
  .string()
  .max(64)
  .regex(/^[\w.-]*$/)
  .optional();

/** What may be asked of `GET /a/{guid}`. */
export const ImageQuery = z.strictObject({
  block: hint,
  item: hint,
  profile: hint,
  auth: hint,
  public: hint,
  api: hint,
  width: side,
  height: side,
  quality,
  fit: z.enum(imageFits).default(imageDefaults.fit),
  format: z.enum([...imageFormats, 'auto']).default(imageDefaults.format),
  /** Offered when it is saved. */
  name: z.string().max(300).optional(),
  /** The version that its address was made for. */
  v: z
    .string()
    .max(64)
    .regex(/^[\w.-]+$/)
    .optional(),
});
export type ImageQuery = z.output<typeof ImageQuery>;

export function wishOf({ width, height, fit, quality: wanted, format }: ImageQuery): ImageWish {
  return { width, height, fit, quality: wanted, format };
}

const notAtAll = /^q=0(?:\.0*)?$/;

/** From the `Accept` header. Every browser that we support shows webp; avif is told. */
export function takesAvif(accept: string | undefined): boolean {
  return (accept ?? '').toLowerCase().split(',').some(isTakenAvif);
}

function isTakenAvif(range: string): boolean {
  const [type, ...parameters] = range.split(';').map((part) => part.trim());
  return type === 'image/avif' && !parameters.some((parameter) => notAtAll.test(parameter));
}
