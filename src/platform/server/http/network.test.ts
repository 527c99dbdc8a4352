import { expect, test } from 'vitest';
import { hostnameOf } from './host.ts';
import { isLoopback, networkKey, shortenedNetwork } from './network.ts';

test('limits count an IPv4 address, or the /64 that an IPv6 household owns', () => {
  expect(networkKey('198.51.100.7')).toBe('198.51.100.7');
  expect(networkKey('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(networkKey('2001:0db8:0001:0002::1')).toBe(networkKey('2001:db8:1:2::1'));
  expect(networkKey('2001:db8:1:2::1')).not.toBe(networkKey('2001:db8:1:3::1'));
  expect(networkKey('not an address')).toBe('unknown');
});

test('what is kept names no household', () => {
  expect(shortenedNetwork('198.51.100.7')).toBe('198.51.100.0');
  expect(shortenedNetwork('::ffff:198.51.100.7')).toBe('198.51.100.0');
  expect(shortenedNetwork('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(shortenedNetwork('')).toBe('');
});

test('only this machine is this machine', () => {
  for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1']) expect(isLoopback(address)).toBe(true);
  for (const address of ['10.0.0.1', '198.51.100.7', '::', '0.0.0.0', '', '2130706433.example']) expect(isLoopback(address)).toBe(false);
});

test.each([
  ['www.example.nl', 'www.example.nl'],
  ['WWW.Example.NL:443', 'www.example.nl'],
  ['localhost:3000', 'localhost'],
  ['[::1]:3000', '[::1]'],
])('E7 the name in the Host header %s is %s', (header, name) => {
  expect(hostnameOf(header)).toBe(name);
});

test.each([
  undefined,
  '',
  'site.nl:1@evil.nl',
  'a b',
  'a,b',
  'a/b',
  'a\\b',
  '[::1',
  'site.nl:',
  'site.nl:x',
  'site.nl:1:2',
  'sité.nl',
  'a\tb',
  '*',
])('E7 %j is no host', (header) => {
  expect(hostnameOf(header)).toBeUndefined();
});
