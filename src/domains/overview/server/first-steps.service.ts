import { hasInvited } from '#domains/invitations/server/index.ts';
import { hasOwnLook } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { firstSteps, firstStepsKey, type FirstStep, type Matter } from '../model/overview.ts';

/** Which of them were taken; null for who cannot take them. */
export async function listStepsDone({ db, actor }: Ctx, matters: readonly Matter[]): Promise<FirstStep[] | null> {
  if (!actor.isAdmin) return null;
  const isSecured = matters.every(({ kind }) => kind !== 'secondFactorMissing');
  return [
    ...((await hasOwnLook({ db })) ? ['look' as const] : []),
    ...((await hasInvited(db)) ? ['colleagues' as const] : []),
    ...(isSecured ? ['security' as const] : []),
  ];
}

/** The steps as something that can be put away; of none that are left there is nothing to put away. */
export function matterOfSteps(done: readonly FirstStep[] | null): Extract<Matter, { kind: 'firstSteps' }>[] {
  const left = done === null ? 0 : firstSteps.length - done.length;
  return left === 0 ? [] : [{ kind: 'firstSteps', key: firstStepsKey, left }];
}
