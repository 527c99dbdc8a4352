import { expect, test } from 'vitest';
import { drawing, movingDrawing } from '../testing/asset-factory.ts';
import { isWholeGif } from './gif-data.ts';

test('a gif is whole until a byte of it is missing, and may have something behind its end', async () => {
  for (const gif of [await movingDrawing(4), await drawing(60, 40).gif().toBuffer()]) {
    expect(isWholeGif(gif)).toBe(true);
    expect(isWholeGif(Buffer.concat([gif, Buffer.from('behind the end')]))).toBe(true);
    for (let length = 0; length < gif.length; length++) expect(isWholeGif(gif.subarray(0, length))).toBe(false);
  }
});

test('what stands between the parts of a gif is no part of one', async () => {
  const gif = await movingDrawing(2);
  const start = gif.indexOf(0x21);
  expect(isWholeGif(Buffer.concat([gif.subarray(0, start), Buffer.from([0x7f]), gif.subarray(start)]))).toBe(false);
});
