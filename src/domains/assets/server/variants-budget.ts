import type { Storage } from '#platform/server/storage/index.ts';

const budget = 5 * 1024 ** 3;
/** So that the next picture that is made is not at once too many again. */
const roomLeft = 0.9;

/** Throws away the pictures that were longest not looked at, when all that were made of all assets take too much. They are made again when asked for. */
export async function keepVariantsWithinBudget(storage: Storage, bytes = budget): Promise<void> {
  const files = await storage.listFiles('variants/');
  let taken = files.reduce((sum, file) => sum + file.bytes, 0);
  if (taken <= bytes) return;
  for (const file of files.toSorted((a, b) => a.usedOn.getTime() - b.usedOn.getTime())) {
    if (taken <= bytes * roomLeft) return;
    await storage.remove(file.key);
    taken -= file.bytes;
  }
}
