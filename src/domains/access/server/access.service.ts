import { documentErrors } from '#domains/documents/model/document.errors.ts';
import { findDocument, publicationIn } from '#domains/documents/server/index.ts';
import { canManageRoles } from '#domains/roles/model/role.rules.ts';
import { somebodyWith } from '#domains/roles/model/view-as.ts';
import { requireRole } from '#domains/roles/server/index.ts';
import { getUser } from '#domains/users/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { builtInRoleIds } from '#platform/shared/built-in-roles.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { explainAccess, type AccessExplanation, type Rights } from '../model/access-explanation.ts';

interface AskedPage {
  page: string;
  language: Language;
}

/** What somebody sees of a page who has this role and no other. */
export async function explainRole(ctx: Ctx, guid: string, asked: AskedPage): Promise<AccessExplanation> {
  if (!canManageRoles(ctx.actor)) throw requestErrors.forbidden();
  const [role, rights] = await Promise.all([requireRole(ctx.db, guid), rightsOf(ctx.db, asked)]);
  return explainAccess(somebodyWith(role.guid), rights);
}

export async function explainUser(ctx: Ctx, guid: string, asked: AskedPage): Promise<AccessExplanation> {
  const user = await getUser(ctx, guid);
  const roleIds = user.isActive ? [...user.roleIds, ...builtInRoleIds(user)] : [];
  return explainAccess({ ...user, roleIds }, await rightsOf(ctx.db, asked));
}

async function rightsOf(db: Db, { page, language }: AskedPage): Promise<Rights> {
  const document = await findDocument(db, page);
  if (document?.kind !== 'page') throw documentErrors.not_found({ guid: page });
  return { ...document, isPublished: publicationIn(document.published ?? {}, language) !== undefined };
}
