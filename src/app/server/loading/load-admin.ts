import { adminMessages } from '#app/messages/admin.ts';
import type { AdminView } from '#app/route-answer.ts';
import { accountCategories, type ResolvedRoute } from '#app/routes.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RouteRequest } from './loading.ts';
import { notFound } from './plain-screens.ts';

/** Which part of admin an address means. What it shows is asked by the screen itself, in the browser. */
export function loadAdmin(route: ResolvedRoute, { url }: RouteRequest): Loaded {
  const view = viewOf(route);
  if (!view) return notFound(url);
  const t = textsIn(adminMessages, route.language);
  const title = t.sections[view.section === 'user' ? 'users' : view.section];
  return { screen: { kind: 'admin', ...view }, status: 200, title: `${title} – ${t.admin}` };
}

function viewOf({ name, params }: ResolvedRoute): AdminView | undefined {
  if (name === 'admin-pages') return { section: 'pages' };
  if (name === 'admin-users') return { section: 'users' };
  if (name === 'admin-roles') return { section: 'roles' };
  const { guid = '', accountCategory } = params;
  const category = accountCategories.find((candidate) => candidate === accountCategory);
  return category && isGuid(guid) ? { section: 'user', guid, category } : undefined;
}

function isGuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
