import { readFile } from 'node:fs/promises';
import { referencesIn } from '#domains/documents/model/references.ts';
import type { DemoContent } from './content/shapes.ts';
import { pdfOf } from './pdf.ts';
import { demoPictures, type DemoPicture } from './pictures/catalogue.ts';
import { logoSize } from './pictures/logo.ts';
import { renderLogo, renderPicture } from './pictures/render.ts';

/** A file of the demo platform, by the name that its content uses. */
export interface DemoFile {
  name: string;
  fileName: string;
  bytes: Buffer;
  /** Known, because we drew it. */
  size?: { width: number; height: number };
}

const folder = new URL('../../../../dist/demo-pictures/', import.meta.url);

/** The pictures were drawn when the website was built; where they were not, they are drawn now. */
async function drawnPicture(fileName: string, draw: () => Promise<{ bytes: Buffer }>): Promise<Buffer> {
  try {
    return await readFile(new URL(fileName, folder));
  } catch {
    return (await draw()).bytes;
  }
}

async function pictureFile(picture: DemoPicture): Promise<DemoFile> {
  const { name, width, height } = picture;
  const fileName = `${name}.jpg`;
  return { name, fileName, size: { width, height }, bytes: await drawnPicture(fileName, () => renderPicture(picture)) };
}

export async function* demoFiles(content: DemoContent): AsyncGenerator<DemoFile> {
  yield { name: 'logo', fileName: 'logo.png', size: logoSize, bytes: await drawnPicture('logo.png', renderLogo) };
  for (const picture of demoPictures) yield await pictureFile(picture);
  yield* documentFiles(content);
}

/** Every paper that is linked to, with the words of whoever links to it. */
function* documentFiles({ pages, items }: DemoContent): Generator<DemoFile> {
  const { assets, addresses } = referencesIn([pages, items.map(({ fields }) => fields)]);
  const linked = [...addresses].flatMap((href) => (href.startsWith('file:') ? [href.slice('file:'.length)] : []));
  const names = new Set([...assets, ...linked].filter((name) => name.endsWith('.pdf')));
  for (const name of names) {
    const owner = items.find(({ fields }) => JSON.stringify(fields).includes(name));
    const title = owner?.texts.nl.title ?? titleOf(name);
    const text = owner?.texts.nl.description ?? 'Dit is een voorbeeld van een document bij de gemeente Noorderhaven.';
    yield { name, fileName: name, bytes: pdfOf(title, text) };
  }
}

function titleOf(fileName: string): string {
  const words = fileName.replace(/\.pdf$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
