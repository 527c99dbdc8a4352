import { expect, test } from 'vitest';
import { addressIn } from './typed-address.ts';

const own = 'https://noorderhaven.example';

test.each([
  ['https://www.rijksoverheid.nl/paspoort', 'https://www.rijksoverheid.nl/paspoort'],
  [' www.rijksoverheid.nl ', 'https://www.rijksoverheid.nl'],
  ['rijksoverheid.nl/paspoort?jaar=2026', 'https://rijksoverheid.nl/paspoort?jaar=2026'],
  ['/contact', '/contact'],
  [`${own}/contact#adres`, '/contact#adres'],
  ['balie@noorderhaven.example', 'mailto:balie@noorderhaven.example'],
  ['14 0299', 'tel:140299'],
  ['+31 (0)299 12 34 56', 'tel:+310299123456'],
])('R10.22 %s is the address %s', (typed, address) => {
  expect(addressIn(typed, own)).toBe(address);
});

test.each(['paspoort', 'paspoort aanvragen', '2026', 'javascript:alert(1)', '//evil.test', 'data:text/html,x', ''])(
  'R10.22 %s is no address',
  (typed) => {
    expect(addressIn(typed, own)).toBeUndefined();
  },
);
