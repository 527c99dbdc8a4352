import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictures } from './catalogue.ts';
import { kinds } from './kinds.ts';
import { drawPicture, renderLogo, renderPicture } from './render.ts';

test('every picture has its own name and words for who cannot see it, in both languages', () => {
  expect(new Set(demoPictures.map(({ name }) => name)).size).toBe(demoPictures.length);
  for (const { alt } of demoPictures) {
    expect(alt.nl.length).toBeGreaterThan(5);
    expect(alt.en.length).toBeGreaterThan(5);
    expect(alt.nl).not.toBe(alt.en);
  }
});

test('every kind is shown somewhere', () => {
  expect(new Set(demoPictures.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
});

test('a picture is the same each time, and no two are the same', () => {
  const drawings = demoPictures.map(drawPicture);
  expect(demoPictures.map(drawPicture)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each(demoPictures.map((picture) => [picture.name, picture] as const))('%s is a drawing of its size', async (_, picture) => {
  const drawing = drawPicture(picture);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  const { format, width, height } = await sharp(Buffer.from(drawing)).metadata();
  expect({ format, width, height }).toEqual({ format: 'svg', width: picture.width, height: picture.height });
});

test('a picture becomes a photograph for the media library', async () => {
  const [picture] = demoPictures;
  const { fileName, bytes } = await renderPicture(picture);
  expect(fileName).toBe(`${picture.name}.jpg`);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: picture.width, height: picture.height });
});

test('the logo keeps its transparent corners', async () => {
  const { bytes } = await renderLogo();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true });
});
