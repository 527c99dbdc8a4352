import { hasInvited } from '#domains/invitations/server/index.ts';
import type { MenuMap } from '#domains/menus/model/menu.ts';
import { listEditablePages } from '#domains/pages/server/index.ts';
import { hasOwnLook } from '#domains/settings/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { canUseOverview, isStillPutOff } from '../model/overview.rules.ts';
import type { FirstStep, Matter, Overview } from '../model/overview.ts';
import { listMatters, sizeOf } from './matters.service.ts';
import { listOwnWork } from './own-work.service.ts';
import { listPutOff } from './put-off.queries.ts';

const shownPages = 4;

export async function getOverview(ctx: Ctx, menu: MenuMap): Promise<Overview> {
  const { actor } = ctx;
  if (!canUseOverview(actor)) throw requestErrors.forbidden();
  const worked = await listOwnWork(ctx, menu);
  const pages = worked.length > 0 ? worked : await listEditablePages(ctx, { limit: shownPages, menu });
  const matters = await listMatters(ctx, worked);
  return {
    madeOn: timeOfDay().toISOString(),
    ...(await divide(ctx, actor.guid, matters)),
    stepsDone: actor.isAdmin ? await stepsDone(ctx, matters) : null,
    pages: pages.slice(0, shownPages),
    isOwnWork: worked.length > 0,
  };
}

/** What waits now, and what was put off. What was put off and is dealt with meanwhile is in neither. */
async function divide({ db }: Ctx, reader: string, matters: readonly Matter[]): Promise<Pick<Overview, 'matters' | 'putOff'>> {
  const known = new Map((await listPutOff(db, reader)).map((row) => [row.matter, row]));
  const waiting: Matter[] = [];
  const putOff: Overview['putOff'] = [];
  for (const matter of matters) {
    const row = known.get(matter.key);
    if (row && isStillPutOff(sizeOf(matter), row)) putOff.push({ matter, until: row.until.toISOString() });
    else waiting.push(matter);
  }
  return { matters: waiting, putOff };
}

async function stepsDone({ db }: Ctx, matters: readonly Matter[]): Promise<FirstStep[]> {
  const isSecured = matters.every(({ kind }) => kind !== 'secondFactorMissing');
  return [
    ...((await hasOwnLook({ db })) ? ['look' as const] : []),
    ...((await hasInvited(db)) ? ['colleagues' as const] : []),
    ...(isSecured ? ['security' as const] : []),
  ];
}
