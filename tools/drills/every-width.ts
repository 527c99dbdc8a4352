import { walkScreens } from './support/walk-screens.ts';

export const name =
  'Every screen in both languages, from 320 to 1920 px and with large letters: nothing covered, nothing outside the window';

/** Every run of the tests looks at one screen for each shell and each layout, in Dutch. */
export async function run(part?: string): Promise<{ ok: boolean; lines: string[] }> {
  return walkScreens('every-width', part);
}
