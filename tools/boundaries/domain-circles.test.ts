import { expect, test } from 'vitest';
import { circlesOfDomains } from './domain-circles.ts';

const cat = 'src/domains/cats/model/cat.ts';
const dog = 'src/domains/dogs/server/index.ts';
const bird = 'src/domains/birds/ui/index.ts';

test('domains that need each other are named with the imports that tie them', () => {
  const circle = circlesOfDomains([
    { from: cat, to: dog },
    { from: dog, to: cat },
    { from: bird, to: cat },
  ]);
  expect(circle).toEqual([
    `${cat} → ${dog}: cats needs dogs, and dogs needs cats; domains form no circles`,
    `${dog} → ${cat}: dogs needs cats, and cats needs dogs; domains form no circles`,
  ]);
});

test('a circle by way of a third is one too', () => {
  const imports = [
    { from: cat, to: dog },
    { from: dog, to: bird },
    { from: bird, to: cat },
  ];
  expect(circlesOfDomains(imports)).toHaveLength(3);
  expect(circlesOfDomains(imports.slice(1))).toEqual([]);
});

test('tests, what they share, and what is no domain tie nothing', () => {
  expect(
    circlesOfDomains([
      { from: cat, to: dog },
      { from: 'src/domains/dogs/server/dog.db.test.ts', to: cat },
      { from: 'src/domains/dogs/testing/dogs.ts', to: cat },
      { from: 'src/app/web/app.tsx', to: cat },
      { from: dog, to: 'src/platform/shared/errors.ts' },
    ]),
  ).toEqual([]);
});
