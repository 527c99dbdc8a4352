import { timeOfDay } from '#platform/server/clock.ts';
import { fullName } from '../model/user.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import { csvLine, csvMark } from '#platform/shared/csv.ts';
import { isoDay } from '#platform/shared/format.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { canManageUsers } from '../model/admin-user.rules.ts';
import type { UserFilter } from '../model/admin-user.ts';
import { exportMessages } from '../messages/export.admin.ts';
import { listAllUserRows, listRoleNames } from './admin-users.queries.ts';

/** The list as a spreadsheet opens it: with a mark for UTF-8 and the separator that it expects here. */
export async function exportUsers(ctx: Ctx, filter: UserFilter): Promise<{ fileName: string; csv: string }> {
  if (!canManageUsers(ctx.actor)) throw requestErrors.forbidden();
  const t = textsIn(exportMessages, ctx.language);
  return ctx.transact(async (tx) => {
    const [users, roles] = [await listAllUserRows(tx, filter), await listRoleNames(tx)];
    const nameOfRole = new Map(roles.map(({ guid, nameNl, nameEn }) => [guid, ctx.language === 'nl' ? nameNl : nameEn]));
    const rows = users.map((user) => [
      fullName(user),
      user.lastName,
      user.email,
      t.kinds[user.kind],
      user.roleIds.map((id) => nameOfRole.get(id) ?? id).join(', '),
      user.isActive ? t.active : t.inactive,
      user.termsOfUseVersionAccepted === null ? '' : String(user.termsOfUseVersionAccepted),
      isoDay(user.createdOn),
      user.lastSeenOn ? isoDay(user.lastSeenOn) : '',
    ]);
    await ctx.record(tx, { type: 'user.exported', subjectGuid: null, details: { count: users.length } });
    return { fileName: `${t.fileName}-${isoDay(timeOfDay())}.csv`, csv: csvMark + [t.columns, ...rows].map(csvLine).join('') };
  });
}
