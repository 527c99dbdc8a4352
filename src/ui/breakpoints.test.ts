import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Widths in rem. A media query cannot read a custom property, so the style sheets repeat them. */
const breakpoints = { phone: 37.5, md: 64, wide: 90 };
/** Where one table, one bar or one phone needs a step of its own. */
const between = [20, 25, 48, 80];
/** 1556 px: from there on a panel stands beside the page that is edited, and no longer on it. */
const besideAPage = 97.25;

const files = ['src/**/*.css', 'src/**/*.enhance.ts'].flatMap((pattern) => globSync(pattern));

const widths = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:@media|matchMedia)[^{;]*/g)]
    .flatMap(([query]) => [
      ...query.matchAll(/([\d.]+[a-z]+) <= width|width (?:<|>=|<=|>) ([\d.]+[a-z]+)|(?:min|max)-width: ?([\d.]+[a-z]+)/g),
    ])
    .map(([, from, to, old]) => ({ file, width: from ?? to ?? old })),
);

test('the layout changes at 600, 1024 (md) and 1440 px', () => {
  expect(Object.values(breakpoints).map((rem) => rem * 16)).toEqual([600, 1024, 1440]);
  const used = new Set(widths.map(({ width }) => width));
  expect(Object.values(breakpoints).filter((rem) => !used.has(`${rem}rem`))).toEqual([]);
});

test('no style sheet changes at a width of its own', () => {
  const known = new Set([...Object.values(breakpoints), ...between, besideAPage].map((rem) => `${rem}rem`));
  expect(widths.filter(({ width }) => !known.has(width ?? ''))).toEqual([]);
});
