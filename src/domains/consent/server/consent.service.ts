import { getSettings } from '#domains/settings/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { chosenCategories, type ConsentChoice } from '../model/consent-choice.ts';
import { consentStateOf } from '../model/consent-state.ts';
import { giveConsent, type Consent } from '../model/consent.ts';
import { cookieSourcesOf } from '../model/cookie-sources.ts';

/** Nothing is stored here: the choice goes into the visitor's own cookie, with its date and the version of the text. */
export async function chooseCookies(ctx: Ctx, choice: ConsentChoice): Promise<Consent> {
  const sources = cookieSourcesOf(await getSettings(ctx), ctx.config);
  const before = consentStateOf(ctx.pageVariant, sources, { isSkipped: true });
  return giveConsent(chosenCategories(choice, before), sources, timeOfDay());
}
