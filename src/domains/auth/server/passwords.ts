import { hash, verify, type Options } from '@node-rs/argon2';
import { requestErrors } from '#platform/shared/errors.ts';

/** Argon2id; the `algorithm` member is a const enum that type stripping cannot read, and 2 (Argon2id) is the default. */
const parameters: Options = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

const atOnce = 4;
const inQueue = 50;

let running = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), parameters));
}

/** Was it made when guessing was to cost less than now? */
export function isCheaper(stored: string, { memoryCost = 0, timeCost = 0 }: Options): boolean {
  const made = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored);
  return made === null || Number(made[1]) < memoryCost || Number(made[2]) < timeCost;
}

/** Compares with a stored hash; without one the same work is done, so that the time tells nothing. */
export async function isRightPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await hashOfNobody());
  const isRight = await inTurn(() => verify(against, password.normalize('NFC')));
  return isRight && stored !== undefined;
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword('the password of nobody').catch((error: unknown) => {
    // The door was closed for a moment. Kept, the failure would tell unknown addresses from known ones for ever.
    nobody = undefined;
    throw error;
  });
  return nobody;
}

/** Each hash takes 64 MiB: four at once, fifty waiting, and then the door closes for a moment rather than the process falling over. */
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
