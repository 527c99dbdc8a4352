import { listEndingInvitations } from '#domains/invitations/server/index.ts';
import { countFailedMails } from '#domains/mails/server/index.ts';
import { factorsOf } from '#domains/second-factors/server/index.ts';
import { findDeletionOf } from '#domains/users/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Matter } from '../model/overview.ts';
import type { Draft } from './own-work.service.ts';

const week = 7 * 24 * 3600 * 1000;

/** Everything that waits for the reader, also what they put off. `drafts`: of what they worked on. */
export async function listMatters(ctx: Ctx, drafts: readonly Draft[]): Promise<Matter[]> {
  const { db, actor } = ctx;
  if (actor.guid === null) return [];
  const { hasAny: hasFactor } = await factorsOf(db, actor.guid);
  const deletedOn = await findDeletionOf(db, actor.guid);
  return [
    ...(deletedOn ? [{ kind: 'deletionPending' as const, key: 'deletionPending', deletedOn: deletedOn.toISOString() }] : []),
    ...(actor.isAdmin ? await mattersOfAdmins(ctx) : []),
    ...(hasFactor ? [] : [{ kind: 'secondFactorMissing' as const, key: 'secondFactorMissing' }]),
    ...drafts.flatMap((draft) => draftIn(ctx, draft)),
  ];
}

/** How much of it there is. */
export function sizeOf(matter: Matter): number {
  if (matter.kind === 'mailsFailed') return matter.count;
  return matter.kind === 'firstSteps' ? matter.left : 1;
}

async function mattersOfAdmins({ db }: Ctx): Promise<Matter[]> {
  const count = await countFailedMails(db);
  const ending = await listEndingInvitations(db);
  return [
    ...(count > 0 ? [{ kind: 'mailsFailed' as const, key: 'mailsFailed', count }] : []),
    ...ending.map(({ guid, name, email, inviterName, sentOn, expiresOn }) => ({
      kind: 'invitationEnding' as const,
      key: `invitationEnding:${guid}`,
      name,
      email,
      inviterName,
      sentOn: sentOn.toISOString(),
      endsOn: expiresOn.toISOString(),
    })),
  ];
}

/** In the reader's language, or in the other one when that is where the draft is. */
function draftIn({ language, actor }: Ctx, { guid, of, updatedOn, changedBy, waiting }: Draft): Matter[] {
  if (timeOfDay().getTime() - Date.parse(updatedOn) < week) return [];
  const words = waiting.find((each) => each.language === language) ?? waiting[0];
  if (!words) return [];
  return [
    {
      kind: 'draftWaiting',
      key: `draftWaiting:${guid}`,
      of,
      title: words.title,
      href: words.href,
      changedOn: updatedOn,
      changedBy: changedBy && { name: changedBy.name, isReader: changedBy.guid === actor.guid },
      isNew: words.isNew,
    },
  ];
}
