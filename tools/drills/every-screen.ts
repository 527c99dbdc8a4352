import { walkScreens } from './support/walk-screens.ts';

export const name =
  'Every screen in both languages, on a telephone, at a desk and with large text: no barrier that can be measured, and nothing moves by itself';

/** Every run of the tests looks at each screen at one width in each language, and at the pages that stand for the others. */
export async function run(part?: string): Promise<{ ok: boolean; lines: string[] }> {
  return walkScreens('barriers', part);
}
