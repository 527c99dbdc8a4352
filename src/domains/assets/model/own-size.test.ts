import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetView } from '../testing/asset-view.ts';
import { headerSrcSets, imageAddress, logoAddress, placeholderAddress, sizedAddress, socialImage, srcSet } from './image-address.ts';
import { imageFits, imageFormats, planImage, variantName, type ImageWish, type Original } from './image-plan.ts';
import { ImageQuery, wishOf } from './image-request.ts';
import { imageRatios } from './image-size.ts';
import { isOwnSize, ownSizeNear } from './own-size.ts';

const asset = assetView({ width: 4100, height: 3100 });

function wishAt(address: string): ImageWish {
  return wishOf(ImageQuery.parse(Object.fromEntries(new URL(address, 'http://plein.test').searchParams)));
}

function addressesIn(set: string): string[] {
  return set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
}

const sides = [undefined, ...Array.from({ length: 60 }, (_, step) => (step + 1) * 50)];
const qualities = [1, 60, 80, 90] as const;
const formats = [...imageFormats, 'auto'] as const;

test('R9.13 whatever our own pages ask for is one of our own sizes', () => {
  const shapes = [undefined, ...Object.values(imageRatios)];
  const { mobile, desktop } = headerSrcSets(asset, imageRatios.header);
  const addresses = [
    ...shapes.flatMap((ratio) => [sizedAddress(asset, 900, ratio), ...addressesIn(srcSet(asset, { ratio }))]),
    ...addressesIn(mobile),
    ...addressesIn(desktop),
    placeholderAddress(asset),
    logoAddress(asset),
    imageAddress(asset),
    socialImage(asset)?.address ?? '',
  ];
  expect(addresses.filter((address) => !isOwnSize(wishAt(address)))).toEqual([]);
});

test('R9.13 of all that anybody can ask, few are our own sizes', () => {
  const original = { width: 4100, height: 3100, focalX: 0.5, focalY: 0.5, frames: 1 };
  const made = new Set<string>();
  for (const width of sides)
    for (const height of sides)
      for (const fit of imageFits)
        for (const quality of qualities)
          for (const format of formats) {
            const wish = { width, height, fit, quality, format };
            if (isOwnSize(wish)) for (const takesAvif of [true, false]) made.add(variantName(planImage(original, wish, { takesAvif })));
          }
  expect(made.size).toBe(78);
});

test('R9.13 a shape of ours in another fit is not ours', () => {
  const others = imageFits.filter((fit) => isOwnSize({ width: 600, height: 400, fit, quality: 80, format: 'auto' }));
  expect(others).toEqual(['cover']);
});

test('of all jpegs only the picture of a social card is ours', () => {
  const own = wishAt(socialImage(asset)?.address ?? '');
  expect(own.format).toBe('jpeg');
  expect(isOwnSize(own)).toBe(true);
  const others = [{ width: 900 }, { height: 800 }, { height: undefined }, { fit: 'fill' }, { quality: 90 }, { format: 'png' }] as const;
  expect(others.filter((change) => isOwnSize({ ...own, ...change }))).toEqual([]);
});

const anySide = fc.constantFrom(...sides);
const anySize = fc.integer({ min: 1, max: 12_000 });
const anyOriginal = fc.record({
  width: anySize,
  height: anySize,
  focalX: fc.constant(0.5),
  focalY: fc.constant(0.5),
  frames: fc.constant(1),
});
const anyWish = fc.record({
  width: anySide,
  height: anySide,
  fit: fc.constantFrom(...imageFits),
  quality: fc.constantFrom(...qualities),
  format: fc.constantFrom(...formats),
});

test('what stands in is one of our own sizes, and is never distorted', () => {
  fc.assert(
    fc.property(anyOriginal, anyWish, (original: Original, wish: ImageWish) => {
      const standIn = ownSizeNear(planImage(original, wish, { takesAvif: false }));
      expect(isOwnSize(standIn)).toBe(true);
      const { scaled } = planImage(original, standIn, { takesAvif: false });
      const height = (scaled.width * original.height) / original.width;
      const width = (scaled.height * original.width) / original.height;
      expect(Math.min(Math.abs(scaled.height - height), Math.abs(scaled.width - width))).toBeLessThanOrEqual(1);
    }),
  );
});

test('what stands in has the shape that was asked for, as nearly as there is one, and is not smaller', () => {
  const original = { width: 4100, height: 3100, focalX: 0.5, focalY: 0.5, frames: 1 };
  const standInFor = (wish: Partial<ImageWish>) => {
    const plan = planImage(
      original,
      { width: undefined, height: undefined, fit: 'inside', quality: 60, format: 'webp', ...wish },
      { takesAvif: false },
    );
    const { width, height, fit, format } = ownSizeNear(plan);
    return [width, height, fit, format];
  };
  expect(standInFor({ width: 350 })).toEqual([600, undefined, 'inside', 'webp']);
  expect(standInFor({ width: 350, height: 350, fit: 'cover' })).toEqual([600, 600, 'cover', 'webp']);
  expect(standInFor({ width: 950, height: 650, fit: 'cover', format: 'avif' })).toEqual([1200, 800, 'cover', 'avif']);
  expect(standInFor({ width: 350, height: 1000, fit: 'fill', format: 'png' })).toEqual([600, undefined, 'inside', 'webp']);
  expect(standInFor({ width: 3000 })).toEqual([2400, undefined, 'inside', 'webp']);
});
