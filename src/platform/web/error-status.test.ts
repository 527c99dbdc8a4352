import { expect, test } from 'vitest';
import { createErrorStatus } from './error-status.ts';

test('R4.22 the error status is 200, becomes 404 when a 404 is raised, and is 200 again on the next page', () => {
  const status = createErrorStatus();
  const seen: number[] = [];
  status.subscribe(() => seen.push(status.getSnapshot()));
  expect(status.getSnapshot()).toBe(200);
  status.raiseNotFound();
  expect(status.getSnapshot()).toBe(404);
  status.reset();
  expect(seen).toEqual([404, 200]);
});

test('R4.22 a page that the server answered with 404 starts with 404', () => {
  expect(createErrorStatus(404).getSnapshot()).toBe(404);
});
