import { adminSections } from '#app/admin-sections.ts';
import { adminMessages } from '#app/messages/admin.ts';
import type { AdminView } from '#app/route-answer.ts';
import { accountCategories, routeTable, type ResolvedRoute, type RouteName } from '#app/routes.ts';
import { accountMessages } from '#domains/account/messages/index.ts';
import { getUser } from '#domains/users/model/admin-user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RouteRequest } from './loading.ts';

/** Which part of admin an address means. What it shows is asked by the screen itself. */
export async function loadAdmin(route: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const view = viewOf(route);
  const t = textsIn(adminMessages, route.language);
  const screen = { kind: 'admin', ...view } as const;
  if (view.section === 'unknown') return unknown(route);
  if (view.section !== 'user') return { screen, status: 200, title: `${t.sections[view.section]} – ${t.admin}` };
  const name = await nameOf(view.guid, request);
  if (name === undefined) return unknown(route);
  const category = textsIn(accountMessages, route.language).categories[view.category];
  return { screen, status: 200, title: `${category} – ${name} – ${t.sections.users} – ${t.admin}` };
}

/** Inside admin, with its menu: who mistyped an address is not put out of where they work. */
function unknown({ language }: ResolvedRoute): Loaded {
  const t = textsIn(adminMessages, language);
  return { screen: { kind: 'admin', section: 'unknown' }, status: 404, title: `${t.unknownTitle} – ${t.admin}` };
}

/** Undefined when there is no such person. */
async function nameOf(guid: string, { call }: RouteRequest): Promise<string | undefined> {
  try {
    return fullName(await call(getUser, { params: { guid } }));
  } catch (thrown) {
    if (asAppError(thrown).status === 404) return undefined;
    throw thrown;
  }
}

function viewOf({ name, params }: ResolvedRoute): AdminView {
  const section = adminSections.find(({ path }) => path === patternOf(name));
  if (section) return { section: section.name };
  const { guid = '', accountCategory } = params;
  const category = accountCategories.find((candidate) => candidate === accountCategory);
  return category && isGuid(guid) ? { section: 'user', guid, category } : { section: 'unknown' };
}

function patternOf(name: RouteName): string | undefined {
  return routeTable.find((row) => row.name === name)?.pattern;
}

function isGuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
