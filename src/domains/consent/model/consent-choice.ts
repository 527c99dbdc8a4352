import { z } from 'zod';
import type { CookieCategory } from './cookies.ts';

const ticked = z.literal('on').optional();

/** What the forms send: everything, nothing, the boxes that were ticked, or the translator and nothing else changed. */
export const ConsentChoice = z.strictObject({
  choice: z.enum(['all', 'none', 'own', 'translator']),
  analytical: ticked,
  translation: ticked,
  /** Where the visitor was. */
  returnTo: z.string().optional(),
});
export type ConsentChoice = z.infer<typeof ConsentChoice>;

interface Asked {
  /** What there is to choose. */
  optional: readonly CookieCategory[];
  /** What held until now. */
  accepted: readonly CookieCategory[];
}

/** Only what was asked can be accepted: who says yes to everything today has not agreed to what is switched on tomorrow. */
export function chosenCategories(answer: ConsentChoice, { optional, accepted }: Asked): CookieCategory[] {
  return optional.filter((category) => isChosen(category, answer, accepted));
}

function isChosen(category: CookieCategory, answer: ConsentChoice, accepted: readonly CookieCategory[]): boolean {
  switch (answer.choice) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'own':
      return category !== 'required' && answer[category] === 'on';
    case 'translator':
      return category === 'translation' || accepted.includes(category);
  }
}
