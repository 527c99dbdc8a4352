import { describe, expect, test } from 'vitest';
import { dropPlaceAt, type SeenRegion } from './drop-place.ts';

const side: SeenRegion = { region: 'side-left', top: 100, left: 0, width: 200, height: 24, blocks: [] };
const main: SeenRegion = {
  region: 'main',
  top: 100,
  left: 250,
  width: 600,
  height: 500,
  blocks: [
    { guid: 'first', top: 100, left: 250, width: 600, height: 200 },
    { guid: 'second', top: 350, left: 250, width: 600, height: 250 },
  ],
};

describe('R10.56 what is dragged comes where the line is', () => {
  test.each([
    { what: 'before the first', y: 150, after: null, line: 100 },
    { what: 'between two, half-way', y: 320, after: 'first', line: 325 },
    { what: 'behind the last', y: 590, after: 'second', line: 600 },
    { what: 'far below the page', y: 5000, after: 'second', line: 600 },
  ])('$what', ({ y, after, line }) => {
    expect(dropPlaceAt({ x: 400, y }, [side, main])).toEqual({ region: 'main', after, line: { top: line, left: 250, width: 600 } });
  });

  test('in an empty column, however low the pointer is beside the text', () => {
    expect(dropPlaceAt({ x: 100, y: 130 }, [side, main])).toMatchObject({
      region: 'side-left',
      after: null,
      line: { top: 100, width: 200 },
    });
  });

  test('nowhere on a page without a region', () => {
    expect(dropPlaceAt({ x: 0, y: 0 }, [])).toBeNull();
  });
});
