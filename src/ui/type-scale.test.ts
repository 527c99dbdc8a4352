import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const fontSizes = [12, 14, 16, 18, 22, 28, 34, 40, 50, 64];
const tokens = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8');

test('R9.15 font pixel sizes: 12, 14, 16, 18, 22, 28, 34, 40, 50, 64, in rem', () => {
  const steps = [...tokens.matchAll(/--p-type-(\d+): ([\d.]+)rem;/g)].map(([, name, rem]) => [Number(name), Number(rem) * 16]);
  expect(steps).toEqual(fontSizes.map((size) => [size, size]));
});

test('R9.15 no style sheet has a size of its own', () => {
  const others = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size: ([\d.]+)(?:rem|px)/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(others).toEqual([]);
});
