import sharp, { type Sharp } from 'sharp';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import type { AssetView } from '../model/asset.ts';
import type { AssetUse } from './can-see-asset.ts';
import { createAsset, type NewFile, type UploadedFile } from '../server/index.ts';

/** A picture with a red, a green and a blue third, from left to right. */
export function drawing(width = 600, height = 300): Sharp {
  const colours = [
    [220, 40, 40],
    [40, 160, 60],
    [40, 60, 200],
  ];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const third = Math.floor(((index % width) * 3) / width);
    pixels.set(colours[third] ?? [], index * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Frames of plain colours, as a gif. */
export async function movingDrawing(frames = 3, width = 120, height = 80): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let index = 0; index < pixels.length; index++) pixels[index] = Math.floor(index / (width * height * 3)) * 60;
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .gif({ delay: 100, loop: 0 })
    .toBuffer();
}

/** A file as it stands there after an upload. */
export function uploaded(bytes: Buffer, fileName: string): UploadedFile {
  return { fileName, length: bytes.length, start: bytes.subarray(0, 64), original: bytes };
}

/** An asset of the media library. A test names only what it is about. */
export async function createPicture(ctx: Ctx, about: Partial<NewFile> = {}): Promise<AssetView> {
  return createAsset(ctx, { bytes: about.bytes ?? (await drawing().jpeg().toBuffer()), fileName: 'haven.jpg', ...about });
}

/** One that everybody may see. */
export async function createPublicPicture(ctx: Ctx, about: Partial<NewFile> = {}): Promise<AssetView> {
  const asset = await createPicture(ctx, about);
  await addUse(ctx, asset.guid);
  return asset;
}

interface UseOptions extends Partial<AssetUse> {
  language?: Language;
}

/** A document that uses an asset, published unless the test says otherwise. Gives the document's guid. */
export async function addUse({ db }: Pick<Ctx, 'db'>, assetGuid: string, use: UseOptions = {}): Promise<string> {
  const { language = 'nl', isPublished = true, isDue = true, roleIds = [], editRoles = [], editPermission = 'Admin' } = use;
  const { guid } = await db
    .insertInto('document')
    .values({
      kind: isDue ? 'page' : 'list-item',
      roleIds: [...roleIds],
      editRoles: [...editRoles],
      editPermission,
      ...(use.isDeleted && { deletedOn: new Date() }),
    })
    .returning('guid')
    .executeTakeFirstOrThrow();
  const snapshot = { format: 1, title: 'Bij de haven', description: '', layout: '100', options: {}, buildingBlockInstances: [] };
  const texts = {
    title: 'Bij de haven',
    isPublished,
    snapshot: JSON.stringify(snapshot),
    card: JSON.stringify({ title: 'Bij de haven' }),
    publishedOn: isPublished ? new Date() : null,
  };
  await db
    .insertInto('documentLanguage')
    .values({ documentGuid: guid, language, ...texts })
    .execute();
  await db
    .insertInto('documentReference')
    .values({ documentGuid: guid, language, isDraft: use.isDraft ?? false, targetKind: 'asset', targetGuid: assetGuid })
    .execute();
  if (!isDue) {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await db.insertInto('listItem').values({ documentGuid: guid, shortId: shortId(), type: 'news', publishedOn: tomorrow }).execute();
  }
  return guid;
}

let items = 0;

function shortId(): string {
  items += 1;
  return String(items).replaceAll('0', 'A').padStart(11, '1');
}
