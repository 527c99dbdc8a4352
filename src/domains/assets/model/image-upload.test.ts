import { expect, test } from 'vitest';
import { fitsAsImage, imageTypes } from './image-upload.ts';

test('R5.05 R9.09 an image is 30 MB at the most, and not empty', () => {
  const limit = 30 * 1024 * 1024;
  expect([0, 1, limit, limit + 1].map(fitsAsImage)).toEqual([false, true, true, false]);
});

test('R5.06 R9.09 an image is png, jpeg, webp, avif or gif', () => {
  expect(imageTypes).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']);
});
