import { startViewingIn, stopViewingIn } from '#domains/sessions/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { roleErrors } from '../model/role.errors.ts';
import { canViewAs, visitor, type ViewedRole } from '../model/view-as.ts';
import { findRoleNames, listRoleNames } from './view-as.queries.ts';

/** Holds for this session alone, on every machine from the next request on, until it is stopped or the session ends. */
export async function startViewing(ctx: Ctx, role: string): Promise<void> {
  const { session } = ctx;
  const roleGuid = role === visitor ? null : role;
  if (!session || !canViewAs(ctx.actor, roleGuid)) throw requestErrors.forbidden();
  await ctx.transact(async (tx) => {
    if (roleGuid !== null && !(await findRoleNames(tx, roleGuid))) {
      throw roleErrors.view_unknown(undefined, { fields: [{ path: 'role', code: 'role.view_unknown' }] });
    }
    await startViewingIn(tx, session.guid, roleGuid);
    await ctx.record(tx, { type: 'session.view_started', subjectGuid: session.userGuid, details: { session: session.guid, role } });
  });
}

export async function stopViewing(ctx: Ctx): Promise<void> {
  const { session } = ctx;
  if (!session) return;
  await ctx.transact(async (tx) => {
    const ended = await stopViewingIn(tx, session.guid);
    if (!ended) return;
    const details = { session: session.guid, role: ended.roleGuid ?? visitor };
    await ctx.record(tx, { type: 'session.view_stopped', subjectGuid: session.userGuid, details });
  });
}

/** The roles that somebody may look as, those that were made by hand last. */
export async function listViewableRoles({ db, actor }: Pick<Ctx, 'db' | 'actor'>, language: Language): Promise<ViewedRole[]> {
  const roles = await listRoleNames(db, language);
  return roles
    .filter(({ guid }) => canViewAs(actor, guid))
    .map(({ guid, description, ...names }) => ({ role: guid, name: nameIn(language, names), description }));
}

/** What is being looked as, in words; null for a visitor, undefined when nothing is. */
export async function nameOfViewed({ db, session }: Pick<Ctx, 'db' | 'session'>, language: Language): Promise<string | null | undefined> {
  if (!session?.viewAs) return undefined;
  const { roleGuid } = session.viewAs;
  const names = roleGuid === null ? undefined : await findRoleNames(db, roleGuid);
  return names ? nameIn(language, names) : null;
}

function nameIn(language: Language, { nameNl, nameEn }: { nameNl: string; nameEn: string }): string {
  return language === 'nl' ? nameNl : nameEn;
}
