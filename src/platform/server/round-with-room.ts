import { setImmediate as nextRound } from 'node:timers/promises';

/** More would keep everybody waiting who is told that it is busy; fewer would leave the process turning rounds in which little is done. */
const inOneRound = 2;
let begun = 0;

/**
 * Waits until little else is done in this round of the event loop. Many pages in one round would keep everybody waiting for all of them:
 * who is told that it is busy, who asks for a page from memory and who asks how it is going.
 */
export async function roundWithRoom(): Promise<void> {
  while (begun >= inOneRound) await nextRound();
  begun += 1;
  // The first may still come in this round, before the loop has looked who is there.
  if (begun === 1) setImmediate(() => setImmediate(() => (begun = 0)));
}
