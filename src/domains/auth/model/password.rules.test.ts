import { expect, test } from 'vitest';
import { passwordProblem, shortestPassword } from './password.rules.ts';

const reader = { isAdmin: false, isContentManager: false, contextWords: ['Gemeente Havenstad', 'noor@plein.test', 'Noor'] };
const admin = { ...reader, isAdmin: true };

test('a reader needs twelve characters, who can change the site fifteen', () => {
  expect(shortestPassword(reader)).toBe(12);
  expect(shortestPassword(admin)).toBe(15);
  expect(shortestPassword({ isAdmin: false, isContentManager: true })).toBe(15);
  expect(passwordProblem('kq7 vlam zon', reader)).toBeUndefined();
  expect(passwordProblem('kq7 vlam zo', reader)).toBe('password.too_short');
  expect(passwordProblem('kq7 vlam zon', admin)).toBe('password.too_short');
});

test('F3 a passphrase with spaces and emoji is taken as it is, up to 128 characters', () => {
  const phrase = 'de gele fiets 🚲 van buurvrouw Ans staat al weken in de regen 🌧️ ';
  expect(passwordProblem(phrase, admin)).toBeUndefined();
  expect(passwordProblem('kqzvbnmt'.repeat(16), admin)).toBeUndefined();
  expect(passwordProblem(`${'kqzvbnmt'.repeat(16)}x`, admin)).toBe('password.too_long');
  expect(passwordProblem('🚲🌧️☀️🌈⭐'.repeat(100), admin)).toBe('password.too_long');
});

test.each([
  ' '.repeat(20),
  'aaaaaaaaaaaaaaaaaaaa',
  'abababababababababab',
  'passwordpassword',
  'Wachtwoord12345',
  'Welkom2026Welkom',
  'qwertyqwertyqwerty',
  'gemeente havenstad',
  'GEMEENTE HAVENSTAD1',
  'noor@plein.test!',
])('F3 %j is what a guesser tries first', (password) => {
  expect(passwordProblem(password, reader)).toBe('password.too_common');
});

test('no kind of character is asked for', () => {
  for (const password of ['kiezelsteen vlaggenmast', 'KIEZELSTEENVLAGGENMAST', '8461029375641908273', 'welkom 846102937564']) {
    expect(passwordProblem(password, reader)).toBeUndefined();
  }
});
