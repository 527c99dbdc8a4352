import { expect, test } from 'vitest';
import { isRightPassword } from './passwords.ts';

test('a moment in which too many try to sign in leaves nothing behind', async () => {
  // Four at once and fifty waiting; the others are told to come back. None of these accounts exists.
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => isRightPassword('een wachtwoord', undefined)));
  expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(isRightPassword('een wachtwoord', undefined)).resolves.toBe(false);
}, 30_000);
