import { walkScreens } from './support/walk-screens.ts';

export const name =
  'Every act on every screen, with the keyboard: focus stays in sight, and what it opens has no barrier that can be measured';

/** Every run of the tests does the acts after which focus was lost once. */
export async function run(part?: string): Promise<{ ok: boolean; lines: string[] }> {
  return walkScreens('acts', part);
}
