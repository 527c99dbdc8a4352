import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('every cell is quoted, and quotes inside are doubled', () => {
  expect(csvLine(['Noor', 'zei "dag"; en ging', 'twee\nregels'])).toBe('"Noor";"zei ""dag""; en ging";"twee\nregels"\r\n');
});

test.each(['=1+1', '+31', '-2', '@SUM(A1)', ' =1', '\t=1', '\r=1'])('what begins like a formula stays text: %j', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});
