import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availabilityOf, isFillable } from './availability.ts';

const now = new Date('2026-03-09T16:00:00Z');
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + 1);

const someDate = fc.option(fc.date({ noInvalidDate: true }), { nil: null });

function custom(openDate: Date | null, closeDate: Date | null) {
  return availabilityOf({ state: 'Custom', openDate, closeDate }, now);
}

test('R4.05 Custom with neither date, or only an openDate in the past, is open', () => {
  expect(custom(null, null)).toBe('open');
  expect(custom(past, null)).toBe('open');
});

test('R4.06 Custom with a closeDate in the past is closed, whatever the openDate', () => {
  expect(custom(null, past)).toBe('closed');
  expect(custom(past, past)).toBe('closed');
  expect(custom(future, past)).toBe('closed');
});

test('R4.07 Custom with an openDate in the future is open-future', () => {
  expect(custom(future, null)).toBe('open-future');
  expect(custom(future, future)).toBe('open-future');
});

test('R4.08 Custom is close-future otherwise', () => {
  expect(custom(null, future)).toBe('close-future');
  expect(custom(past, future)).toBe('close-future');
});

test('R4.05 R4.08 at the very moment of a date the form is open', () => {
  expect(custom(now, null)).toBe('open');
  expect(custom(null, now)).toBe('close-future');
  expect(custom(now, now)).toBe('close-future');
});

test('R4.09 Closed is closed, whatever the dates', () => {
  fc.assert(
    fc.property(someDate, someDate, (openDate, closeDate) => availabilityOf({ state: 'Closed', openDate, closeDate }, now) === 'closed'),
  );
});

test('R4.10 any other state is open, whatever the dates', () => {
  const otherStates = fc.string().filter((state) => state !== 'Custom' && state !== 'Closed');
  fc.assert(
    fc.property(fc.oneof(fc.constant('Open'), otherStates), someDate, someDate, (state, openDate, closeDate) => {
      return availabilityOf({ state, openDate, closeDate }, now) === 'open';
    }),
  );
});

test('as time goes by a form opens once and closes once', () => {
  const order = ['open-future', 'open', 'close-future', 'closed'];
  const moments = fc.array(fc.date({ noInvalidDate: true }), { minLength: 2 });
  fc.assert(
    fc.property(someDate, someDate, moments, (openDate, closeDate, times) => {
      const seen = times
        .toSorted((a, b) => a.getTime() - b.getTime())
        .map((time) => availabilityOf({ state: 'Custom', openDate, closeDate }, time));
      expect(seen).toEqual(seen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    }),
  );
});

test('a form can be filled in while it is open, also when it will close', () => {
  expect((['open', 'close-future', 'open-future', 'closed'] as const).filter(isFillable)).toEqual(['open', 'close-future']);
});
