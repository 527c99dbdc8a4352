import { listEndingInvitations } from '#domains/invitations/server/index.ts';
import { countFailedMails } from '#domains/mails/server/index.ts';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { factorsOf } from '#domains/second-factors/server/index.ts';
import { findDeletionOf } from '#domains/users/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Matter } from '../model/overview.ts';

const week = 7 * 24 * 3600 * 1000;

/** Everything that waits for the reader, also what they put off. `worked`: the pages that they worked on. */
export async function listMatters(ctx: Ctx, worked: readonly PageIndexEntry[]): Promise<Matter[]> {
  const { db, actor } = ctx;
  if (actor.guid === null) return [];
  const { hasAny: hasFactor } = await factorsOf(db, actor.guid);
  const deletedOn = await findDeletionOf(db, actor.guid);
  return [
    ...(deletedOn ? [{ kind: 'deletionPending' as const, key: 'deletionPending', deletedOn: deletedOn.toISOString() }] : []),
    ...(actor.isAdmin ? await mattersOfAdmins(ctx) : []),
    ...(hasFactor ? [] : [{ kind: 'secondFactorMissing' as const, key: 'secondFactorMissing' }]),
    ...worked.flatMap((page) => draftIn(ctx, page)),
  ];
}

/** How much of it there is. */
export function sizeOf(matter: Matter): number {
  return matter.kind === 'mailsFailed' ? matter.count : 1;
}

async function mattersOfAdmins({ db }: Ctx): Promise<Matter[]> {
  const count = await countFailedMails(db);
  const ending = await listEndingInvitations(db);
  return [
    ...(count > 0 ? [{ kind: 'mailsFailed' as const, key: 'mailsFailed', count }] : []),
    ...ending.map(({ guid, email, sentOn, expiresOn }) => ({
      kind: 'invitationEnding' as const,
      key: `invitationEnding:${guid}`,
      email,
      sentOn: sentOn.toISOString(),
      endsOn: expiresOn.toISOString(),
    })),
  ];
}

/** In the reader's language, or in the other one when that is where the draft is. */
function draftIn({ language }: Ctx, { guid, updatedOn, languages }: PageIndexEntry): Matter[] {
  if (timeOfDay().getTime() - Date.parse(updatedOn) < week) return [];
  const waiting = [languages[language], languages.nl, languages.en].find(({ state }) => state === 'changed' || state === 'draft');
  if (!waiting) return [];
  const { title, href, state } = waiting;
  return [{ kind: 'draftWaiting', key: `draftWaiting:${guid}`, title, href, changedOn: updatedOn, isNew: state === 'draft' }];
}
