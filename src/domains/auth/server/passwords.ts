import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#platform/server/config.ts';
import { requestErrors } from '#platform/shared/errors.ts';

/** What guessing is to cost. */
type Cost = Config['passwordCost'];

/** A hash fills a core. With as many workers as there are cores, up to four, these are all cores; more at once would be late together. */
const atOnce = Math.min(4, Math.ceil(availableParallelism() / 4));
const inQueue = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Argon2id, which is what the library does when it is not told another. */
export function hashPassword(password: string, cost: Cost): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), cost));
}

/** Was it made when guessing was to cost less than now? */
export function isCheaper(stored: string, { memoryCost, timeCost }: Pick<Cost, 'memoryCost' | 'timeCost'>): boolean {
  const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  return made === null || Number(made[1]) < memoryCost || Number(made[2]) < timeCost;
}

/** Compares with a stored hash; without one the same work is done, so that the time tells nothing. */
export async function isRightPassword(password: string, stored: string | undefined, cost: Cost): Promise<boolean> {
  const against = stored ?? (await hashOfNobody(cost));
  const isRight = await inTurn(() => verify(against, password.normalize('NFC')));
  return isRight && stored !== undefined;
}

const nobodies = new Map<string, Promise<string>>();

function hashOfNobody(cost: Cost): Promise<string> {
  const key = JSON.stringify(cost);
  const known = nobodies.get(key);
  if (known) return known;
  const made = hashPassword('the password of nobody', cost);
  nobodies.set(key, made);
  // It was too busy for a moment. Kept, the failure would tell unknown addresses from known ones for ever.
  made.catch(() => nobodies.delete(key));
  return made;
}

/** Each hash takes 64 MiB and a core: a few at once, fifty waiting, and then no more for a moment, rather than the process falling over. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= inQueue) throw requestErrors.unavailable(undefined, { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
