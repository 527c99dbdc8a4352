import { expect, test } from 'vitest';
import { personalData } from '#app/server/personal-data.ts';
import { partNames } from '#domains/data-exports/model/part-names.ts';

test('H7 everything that a domain collects about somebody has a file in their copy', () => {
  const collected = personalData.flatMap(({ collect = {} }) => Object.keys(collect));
  expect(collected.length).toBeGreaterThan(10);
  expect(collected.filter((name) => !(partNames as readonly string[]).includes(name))).toEqual([]);
});
