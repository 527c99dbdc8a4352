import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress, parsePublicUrl } from './url-check.ts';

const privateAddresses = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:0:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::169.254.169.254',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
];

const publicAddresses = [
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '2606:4700:4700::1111',
  '2a02:2268::1',
  '::ffff:8.8.8.8',
];

test.each(privateAddresses)('R5.10 E2 %s is not an address on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(publicAddresses)('R5.10 E2 %s is an address on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('R5.10 what is no address at all is refused', () => {
  for (const text of ['', 'localhost', 'voorbeeld.nl', '1.2.3.4.5', '::g']) expect(isPublicAddress(text)).toBe(false);
});

test('R5.10 E2 an IPv4 address is judged the same when it is wrapped in IPv6', () => {
  fc.assert(fc.property(fc.ipV4(), (address) => isPublicAddress(`::ffff:${address}`) === isPublicAddress(address)));
});

test.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://①②⑦.0.0.1/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://127.0.0.1./',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fd00:ec2::254]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://ⓛocalhost/',
  'https://plein.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://intranet/',
])('R5.10 E1 %s is refused before anything is asked of the network', (address) => {
  expect(parsePublicUrl(address)).toBeUndefined();
});

test.each([
  'http://voorbeeld.nl/',
  'ftp://voorbeeld.nl/',
  'file:///etc/passwd',
  'gopher://voorbeeld.nl/',
  'data:text/plain,x',
  'javascript:alert(1)',
  'https://voorbeeld.nl:8443/',
  'https://voorbeeld.nl:80/',
  'https://naam@voorbeeld.nl/',
  'https://naam:wachtwoord@voorbeeld.nl/',
  'https://',
  '//voorbeeld.nl/',
  'voorbeeld.nl',
  '',
  `https://voorbeeld.nl/${'a'.repeat(2048)}`,
])('R5.10 E4 %j is refused: only https, only its own port, no password', (address) => {
  expect(parsePublicUrl(address)).toBeUndefined();
});

test.each([
  'https://voorbeeld.nl/a?b=c',
  'https://voorbeeld.nl:443/',
  'HTTPS://Voorbeeld.NL',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
])('R5.10 %s may be tried', (address) => {
  expect(parsePublicUrl(address)?.protocol).toBe('https:');
});

test('R5.10 whatever passes has a host that is no forbidden address', () => {
  const hosts = fc.oneof(
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.nat({ max: 2 ** 31 - 1 }).map(String),
  );
  fc.assert(
    fc.property(hosts, (host) => {
      const url = parsePublicUrl(`https://${host}/`);
      return url === undefined || isPublicAddress(url.hostname.replace(/[[\]]/g, ''));
    }),
  );
});
