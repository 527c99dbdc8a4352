import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { overviewErrors } from '../model/overview.errors.ts';
import { canUseOverview } from '../model/overview.rules.ts';
import { putOffDays, type PutOffChange } from '../model/overview.ts';
import { listStepsDone, matterOfSteps } from './first-steps.service.ts';
import { listMatters, sizeOf } from './matters.service.ts';
import { deletePutOff, savePutOff } from './put-off.queries.ts';
import { listOwnWork, type OverviewSite } from './own-work.service.ts';

/** Only what waits can wait for later. What somebody is shown first is theirs alone to know, so the log is not told. */
export async function putOffMatter(ctx: Ctx, { matter: key, until }: PutOffChange, site: OverviewSite): Promise<{ until: string | null }> {
  const { db, actor } = ctx;
  if (!canUseOverview(actor)) throw requestErrors.forbidden();
  if (until === null) {
    await deletePutOff(db, actor.guid, key);
    return { until: null };
  }
  const { drafts } = await listOwnWork(ctx, site);
  const matters = await listMatters(ctx, drafts);
  const matter = [...matters, ...matterOfSteps(await listStepsDone(ctx, matters))].find((each) => each.key === key);
  if (!matter) throw overviewErrors.matter_not_found({ matter: key });
  const end = await savePutOff(db, { userGuid: actor.guid, matter: key, size: sizeOf(matter), days: putOffDays[until] });
  return { until: end.toISOString() };
}
