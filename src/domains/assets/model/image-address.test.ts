import { expect, test } from 'vitest';
import { assetView } from '../testing/asset-view.ts';
import { focusInShape, headerSrcSets, imageAddress, imageVersion, placeholderAddress, socialImage, srcSet } from './image-address.ts';

const asset = assetView();
const at = `/a/${asset.guid}`;

/** The candidates of a srcset: what the browser is told, and what it would ask for. */
function candidates(set: string): { told: string; width: number; height: number }[] {
  return set.split(', ').map((candidate) => {
    const [address = '', told = ''] = candidate.split(' ');
    const query = new URL(address, 'http://plein.test').searchParams;
    return { told, width: Number(query.get('width')), height: Number(query.get('height')) };
  });
}

test('an address says no more than what differs from the usual, and ends with the version', () => {
  expect(imageAddress(asset)).toBe(`${at}?v=Xy3_hash`);
  expect(imageAddress(asset, { quality: 80, format: 'webp', fit: 'inside' })).toBe(`${at}?v=Xy3_hash`);
  expect(imageAddress(asset, { width: 300, height: 200, fit: 'cover', quality: 60, format: 'auto' })).toBe(
    `${at}?width=300&height=200&fit=cover&quality=60&format=auto&v=Xy3_hash`,
  );
});

test('moving the focal point gives a picture another address, because it is cut differently', () => {
  const moved = assetView({ focalX: 0.3, focalY: 0.75 });
  expect(imageVersion(moved)).toBe('Xy3_hash.30.75');
  expect(imageAddress(moved, { width: 300 })).not.toBe(imageAddress(asset, { width: 300 }));
});

test('R9.14 the placeholder is asked for as 100x100 at quality 1', () => {
  expect(placeholderAddress(asset)).toBe(`${at}?width=100&height=100&quality=1&v=Xy3_hash`);
});

test('a page offers the browser its widths up to the first that holds all of the original', () => {
  expect(candidates(srcSet(asset)).map(({ told }) => told)).toEqual(['300w', '600w', '900w', '1200w', '1600w']);
  expect(candidates(srcSet(assetView({ width: 9000 }))).map(({ width }) => width)).toEqual([300, 600, 900, 1200, 1800, 2400]);
  expect(candidates(srcSet(assetView({ width: 120 })))).toEqual([{ told: '120w', width: 300, height: 0 }]);
  expect(srcSet(asset)).toContain('format=auto');
});

test('a picture that is never shown wide is not offered wide', () => {
  expect(candidates(srcSet(asset, { maxWidth: 500 })).map(({ width }) => width)).toEqual([300, 600]);
});

test('a picture with a shape is cut to it by the server, in steps of 50 px', () => {
  expect(candidates(srcSet(asset, { ratio: 3 / 2 })).map(({ width, height }) => [width, height])).toEqual([
    [300, 200],
    [600, 400],
    [900, 600],
    [1200, 800],
    [1800, 1200],
  ]);
  expect(srcSet(asset, { ratio: 3 / 2 })).toContain('fit=cover');
  expect(candidates(srcSet(asset, { ratio: 1 / 2 })).map(({ told }) => told)).toEqual(['300w', '500w']);
});

test('R9.20 a header image is 1200 wide, and 600 on mobile, up to twice that on a wide or dense screen', () => {
  const { mobile, desktop } = headerSrcSets(assetView({ width: 2600, height: 1000 }), 2.4);
  expect(candidates(mobile)).toEqual([
    { told: '600w', width: 600, height: 250 },
    { told: '900w', width: 900, height: 400 },
    { told: '1200w', width: 1200, height: 500 },
  ]);
  expect(candidates(desktop)).toEqual([
    { told: '1200w', width: 1200, height: 500 },
    { told: '1800w', width: 1800, height: 750 },
    { told: '2400w', width: 2400, height: 1000 },
  ]);
});

test('of a header image that is smaller than that, no more is offered than there is', () => {
  const { desktop } = headerSrcSets(assetView({ width: 1300, height: 1000 }), 2.4);
  expect(candidates(desktop).map(({ told }) => told)).toEqual(['1200w', '1300w']);
});

test('the point that must stay in sight is known in the picture as it was cut', () => {
  const high = { width: 1000, height: 1000, focalX: 0.3, focalY: 0.1 };
  expect(focusInShape(high, 2)).toEqual({ x: 0.3, y: 0.2 });
  expect(focusInShape({ ...high, focalY: 0.5 }, 2)).toEqual({ x: 0.3, y: 0.5 });
  expect(focusInShape({ ...high, focalY: 1 }, 2)).toEqual({ x: 0.3, y: 1 });
  expect(focusInShape({ ...high, width: 4000, focalX: 0.9 }, 2).x).toBeCloseTo(0.8);
});

test('the picture of a social card says its own size, and a document is none', () => {
  expect(socialImage(asset)).toEqual({
    address: `${at}?width=1200&height=600&fit=cover&format=jpeg&v=Xy3_hash`,
    width: 1200,
    height: 600,
  });
  expect(socialImage(assetView({ width: 500, height: 600 }))).toMatchObject({ width: 500, height: 250 });
  expect(socialImage(assetView({ kind: 'document', width: null, height: null }))).toBeUndefined();
});
