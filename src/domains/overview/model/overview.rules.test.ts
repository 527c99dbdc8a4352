import { expect, test } from 'vitest';
import { isStillPutOff } from './overview.rules.ts';

test('what was put off stays away until there is more of it', () => {
  expect(isStillPutOff(2, { size: 2 })).toBe(true);
  expect(isStillPutOff(1, { size: 2 })).toBe(true);
  expect(isStillPutOff(3, { size: 2 })).toBe(false);
});
