import { initialSettings } from '#domains/settings/model/settings.ts';
import { getSetting, getSettings, settingsChangedIn, updateSetting } from '#domains/settings/server/index.ts';
import { updateLoggedInUser } from '#domains/users/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Subscriber } from '#platform/server/events.ts';
import { isoDay } from '#platform/shared/format.ts';
import { languages } from '#platform/shared/language.ts';
import type { LegalText } from '../model/legal-text.ts';
import type { LegalTemplate } from '../model/legal-template.ts';
import type { Terms } from '../model/terms.contract.ts';
import type { TermsAnswer, TermsChange } from '../model/terms.ts';
import { legalTemplates } from '../model/texts/index.ts';
import { legalTextOf } from './legal.service.ts';
import { changesBetween } from './terms-changes.ts';
import { findAcceptedVersion, findTermsPublishedOn, findTermsText, insertTermsText } from './terms.queries.ts';

const firstVersion = initialSettings.termsOfUseVersion;

/** The terms as this reader has to know them: the text, and what is different from what they accepted. */
export async function getTerms(ctx: Ctx): Promise<Terms> {
  const settings = await getSettings(ctx);
  const version = settings.termsOfUseVersion;
  const termsDay = await findTermsDay(ctx, version);
  const acceptedVersion = ctx.actor.guid === null ? null : await findAcceptedVersion(ctx.db, ctx.actor.guid);
  const textOf = (template?: LegalTemplate): LegalText =>
    legalTextOf({
      page: 'terms-of-use',
      language: ctx.language,
      settings,
      origin: ctx.config.publicOrigin,
      isForAdmin: false,
      termsDay,
      ...(template && { template }),
    });
  return { version, acceptedVersion, changes: await changesSince(ctx, acceptedVersion, textOf), text: textOf() };
}

/** When a version was published. The first one came with the product: what is stored of it is when somebody installed that. */
export async function findTermsDay({ db }: Pick<Ctx, 'db'>, version: number): Promise<string | undefined> {
  const publishedOn = version === firstVersion ? undefined : await findTermsPublishedOn(db, version);
  return publishedOn && isoDay(publishedOn);
}

async function changesSince(
  ctx: Ctx,
  acceptedVersion: number | null,
  textOf: (template?: LegalTemplate) => LegalText,
): Promise<TermsChange[] | null> {
  const accepted = acceptedVersion === null ? undefined : await findTermsText(ctx.db, acceptedVersion, ctx.language);
  return accepted ? changesBetween(textOf(accepted), textOf()) : null;
}

export async function answerTerms(ctx: Ctx, { answer, version }: TermsAnswer): Promise<void> {
  await updateLoggedInUser(ctx, { termsOfUseVersionAccepted: answer === 'accept' ? version : null });
}

/** Raises the version, so that everybody is asked again. The setting's own rules say who may. */
export async function publishTerms(ctx: Ctx): Promise<{ version: number }> {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await keepTermsText(inside);
    const { value, version } = await getSetting(inside, 'termsOfUseVersion');
    // From what was read: of two at the same moment, the second is told that there is a newer one.
    const { value: published } = await updateSetting(inside, 'termsOfUseVersion', Number(value) + 1, version);
    return { version: Number(published) };
  });
}

/** Keeps the text of today as that of the current version, unless it has one: later versions are compared with it. */
export async function keepTermsText({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const { termsOfUseVersion } = await getSettings({ db });
  for (const language of languages) {
    await insertTermsText(db, termsOfUseVersion, language, legalTemplates['terms-of-use'][language]);
  }
}

/** Whoever raises the version, by whatever way: its text is kept with it. */
export const followTermsVersion: Subscriber = async (_source, tx, event) => {
  if (settingsChangedIn(event).some(({ key }) => key === 'termsOfUseVersion')) await keepTermsText({ db: tx });
};
