import { listEditablePages } from '#domains/pages/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { canUseOverview, isStillPutOff } from '../model/overview.rules.ts';
import { firstStepsKey, type Matter, type Overview } from '../model/overview.ts';
import { listStepsDone, matterOfSteps } from './first-steps.service.ts';
import { listMatters, sizeOf } from './matters.service.ts';
import { listOwnWork, type OverviewSite } from './own-work.service.ts';
import { listPutOff } from './put-off.queries.ts';

const shownPages = 4;

export async function getOverview(ctx: Ctx, site: OverviewSite): Promise<Overview> {
  const { actor } = ctx;
  if (!canUseOverview(actor)) throw requestErrors.forbidden();
  const worked = await listOwnWork(ctx, site);
  const isOwnWork = worked.pages.length > 0;
  const pages = isOwnWork ? worked.pages : await listEditablePages(ctx, { limit: shownPages, menu: site.menu });
  const matters = await listMatters(ctx, worked.drafts);
  const stepsDone = await listStepsDone(ctx, matters);
  const { waiting, putOff } = await divide(ctx, actor.guid, [...matters, ...matterOfSteps(stepsDone)]);
  const arePutAway = putOff.some(({ matter }) => matter.key === firstStepsKey);
  return {
    madeOn: timeOfDay().toISOString(),
    // The steps stand beside what waits, and not among it.
    matters: waiting.filter(({ key }) => key !== firstStepsKey),
    putOff,
    stepsDone: arePutAway ? null : stepsDone,
    pages: pages.slice(0, shownPages),
    isOwnWork,
  };
}

/** What waits now, and what was put off. What was put off and is dealt with meanwhile is in neither. */
async function divide({ db }: Ctx, reader: string, matters: readonly Matter[]): Promise<{ waiting: Matter[]; putOff: Overview['putOff'] }> {
  const known = new Map((await listPutOff(db, reader)).map((row) => [row.matter, row]));
  const waiting: Matter[] = [];
  const putOff: Overview['putOff'] = [];
  for (const matter of matters) {
    const row = known.get(matter.key);
    if (row && isStillPutOff(sizeOf(matter), row)) putOff.push({ matter, until: row.until.toISOString() });
    else waiting.push(matter);
  }
  return { waiting, putOff };
}
