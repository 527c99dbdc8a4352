import { setImmediate as nextRound } from 'node:timers/promises';

let isTaken = false;

/**
 * Waits until nobody else does long work in this round of the event loop. Two pages in one round would keep everybody waiting for both:
 * who is told that it is busy, who asks for a page from memory and who asks how it is going.
 */
export async function roundOfItsOwn(): Promise<void> {
  while (isTaken) await nextRound();
  isTaken = true;
  // The first may still come in this round, before the loop has looked who is at the door.
  setImmediate(() => setImmediate(() => (isTaken = false)));
}
