import { resolvePath, type ResolvedRoute } from '#app/routes.ts';
import { viewAsMessages } from '#domains/roles/messages/view-as.ts';
import { listViewableRoles } from '#domains/roles/server/index.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RequestScope } from './loading.ts';

interface Given {
  returnTo?: string;
  hasChosenNone?: boolean;
}

/** The choice of whom to look at the site as. */
export async function loadViewAs(
  { language }: Pick<ResolvedRoute, 'language'>,
  { ctx, url }: RequestScope,
  given: Given = {},
): Promise<Loaded> {
  const { returnTo = url.searchParams.get('returnTo') ?? '', hasChosenNone = false } = given;
  const roles = await listViewableRoles(ctx, language);
  return {
    screen: { kind: 'view-as', roles, returnTo, hasChosenNone },
    status: hasChosenNone ? 422 : 200,
    title: textsIn(viewAsMessages, language).title,
  };
}

/** Where to look first: the page that somebody comes from, unless it is one that only admins have. */
export function firstViewed(language: Language, wanted: string): string {
  const home = localizePath(language, '/');
  if (!isInternalLink(wanted)) return home;
  const { access, name } = resolvePath(new URL(wanted, 'http://localhost').pathname);
  return access === 'public' && name !== 'login' ? wanted : home;
}
