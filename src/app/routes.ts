import type { Access } from '#platform/shared/endpoint.ts';
import { splitLanguage, type Language } from '#platform/shared/language.ts';

/** The profile pages of an account. */
export const accountCategories = ['profile', 'preferences', 'activity', 'privacy', 'security'] as const;

interface RouteRow {
  name: string;
  /** `:name` one segment, `:name?` one or none, `*` any number of segments including none. */
  pattern: string;
  access: Access;
  redirectTo?: string;
  /** Where the edit button, the carousel and the breadcrumbs have no place. */
  hidesFrameParts?: true;
  outsideMainLayout?: true;
  /** Taken over by the browser for everybody, signed in or not. */
  isHydrated?: true;
}

/** Every address of the product in the order in which it is tried; the first that fits wins. */
export const routeTable = [
  { name: 'home', pattern: '/home', access: 'public', redirectTo: '/' },
  { name: 'admin', pattern: '/admin', access: 'public', redirectTo: '/admin/pages' },
  { name: 'account', pattern: '/account', access: 'public', redirectTo: '/account/profile' },
  { name: 'invitation', pattern: '/invitation/:code', access: 'public', isHydrated: true, outsideMainLayout: true },
  { name: 'search', pattern: '/search', access: 'public' },
  { name: 'unauthorized', pattern: '/unauthorized', access: 'public' },
  { name: 'terms-of-use', pattern: '/legal/terms-of-use/:lang', access: 'public' },
  { name: 'privacy', pattern: '/legal/privacy', access: 'public' },
  { name: 'accessibility', pattern: '/legal/accessibility/:lang', access: 'public' },
  { name: 'cookie-statement', pattern: '/legal/cookie-statement/:lang', access: 'public' },
  // Every way in leads here unless it names a place; who is no content manager is sent on to the home page.
  { name: 'content', pattern: '/content', access: 'user', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-pages', pattern: '/admin/pages', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-menu', pattern: '/admin/menu', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-users', pattern: '/admin/users', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-user', pattern: '/admin/users/:guid/:accountCategory', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-roles', pattern: '/admin/roles', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-log', pattern: '/admin/log', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-mails', pattern: '/admin/mails', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-properties', pattern: '/admin/properties', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-forms', pattern: '/admin/forms', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-form-submissions', pattern: '/admin/forms/:guid', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'admin-form', pattern: '/admin/forms/view/:guid', access: 'admin', hidesFrameParts: true, isHydrated: true },
  {
    name: 'admin-form-dashboard',
    pattern: '/admin/forms/:guid/:version/dashboard',
    access: 'admin',
    hidesFrameParts: true,
    isHydrated: true,
  },
  {
    name: 'admin-form-submission',
    pattern: '/admin/forms/:guid/:submissionGuid',
    access: 'admin',
    hidesFrameParts: true,
    isHydrated: true,
  },
  { name: 'admin-unknown', pattern: '/admin/*', access: 'admin', hidesFrameParts: true },
  { name: 'settings', pattern: '/settings', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'statistics', pattern: '/statistics', access: 'admin', hidesFrameParts: true, isHydrated: true },
  { name: 'account-category', pattern: '/account/:accountCategory', access: 'user', isHydrated: true },
  { name: 'login', pattern: '/login', access: 'public', isHydrated: true },
  // Routes of their own lead to the provider and back; as a page there is nothing at these.
  { name: 'login-openid', pattern: '/login/openid', access: 'public' },
  { name: 'login-openid-callback', pattern: '/login/openid/callback', access: 'public' },
  { name: 'login-second-factor', pattern: '/login/second-factor', access: 'public', isHydrated: true },
  { name: 'login-proof', pattern: '/login/proof', access: 'user', isHydrated: true },
  { name: 'view-as', pattern: '/view-as', access: 'admin' },
  { name: 'logout', pattern: '/logout', access: 'public' },
  { name: 'register', pattern: '/register', access: 'public' },
  { name: 'register-token', pattern: '/register/:token', access: 'public' },
  { name: 'reset', pattern: '/reset', access: 'public' },
  { name: 'reset-token', pattern: '/reset/:token', access: 'public' },
  { name: 'verify-again', pattern: '/verify', access: 'public' },
  { name: 'verify', pattern: '/verify/:token', access: 'public' },
  { name: 'set-up', pattern: '/setup/:token', access: 'public' },
  { name: 'catalogue', pattern: '/dev/ui', access: 'public', isHydrated: true, outsideMainLayout: true },
  { name: 'mailbox', pattern: '/dev/mail/:guid?', access: 'public' },
  { name: 'page-by-guid', pattern: '/g/:pageGuid', access: 'public' },
  { name: 'edit', pattern: '*/edit', access: 'contentManager' },
  { name: 'item', pattern: '*/i/:itemGuid/:itemTitle?', access: 'public' },
  { name: 'below-page-by-guid', pattern: '/g/:pageGuid/*', access: 'public' },
  { name: 'page', pattern: '*', access: 'public' },
] as const satisfies readonly RouteRow[];

export type RouteName = (typeof routeTable)[number]['name'];

const secretRoutes: ReadonlySet<RouteName> = new Set(
  routeTable.filter(({ pattern }) => /:(?:token|code)$/.test(pattern)).map(({ name }) => name),
);

/** Who knows such an address can use what it stands for. */
export function isSecretRoute(name: RouteName): boolean {
  return secretRoutes.has(name);
}

export interface ResolvedRoute {
  name: RouteName;
  language: Language;
  /** The path after the language prefix. */
  path: string;
  params: Record<string, string>;
  /** What stood before `/edit` or `/i/…`. */
  prefix: string;
  access: Access;
  redirectTo: string | null;
  hidesFrameParts: boolean;
  isInMainLayout: boolean;
  isHydrated: boolean;
}

const matchers = routeTable.map((row: RouteRow) => ({ row, expression: toExpression(row.pattern), first: firstWordOf(row.pattern) }));

/** Every page asks, and most begin with no word of ours: by the first word of a path few patterns are left to try, in the same order. */
const matchersOfAnyWord = matchers.filter(({ first }) => first === null);
const matchersByFirstWord = new Map(
  matchers.map((matcher) => [matcher.first, matchers.filter(({ first }) => first === null || first === matcher.first)]),
);

/** The word that a path must begin with; null where any will do. */
function firstWordOf(pattern: string): string | null {
  return /^\/(\w+)(?=\/|$)/.exec(pattern)?.[1] ?? null;
}

/** Which screen an address means. The server, the browser and the tests all ask this one function. */
export function resolvePath(pathname: string): ResolvedRoute {
  const { language, path } = splitLanguage(pathname);
  for (const { row, expression } of matchersByFirstWord.get(path.split('/', 2)[1] ?? '') ?? matchersOfAnyWord) {
    const match = expression.exec(path);
    if (!match) continue;
    const { rest = '', ...params } = match.groups ?? {};
    return {
      name: row.name as RouteName,
      language,
      path,
      params: Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, decode(value)]]))),
      prefix: rest || '/',
      access: row.access,
      redirectTo: row.redirectTo ?? null,
      hidesFrameParts: row.hidesFrameParts ?? false,
      isInMainLayout: !row.outsideMainLayout,
      isHydrated: row.isHydrated ?? false,
    };
  }
  throw new Error('The last row of the route table takes every path.');
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*/, '(?<rest>.*)');
  return new RegExp(`^${source}$`);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
