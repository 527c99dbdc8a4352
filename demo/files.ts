import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoPapers } from './content/papers.ts';
import { demoPictures, type DemoPicture } from './pictures/catalogue.ts';
import { logoSize } from './pictures/logo.ts';
import type * as Render from './pictures/render.ts';

/** A file of the demo platform, by the name that its content uses. */
export interface DemoFile {
  name: string;
  fileName: string;
  bytes: Buffer;
  /** Known, because we drew it. */
  size?: { width: number; height: number };
  focalX?: number;
  focalY?: number;
}

/** Where a paper stands, as it was printed. */
export function paperFile(name: string): string {
  return join(import.meta.dirname, 'papers', name);
}

/** Where the build draws the pictures. */
export const drawnPictures = join(import.meta.dirname, '../dist/demo-pictures');

/** The pictures were drawn when the website was built; where they were not, they are drawn now. */
async function drawnPicture(fileName: string, draw: (by: typeof Render) => Promise<{ bytes: Buffer }>): Promise<Buffer> {
  try {
    return await readFile(join(drawnPictures, fileName));
  } catch {
    return (await draw(await import('./pictures/render.ts'))).bytes;
  }
}

async function pictureFile(picture: DemoPicture): Promise<DemoFile> {
  const { name, width, height, focalPoint: [focalX, focalY] = [0.5, 0.5] } = picture;
  const fileName = `${name}.jpg`;
  const bytes = await drawnPicture(fileName, ({ renderPicture }) => renderPicture(picture));
  return { name, fileName, size: { width, height }, focalX, focalY, bytes };
}

export async function* demoFiles(): AsyncGenerator<DemoFile> {
  yield { name: 'logo', fileName: 'logo.png', size: logoSize, bytes: await drawnPicture('logo.png', ({ renderLogo }) => renderLogo()) };
  for (const picture of demoPictures) yield await pictureFile(picture);
  for (const { name } of demoPapers) yield { name, fileName: name, bytes: await readFile(paperFile(name)) };
}
