import { z } from 'zod';
import type { CookieCategory } from './cookies.ts';

const ticked = z.literal('on').optional();

/** What the form sends: everything, nothing, or the boxes that were ticked. */
export const ConsentChoice = z.strictObject({
  choice: z.enum(['all', 'none', 'own']),
  analytical: ticked,
  translation: ticked,
  /** Where the visitor was. */
  returnTo: z.string().optional(),
});
export type ConsentChoice = z.infer<typeof ConsentChoice>;

/** Only what was asked can be accepted: who says yes to everything today has not agreed to what is switched on tomorrow. */
export function chosenCategories(answer: ConsentChoice, optional: readonly CookieCategory[]): CookieCategory[] {
  if (answer.choice === 'none') return [];
  return optional.filter((category) => answer.choice === 'all' || (category !== 'required' && answer[category] === 'on'));
}
