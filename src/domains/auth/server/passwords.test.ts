import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { hashPassword, isCheaper, isRightPassword } from './passwords.ts';

const { passwordCost: cost } = readConfig({});
const quick = { memoryCost: 8, timeCost: 1, parallelism: 1 };

test('a moment in which too many try to sign in leaves nothing behind', async () => {
  // A few at once and fifty waiting; the others are told to come back. None of these accounts exists.
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => isRightPassword('een wachtwoord', undefined, quick)));
  expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(isRightPassword('een wachtwoord', undefined, quick)).resolves.toBe(false);
}, 30_000);

test('a hash made at a lower cost than today is told apart, one made today is not', async () => {
  expect(isCheaper(await hashPassword('een wachtwoord', cost), cost)).toBe(false);
  expect(isCheaper('$argon2id$v=19$m=19456,t=3,p=1$c2FsdHNhbHQ$aGFzaA', cost)).toBe(true);
  expect(isCheaper('$argon2id$v=19$m=65536,t=2,p=1$c2FsdHNhbHQ$aGFzaA', cost)).toBe(true);
  expect(isCheaper('$argon2i$v=19$m=65536,t=3,p=1$c2FsdHNhbHQ$aGFzaA', cost)).toBe(true);
}, 30_000);
