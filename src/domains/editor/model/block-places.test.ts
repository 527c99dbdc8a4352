import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layoutPositions, layouts } from '#domains/blocks/model/layout.ts';
import { applyOperation } from '#domains/documents/model/apply-operation.ts';
import { draftBlock, draftOf } from '../testing/draft-server.ts';
import { structureOf } from '../ui/store/structure-queue.ts';
import { inRegion, neighbourOf, operationOf, operationTo, placeOf, regionsOf, type Move } from './block-places.ts';

const guidOf = (number: number) => `5b0f1f8e-1111-4222-8333-4444555500${String(number).padStart(2, '0')}`;

const somePage = fc
  .record({ layout: fc.constantFrom(...layouts), regions: fc.array(fc.constantFrom(...layoutPositions), { minLength: 1, maxLength: 12 }) })
  .map(({ layout, regions }) => {
    const known = regionsOf(layout);
    const blocks = regions.map((region, index) =>
      draftBlock({ guid: guidOf(index), layoutPosition: known.includes(region) ? region : 'main', sortId: index }),
    );
    return structureOf(draftOf(blocks, { layout }));
  });

/** What becomes of a page when a block of it is moved. */
function afterMove(structure: ReturnType<typeof structureOf>, guid: string, move: Move) {
  const operation = operationOf(structure.blocks, guid, move);
  return operation ? applyOperation(structure, operation) : structure;
}

describe('R10.52 where a block goes', () => {
  test('up and down take it one place along its region, and back again', () => {
    fc.assert(
      fc.property(somePage, fc.nat(), (page, which) => {
        const { guid } = page.blocks[which % page.blocks.length] ?? { guid: '' };
        const before = placeOf(page.blocks, guid);
        const down = afterMove(page, guid, 'down');
        const isLast = before?.number === before?.count;
        expect(placeOf(down.blocks, guid)).toEqual({ ...before, number: (before?.number ?? 0) + (isLast ? 0 : 1) });
        if (isLast) return;
        const back = afterMove(down, guid, 'up');
        expect(layoutPositions.map((region) => inRegion(back.blocks, region))).toEqual(
          layoutPositions.map((region) => inRegion(page.blocks, region)),
        );
      }),
    );
  });

  test('to the start, the end or another region, and nobody else changes places', () => {
    const someMove = fc.constantFrom<Exclude<Move, 'up' | 'down'>[]>('start', 'end', ...layoutPositions);
    fc.assert(
      fc.property(somePage, fc.nat(), someMove, (page, which, move) => {
        const { guid } = page.blocks[which % page.blocks.length] ?? { guid: '' };
        if (move !== 'start' && move !== 'end' && !regionsOf(page.layout).includes(move)) return;
        const before = placeOf(page.blocks, guid);
        const after = afterMove(page, guid, move);
        const place = placeOf(after.blocks, guid);
        const isHome = move === before?.region;
        expect(isHome ? place : place?.number).toEqual(isHome ? before : move === 'start' ? 1 : place?.count);
        expect(place?.region).toBe(move === 'start' || move === 'end' ? before?.region : move);
        const others = ({ blocks }: typeof page) =>
          layoutPositions.map((region) => inRegion(blocks, region).filter((block) => block.guid !== guid));
        expect(others(after)).toEqual(others(page));
      }),
    );
  });
});

test('R10.53 after a block is gone the next of its region is in hand, then the one before it, then any other', () => {
  const blocks = [
    draftBlock({ guid: guidOf(1) }),
    draftBlock({ guid: guidOf(2) }),
    draftBlock({ guid: guidOf(3), layoutPosition: 'bottom' }),
  ];
  expect(neighbourOf(blocks, guidOf(1))).toBe(guidOf(2));
  expect(neighbourOf(blocks, guidOf(2))).toBe(guidOf(1));
  expect(neighbourOf(blocks, guidOf(3))).toBe(guidOf(2));
  expect(neighbourOf([blocks[0] ?? draftBlock()], guidOf(1))).toBeNull();
});

test('R10.56 what is let go where it stood has not moved', () => {
  const blocks = [1, 2, 3].map((number) => draftBlock({ guid: guidOf(number) }));
  const to = (after: string | null) => operationTo(blocks, guidOf(2), { region: 'main', after });
  expect(to(guidOf(1))).toBeUndefined();
  expect(to(guidOf(2))).toBeUndefined();
  expect(to(null)).toMatchObject({ op: 'move', block: guidOf(2), after: null });
  expect(to(guidOf(3))).toMatchObject({ after: guidOf(3) });
  expect(operationTo(blocks, guidOf(2), { region: 'bottom', after: null })).toMatchObject({ layoutPosition: 'bottom' });
});
