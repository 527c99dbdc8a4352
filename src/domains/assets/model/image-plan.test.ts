import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFits, imageFormats, planImage, variantName, type ImageWish, type Original } from './image-plan.ts';
import { imageSide } from './image-size.ts';

const original: Original = { width: 1600, height: 1000, focalX: 0.5, focalY: 0.5, frames: 1 };
const anyReader = { takesAvif: false };

function wish(about: Partial<ImageWish> = {}): ImageWish {
  return { width: undefined, height: undefined, fit: 'inside', quality: 80, format: 'webp', ...about };
}

function sizeOf(about: Partial<ImageWish>, from: Partial<Original> = {}): [number, number] {
  const { width, height } = planImage({ ...original, ...from }, wish(about), anyReader);
  return [width, height];
}

test('a picture keeps its shape when one side is given, or it has to fit inside', () => {
  expect(sizeOf({ width: 800 })).toEqual([800, 500]);
  expect(sizeOf({ height: 250 })).toEqual([400, 250]);
  expect(sizeOf({ width: 800, height: 250 })).toEqual([400, 250]);
  expect(sizeOf({ width: 800, fit: 'fill' })).toEqual([800, 500]);
  expect(sizeOf({}, { width: 6000, height: 2000 })).toEqual([3000, 1000]);
});

test('every fit does what its name says', () => {
  const box = { width: 400, height: 400 };
  expect(imageFits.map((fit) => [fit, ...sizeOf({ ...box, fit })])).toEqual([
    ['inside', 400, 250],
    ['outside', 640, 400],
    ['cover', 400, 400],
    ['contain', 400, 400],
    ['fill', 400, 400],
  ]);
});

test('a picture that is too small comes out in the shape that was asked for, and no larger than it is', () => {
  const small = { width: 300, height: 200 };
  expect(sizeOf({ width: 1200 }, small)).toEqual([300, 200]);
  expect(sizeOf({ width: 1200, height: 1200, fit: 'cover' }, small)).toEqual([200, 200]);
  expect(sizeOf({ width: 1200, height: 1200, fit: 'contain' }, small)).toEqual([300, 300]);
  expect(sizeOf({ width: 1200, height: 100, fit: 'cover' }, small)).toEqual([300, 25]);
});

test('nothing is enlarged, and a cut lies within the picture, for any picture and any wish', () => {
  const side = fc.option(fc.integer({ min: 1, max: 4000 }).map(imageSide), { nil: undefined });
  const size = fc.integer({ min: 1, max: 12_000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const anyOriginal = fc.record({ width: size, height: size, focalX: part, focalY: part, frames: fc.constant(1) });
  fc.assert(
    fc.property(anyOriginal, side, side, fc.constantFrom(...imageFits), (from, width, height, fit) => {
      const plan = planImage(from, wish({ width, height, fit }), anyReader);
      expect(plan.scaled.width).toBeLessThanOrEqual(from.width);
      expect(plan.scaled.height).toBeLessThanOrEqual(from.height);
      expect(plan.width * plan.height).toBeGreaterThan(0);
      const right = plan.shape === 'cut' ? plan.left + plan.width : 0;
      const bottom = plan.shape === 'cut' ? plan.top + plan.height : 0;
      expect(right).toBeLessThanOrEqual(plan.scaled.width);
      expect(bottom).toBeLessThanOrEqual(plan.scaled.height);
      expect(Math.min(plan.left, plan.top)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a picture is cut around its focal point, as far as its edges allow', () => {
  const square = wish({ width: 500, height: 500, fit: 'cover' });
  const lefts = [0, 0.4, 0.5, 1].map((focalX) => planImage({ ...original, focalX }, square, anyReader).left);
  expect(lefts).toEqual([0, 70, 150, 300]);
});

test('auto is avif for who takes it, but not when the picture moves', () => {
  const format = (frames: number, takesAvif: boolean) => planImage({ ...original, frames }, wish({ format: 'auto' }), { takesAvif }).format;
  expect([format(1, true), format(1, false), format(12, true)]).toEqual(['avif', 'webp', 'webp']);
});

test('only webp keeps moving', () => {
  const moving = imageFormats.filter((format) => planImage({ ...original, frames: 5 }, wish({ format }), anyReader).isAnimated);
  expect(moving).toEqual(['webp']);
});

test('wishes that come to the same picture are one variant', () => {
  const small = { ...original, width: 850, height: 400 };
  const names = [900, 1200, 2400].map((width) => variantName(planImage(small, wish({ width }), anyReader)));
  expect(new Set(names)).toEqual(new Set(['850x400-scale-q80.webp']));
});
