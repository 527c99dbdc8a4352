import { expect, test } from 'vitest';
import { contactKey } from './own-contact.ts';

test.each([
  ['14 0299', '140299'],
  ['tel:140299', '140299'],
  ['(0299) 12 34 56', '0299123456'],
  ['+31 299 123 456', '0299123456'],
  ['0031-299-123456', '0299123456'],
  [' Info@Noorderhaven.test ', 'info@noorderhaven.test'],
  ['mailto:info@noorderhaven.test', 'info@noorderhaven.test'],
])('%j is told by %j', (text, key) => {
  expect(contactKey(text)).toBe(key);
});

test.each(['2026', 'paspoort', 'info@', '@noorderhaven', '12 mei 2026', 'bel 14 0299', '1-2-3', ''])('%j is neither', (text) => {
  expect(contactKey(text)).toBeUndefined();
});
