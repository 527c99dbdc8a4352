import { listSubjectsOf } from '#domains/audit/server/index.ts';
import { hasInvited, listEndingInvitations } from '#domains/invitations/server/index.ts';
import { countFailedMails } from '#domains/mails/server/index.ts';
import type { MenuMap } from '#domains/menus/model/menu.ts';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { listEditablePages } from '#domains/pages/server/index.ts';
import { factorsOf } from '#domains/second-factors/server/index.ts';
import { hasOwnLook } from '#domains/settings/server/index.ts';
import { findDeletionOf } from '#domains/users/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import type { FirstStep, Matter, Overview } from '../model/overview.ts';

const shownPages = 4;
/** So many of the pages that somebody worked on are looked at for drafts. */
const consideredPages = 40;
const week = 7 * 24 * 3600 * 1000;

export async function getOverview(ctx: Ctx, menu: MenuMap): Promise<Overview> {
  const { db, actor } = ctx;
  if (actor.guid === null || !isContentManager(actor)) throw requestErrors.forbidden();
  const own = await listSubjectsOf(db, actor.guid, { nouns: ['document', 'block'], limit: consideredPages });
  const worked = await listEditablePages(ctx, { guids: own, menu });
  const pages = worked.length > 0 ? worked : await listEditablePages(ctx, { limit: shownPages, menu });
  const { hasAny: hasFactor } = await factorsOf(db, actor.guid);
  const deletedOn = await findDeletionOf(db, actor.guid);
  return {
    madeOn: timeOfDay().toISOString(),
    matters: [
      ...(deletedOn ? [{ kind: 'deletionPending' as const, deletedOn: deletedOn.toISOString() }] : []),
      ...(actor.isAdmin ? await mattersOfAdmins(ctx) : []),
      ...(hasFactor ? [] : [{ kind: 'secondFactorMissing' as const }]),
      ...worked.flatMap((page) => draftIn(ctx, page)),
    ],
    stepsDone: actor.isAdmin ? await stepsDone(ctx, hasFactor) : null,
    pages: pages.slice(0, shownPages),
    isOwnWork: worked.length > 0,
  };
}

async function mattersOfAdmins({ db }: Ctx): Promise<Matter[]> {
  const count = await countFailedMails(db);
  const ending = await listEndingInvitations(db);
  return [
    ...(count > 0 ? [{ kind: 'mailsFailed' as const, count }] : []),
    ...ending.map(({ email, sentOn, expiresOn }) => ({
      kind: 'invitationEnding' as const,
      email,
      sentOn: sentOn.toISOString(),
      endsOn: expiresOn.toISOString(),
    })),
  ];
}

/** In the reader's language, or in the other one when that is where the draft is. */
function draftIn({ language }: Ctx, { updatedOn, languages }: PageIndexEntry): Matter[] {
  if (timeOfDay().getTime() - Date.parse(updatedOn) < week) return [];
  const waiting = [languages[language], languages.nl, languages.en].find(({ state }) => state === 'changed' || state === 'draft');
  if (!waiting) return [];
  return [{ kind: 'draftWaiting', title: waiting.title, href: waiting.href, changedOn: updatedOn, isNew: waiting.state === 'draft' }];
}

async function stepsDone({ db }: Ctx, hasFactor: boolean): Promise<FirstStep[]> {
  return [
    ...((await hasOwnLook({ db })) ? ['look' as const] : []),
    ...((await hasInvited(db)) ? ['colleagues' as const] : []),
    ...(hasFactor ? ['security' as const] : []),
  ];
}
