import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
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

/** For an admin there is an index of all pages; who edits some of them finds those here. */
const shownPages = { admin: 4, editor: 12 };

export async function getOverview(ctx: Ctx, site: OverviewSite): Promise<Overview> {
  const { actor } = ctx;
  if (!canUseOverview(actor)) throw requestErrors.forbidden();
  const worked = await listOwnWork(ctx, site);
  const isOwnWork = worked.pages.length > 0;
  const pages = await listPages(ctx, site, worked.pages);
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
    pages,
    isOwnWork,
  };
}

/** Those that the reader worked on, the last one first, and after them those that others changed last. */
async function listPages(ctx: Ctx, { menu }: OverviewSite, worked: readonly PageIndexEntry[]): Promise<PageIndexEntry[]> {
  const limit = ctx.actor.isAdmin ? shownPages.admin : shownPages.editor;
  if (worked.length >= limit || (ctx.actor.isAdmin && worked.length > 0)) return worked.slice(0, limit);
  const known = new Set(worked.map(({ guid }) => guid));
  const latest = await listEditablePages(ctx, { limit: limit + worked.length, menu });
  return [...worked, ...latest.filter(({ guid }) => !known.has(guid))].slice(0, limit);
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
