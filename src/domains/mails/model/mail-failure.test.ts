import { expect, test } from 'vitest';
import { failureOf } from './mail-failure.ts';

test.each([
  ['EAUTH 535 5.7.8', 'login'],
  ['EENVELOPE 550 5.1.1', 'address'],
  ['EENVELOPE 550', 'address'],
  ['EENVELOPE 552 5.2.2', 'mailbox'],
  ['EENVELOPE 554 5.7.1', 'unwanted'],
  ['EMESSAGE 554', 'unwanted'],
  ['EENVELOPE 451 4.3.0', 'busy'],
  ['ETIMEDOUT', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['EEXPIRED', 'expired'],
  ['ESEAL', 'unreadable'],
  ['ENOSPC', 'disk'],
  ['unknown', 'other'],
])('%s is told as %s', (codes, failure) => {
  expect(failureOf(codes)).toBe(failure);
});
