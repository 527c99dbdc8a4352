import { walkScreens } from './support/walk-screens.ts';

export const name = 'Every page in both languages, from 320 to 1920 px: the same boxes while it is edited as while it is read';

/** Every run of the tests looks at the pages that have between them every kind of block, in Dutch. */
export async function run(part?: string): Promise<{ ok: boolean; lines: string[] }> {
  return walkScreens('nothing-moves', part);
}
