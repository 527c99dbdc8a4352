import sharp from 'sharp';
import type { Language } from '#platform/shared/language.ts';
import type { DemoPicture } from './catalogue.ts';
import { kinds } from './kinds.ts';
import { drawLogo } from './logo.ts';
import { drawSheet } from './svg.ts';

interface RenderedPicture {
  name: string;
  fileName: string;
  bytes: Buffer;
  alt: Record<Language, string>;
}

export const drawPicture = (picture: DemoPicture) => drawSheet(picture, kinds[picture.kind]);

export async function renderPicture(picture: DemoPicture): Promise<RenderedPicture> {
  const bytes = await sharp(Buffer.from(drawPicture(picture)))
    .jpeg({ quality: 85 })
    .toBuffer();
  return { name: picture.name, fileName: `${picture.name}.jpg`, bytes, alt: picture.alt };
}

/** Its corners are transparent, so it is not a photograph. */
export async function renderLogo(): Promise<RenderedPicture> {
  const bytes = await sharp(Buffer.from(drawLogo())).png().toBuffer();
  return { name: 'logo', fileName: 'logo.png', bytes, alt: { nl: 'Gemeente Noorderhaven', en: 'Municipality of Noorderhaven' } };
}
