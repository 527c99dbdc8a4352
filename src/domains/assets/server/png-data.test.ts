import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from '../testing/hostile-pictures.ts';
import { holdsMoreThanItClaims } from './png-data.ts';

test('D2 a png of one pixel with megabytes behind it holds more than it claims', () => {
  expect(holdsMoreThanItClaims(pngOf({ width: 1, height: 1, data: Buffer.alloc(2_000_000, 7) }))).toBe(true);
  expect(holdsMoreThanItClaims(pngOf({ width: 1, height: 1, data: deflateSync(Buffer.alloc(4)) }))).toBe(false);
});

test.each([
  ['noise, which does not pack', { compressionLevel: 0 }],
  ['noise in passes', { compressionLevel: 0, progressive: true }],
  ['few colours', { palette: true }],
])('a real png does not: %s', async (_, options) => {
  const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (__, index) => (index * 7919 * (index % 13)) % 256));
  const png = await sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
    .png(options)
    .toBuffer();
  expect(holdsMoreThanItClaims(png)).toBe(false);
});

test('what breaks off in the middle is for the reader of pictures to judge', () => {
  expect(holdsMoreThanItClaims(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
});
