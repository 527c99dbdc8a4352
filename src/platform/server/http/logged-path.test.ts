import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const code = 'Zk3-_9'.repeat(7) + 'a';

test('what opens something for who has it stays out of the log', () => {
  expect(code).toHaveLength(43);
  expect(loggedPath(`/invitation/${code}`)).toBe('/invitation/[code]');
  expect(loggedPath(`/api/userinvitation:status/${code}?lang=nl`)).toBe('/api/userinvitation:status/[code]');
});

test('other paths are written as they are, without their query', () => {
  expect(loggedPath('/nieuws/i/5b0f1f8e-1111-4222-8333-444455556666/een-titel?p=2')).toBe(
    '/nieuws/i/5b0f1f8e-1111-4222-8333-444455556666/een-titel',
  );
});
