import { expect, test } from 'vitest';
import { movedCrop, widestCrop, zoomedCrop, zoomOf } from './photo-crop.ts';

const picture = { width: 400, height: 200 };

test('a photo starts with the largest square from its middle', () => {
  expect(widestCrop(picture)).toEqual({ left: 100, top: 0, side: 200 });
  expect(widestCrop({ width: 90, height: 300 })).toEqual({ left: 0, top: 105, side: 90 });
});

test('it moves with the hand, and never past its edges', () => {
  const start = widestCrop(picture);
  expect(movedCrop(picture, start, { x: 0.25, y: 0 })).toEqual({ left: 50, top: 0, side: 200 });
  expect(movedCrop(picture, start, { x: 3, y: 3 })).toEqual({ left: 0, top: 0, side: 200 });
  expect(movedCrop(picture, start, { x: -3, y: -3 })).toEqual({ left: 200, top: 0, side: 200 });
});

test('zooming keeps the middle in the middle, stays between one and four times, and leaves no empty edge', () => {
  const start = widestCrop(picture);
  const closer = zoomedCrop(picture, start, 2);
  expect(closer).toEqual({ left: 150, top: 50, side: 100 });
  expect(zoomOf(picture, closer)).toBe(2);
  expect(zoomedCrop(picture, start, 9).side).toBe(50);
  const corner = movedCrop(picture, closer, { x: 9, y: 9 });
  expect(zoomedCrop(picture, corner, 0.2)).toEqual({ left: 0, top: 0, side: 200 });
});
