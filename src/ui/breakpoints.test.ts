import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

test('the layout changes at 600, 1024 (md), 1440 and 1920 px', () => {
  expect(breakpoints).toEqual({ sm: 600, md: 1024, lg: 1440, xl: 1920 });
});
