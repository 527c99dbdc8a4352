import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roomInRow } from './menu-row.ts';

const named = (names: readonly string[]) => names.map((name) => ({ name, hasPages: true }));

test('a short menu stands in the row; of a long one the last items fold, more of them in a narrower window', () => {
  expect(roomInRow(named(['Wonen', 'Werken', 'Leven']))).toEqual(['always', 'always', 'always']);
  const rooms = roomInRow(named(Array.from({ length: 10 }, () => 'Ondernemen')));
  expect(rooms.join(' ')).toMatch(/^(?:always ){3,}(?:wide )+(?:never ?)+$/);
});

test('one name that is too long for any row leaves the others behind it', () => {
  expect(roomInRow(named(['Home', 'W'.repeat(200), 'Nieuws']))).toEqual(['always', 'never', 'never']);
});

test('whatever the names are, what is folded comes after what is not', () => {
  const order = ['always', 'wide', 'never'];
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string({ maxLength: 60 }), hasPages: fc.boolean() })), (items) => {
      const rooms = roomInRow(items).map((room) => order.indexOf(room));
      expect(rooms).toEqual(rooms.toSorted((one, other) => one - other));
    }),
  );
});
