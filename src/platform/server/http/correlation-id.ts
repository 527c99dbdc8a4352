import { randomUUID } from 'node:crypto';

/** All but the last group, which counts. */
const ownPart = randomUUID().slice(0, -12);
let count = 0;

/** What answer and log line are known by: like no other, but no secret. In the form of a UUID; drawing lots for each takes longer. */
export function newCorrelationId(): string {
  count += 1;
  return ownPart + count.toString(16).padStart(12, '0');
}
