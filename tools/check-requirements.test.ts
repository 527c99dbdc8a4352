import { expect, test } from 'vitest';
import { idsInTestNames, judge, parseRequirements } from './check-requirements.ts';

test('rows are read from the tables, other lines are not', () => {
  const markdown =
    '# Requirements\n\n| id | requirement | package |\n|---|---|---|\n| R5.15 | cleaning removes `\\|` | 1 |\n\nsee R5.15 above\n';
  expect(parseRequirements(markdown)).toEqual([{ id: 'R5.15', text: 'cleaning removes `\\|`', package: 1 }]);
});

test('a test proves the rows its name begins with', () => {
  const code = `
    test('R5.11 R5.12 title slugs', () => {});
    test.each(cases)("R4.06 %s", () => {});
    test.skipIf(!isRoot)(\`R4.07 \${who} may\`, () => {});
    test(String.raw\`R4.08 no \\ in a name\`, () => {});`;
  expect(idsInTestNames(code)).toEqual(['R5.11', 'R5.12', 'R4.06', 'R4.07', 'R4.08']);
});

test('the rows of a table name their test when its name begins with them', () => {
  const code = `
    test.each([['R9.30 no data', 1], ['R9.31 no results', 2]] as const)('%s in Dutch', () => {});
    test.each([['R9.32 loading', 1]])('all is well with %s', () => {});`;
  expect(idsInTestNames(code)).toEqual(['R9.30', 'R9.31']);
});

test('a group proves its rows when one of its tests is run', () => {
  const code = `
    describe('R1.01 menus', () => { test('open', () => {}); });
    test.describe('R1.02 pages', () => { test('open', () => {}); });
    describe('R1.03 images', () => { test.todo('shown'); });`;
  expect(idsInTestNames(code)).toEqual(['R1.01', 'R1.02']);
});

test('a row that is only mentioned is not proven', () => {
  const code = `
    // R5.11
    const label = 'R5.12 slugs';
    test('slugs (R5.13)', () => { expect(title).toBe('R5.14 slugs'); });
    test.step('R5.15 slugs', () => {});`;
  expect(idsInTestNames(code)).toEqual([]);
});

test.each([
  ["test.skip('R5.13 slugs', () => {});"],
  ["test.skip(\n  'R5.13 slugs that are long enough for a second line',\n  () => {},\n);"],
  ["test.todo('R5.13 slugs');"],
  ["test('R5.13 slugs');"],
  ["test.fixme('R5.13 slugs', async () => {});"],
  ["test.fails('R5.13 slugs', () => {});"],
  ["test.skip.each([1, 2])('R5.13 slugs %i', () => {});"],
  ["test('R5.13 slugs', { skip: true }, () => {});"],
  ["test('R5.13 slugs', async () => { test.fixme(); });"],
  ["describe.skip('slugs', () => { test('R5.13 slugs', () => {}); });"],
  ["describe('pages', () => { describe.todo('slugs', () => { test('R5.13 slugs', () => {}); }); });"],
  ["test.describe.skip('slugs', () => { test('R5.13 slugs', () => {}); });"],
  ["test.describe('slugs', () => { test.skip(); test('R5.13 slugs', () => {}); });"],
])('a test that is not run proves nothing: %s', (code) => {
  expect(idsInTestNames(code)).toEqual([]);
});

test('only what is skipped does not count', () => {
  const code = "describe.skip('old', () => { test('R5.13 a', () => {}); });\ntest('R5.14 b', () => {});\ntest.skip('R5.15 c', () => {});";
  expect(idsInTestNames(code)).toEqual(['R5.14']);
});

const rows = [
  { id: 'R1.01', text: 'one', package: 1 },
  { id: 'R1.02', text: 'two', package: 1 },
  { id: 'R1.03', text: 'three', package: 2 },
];

test('only rows of the packages done count', () => {
  const { untested, due, problems } = judge(rows, new Set(['R1.01']), { packagesDone: [1], untested: 1 });
  expect({ untested: untested.map(({ id }) => id), due, problems }).toEqual({ untested: ['R1.02'], due: 2, problems: [] });
});

test('more rows without a test than recorded is a problem', () => {
  expect(judge(rows, new Set(), { packagesDone: [1], untested: 1 }).problems).toHaveLength(1);
  expect(judge(rows, new Set(), { packagesDone: [1], untested: 2 }).problems).toHaveLength(0);
});

test('a test that names an unknown row, and a row that stands twice, are problems', () => {
  expect(judge(rows, new Set(['R9.99']), { packagesDone: [], untested: 0 }).problems).toHaveLength(1);
  expect(judge([...rows, ...rows.slice(0, 1)], new Set(), { packagesDone: [], untested: 0 }).problems).toHaveLength(1);
});
