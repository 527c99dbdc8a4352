import { expect, test } from 'vitest';
import { saysNothing } from './says-nothing.ts';

test.each(['klik hier', 'Hier', 'Lees meer »', 'read more…', 'Click here!'])('R10.22 “%s” says nothing about where it leads', (words) => {
  expect(saysNothing(words)).toBe(true);
});

test.each(['Paspoort aanvragen', 'Lees meer over de haven', 'https://noorderhaven.example', ''])('R10.22 “%s” is left alone', (words) => {
  expect(saysNothing(words)).toBe(false);
});
