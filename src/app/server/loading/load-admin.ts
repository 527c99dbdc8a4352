import { adminMessages } from '#app/messages/admin.ts';
import type { AdminView } from '#app/route-answer.ts';
import { accountCategories, type ResolvedRoute } from '#app/routes.ts';
import { getUser } from '#domains/users/model/admin-user.contract.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RouteRequest } from './loading.ts';
import { notFound } from './plain-screens.ts';

/** Which part of admin an address means. What it shows is asked by the screen itself, in the browser. */
export async function loadAdmin(route: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const view = viewOf(route);
  if (!view || (view.section === 'user' && !(await isSomebody(view.guid, request)))) return notFound(request.url);
  const t = textsIn(adminMessages, route.language);
  const title = t.sections[view.section === 'user' ? 'users' : view.section];
  return { screen: { kind: 'admin', ...view }, status: 200, title: `${title} – ${t.admin}` };
}

async function isSomebody(guid: string, { call }: RouteRequest): Promise<boolean> {
  try {
    await call(getUser, { params: { guid } });
    return true;
  } catch (thrown) {
    if (asAppError(thrown).status === 404) return false;
    throw thrown;
  }
}

function viewOf({ name, params }: ResolvedRoute): AdminView | undefined {
  if (name === 'admin-pages') return { section: 'pages' };
  if (name === 'admin-users') return { section: 'users' };
  if (name === 'admin-properties') return { section: 'properties' };
  if (name === 'admin-roles') return { section: 'roles' };
  if (name === 'admin-log') return { section: 'log' };
  if (name === 'admin-mails') return { section: 'mails' };
  if (name === 'settings') return { section: 'settings' };
  const { guid = '', accountCategory } = params;
  const category = accountCategories.find((candidate) => candidate === accountCategory);
  return category && isGuid(guid) ? { section: 'user', guid, category } : undefined;
}

function isGuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
