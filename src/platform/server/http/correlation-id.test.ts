import { expect, test } from 'vitest';
import { newCorrelationId } from './correlation-id.ts';

test('what people are told of it, its first group, is another one each time', () => {
  const ids = Array.from({ length: 100_000 }, newCorrelationId);
  expect(new Set(ids.map((id) => id.split('-', 1)[0])).size).toBe(ids.length);
  expect(ids.every((id) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toBe(true);
});
