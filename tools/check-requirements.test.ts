import { expect, test } from 'vitest';
import { idsInTestNames, judge, parseRequirements } from './check-requirements.ts';

// Written in two parts, so that these lines do not themselves count as proof of a row.
const row = (number: string) => `R${number}`;

test('rows are read from the tables, other lines are not', () => {
  const markdown =
    '# Requirements\n\n| id | requirement | package |\n|---|---|---|\n| R5.15 | cleaning removes `\\|` | 1 |\n\nsee R5.15 above\n';
  expect(parseRequirements(markdown)).toEqual([{ id: row('5.15'), text: 'cleaning removes `\\|`', package: 1 }]);
});

test('a test proves the rows its name begins with', () => {
  const code = `test('${row('5.11')} ${row('5.12')} title slugs', () => {});\ntest.each(cases)("${row('4.06')} %s", () => {});`;
  expect(idsInTestNames(code)).toEqual([row('5.11'), row('5.12'), row('4.06')]);
});

test('a row that is only mentioned, or whose test is skipped, is not proven', () => {
  const code = `// ${row('5.11')}\ntest('slugs (${row('5.12')})', () => {});\ntest.skip('${row('5.13')} slugs', () => {});`;
  expect(idsInTestNames(code)).toEqual([]);
});

const rows = [
  { id: row('1.01'), text: 'one', package: 1 },
  { id: row('1.02'), text: 'two', package: 1 },
  { id: row('1.03'), text: 'three', package: 2 },
];

test('only rows of the packages done count', () => {
  const { untested, due, problems } = judge(rows, new Set([row('1.01')]), { packagesDone: [1], untested: 1 });
  expect({ untested: untested.map(({ id }) => id), due, problems }).toEqual({ untested: [row('1.02')], due: 2, problems: [] });
});

test('more rows without a test than recorded is a problem', () => {
  expect(judge(rows, new Set(), { packagesDone: [1], untested: 1 }).problems).toHaveLength(1);
  expect(judge(rows, new Set(), { packagesDone: [1], untested: 2 }).problems).toHaveLength(0);
});

test('a test that names an unknown row, and a row that stands twice, are problems', () => {
  expect(judge(rows, new Set([row('9.99')]), { packagesDone: [], untested: 0 }).problems).toHaveLength(1);
  expect(judge([...rows, ...rows.slice(0, 1)], new Set(), { packagesDone: [], untested: 0 }).problems).toHaveLength(1);
});
