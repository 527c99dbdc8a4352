import { randomInt, randomUUID } from 'node:crypto';

/** All but the first group, which differs for each. */
const ownPart = randomUUID().slice(8);
let last = randomInt(2 ** 32);
/** Odd, so that four thousand million come before one comes again; large, so that two in a row look unlike. */
const step = 0x9e3779b1;

/**
 * What answer and log line are known by: like no other, but no secret. In the form of a UUID; drawing lots for each takes longer. People
 * are told its first group alone, and find their line in the log by it.
 */
export function newCorrelationId(): string {
  last = (last + step) >>> 0;
  return last.toString(16).padStart(8, '0') + ownPart;
}
