import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localizePath } from '#platform/shared/language.ts';
import { resolvePath, routeTable, type RouteName } from './routes.ts';

const guid = '5b0f1f8e-1111-4222-8333-444455556666';

const examples: { path: string; name: RouteName; params?: Record<string, string>; prefix?: string }[] = [
  { path: '/home', name: 'home' },
  { path: '/admin', name: 'admin' },
  { path: '/account', name: 'account' },
  { path: '/invitation/abc', name: 'invitation', params: { code: 'abc' } },
  { path: '/search', name: 'search' },
  { path: '/unauthorized', name: 'unauthorized' },
  { path: '/legal/terms-of-use/nl', name: 'terms-of-use', params: { lang: 'nl' } },
  { path: '/legal/privacy', name: 'privacy' },
  { path: '/legal/accessibility/en', name: 'accessibility', params: { lang: 'en' } },
  { path: '/legal/cookie-statement/nl', name: 'cookie-statement', params: { lang: 'nl' } },
  { path: '/admin/pages', name: 'admin-pages' },
  { path: '/admin/menu', name: 'admin-menu' },
  { path: '/admin/users', name: 'admin-users' },
  { path: `/admin/users/${guid}/profile`, name: 'admin-user', params: { guid, accountCategory: 'profile' } },
  { path: '/admin/roles', name: 'admin-roles' },
  { path: '/admin/log', name: 'admin-log' },
  { path: '/admin/mails', name: 'admin-mails' },
  { path: '/admin/properties', name: 'admin-properties' },
  { path: '/admin/forms', name: 'admin-forms' },
  { path: `/admin/forms/${guid}`, name: 'admin-form-submissions', params: { guid } },
  { path: `/admin/forms/view/${guid}`, name: 'admin-form', params: { guid } },
  { path: `/admin/forms/${guid}/3/dashboard`, name: 'admin-form-dashboard', params: { guid, version: '3' } },
  { path: `/admin/forms/${guid}/${guid}`, name: 'admin-form-submission', params: { guid, submissionGuid: guid } },
  { path: '/settings', name: 'settings' },
  { path: '/statistics', name: 'statistics' },
  { path: '/account/security', name: 'account-category', params: { accountCategory: 'security' } },
  { path: '/login', name: 'login' },
  { path: '/login/second-factor', name: 'login-second-factor' },
  { path: '/login/proof', name: 'login-proof' },
  { path: '/login/openid', name: 'login-openid' },
  { path: '/login/openid/callback', name: 'login-openid-callback' },
  { path: '/view-as', name: 'view-as' },
  { path: '/logout', name: 'logout' },
  { path: '/setup/abc', name: 'set-up', params: { token: 'abc' } },
  { path: '/g/abc', name: 'page-by-guid', params: { pageGuid: 'abc' } },
  { path: '/g/abc/d/e', name: 'below-page-by-guid', params: { pageGuid: 'abc' } },
  { path: '/g/abc/edit', name: 'edit', prefix: '/g/abc' },
  { path: `/g/abc/i/${guid}`, name: 'item', params: { itemGuid: guid }, prefix: '/g/abc' },
  { path: '/edit', name: 'edit', prefix: '/' },
  { path: '/nieuws/edit', name: 'edit', prefix: '/nieuws' },
  { path: `/i/${guid}`, name: 'item', params: { itemGuid: guid }, prefix: '/' },
  { path: `/nieuws/2026/i/${guid}/een-titel`, name: 'item', params: { itemGuid: guid, itemTitle: 'een-titel' }, prefix: '/nieuws/2026' },
  { path: `/nieuws/i/${guid}/een-titel/edit`, name: 'edit', prefix: `/nieuws/i/${guid}/een-titel` },
  { path: '/', name: 'page' },
  { path: '/wonen/afval', name: 'page' },
  { path: '/admin/nope', name: 'admin-unknown' },
  { path: '/administratie', name: 'page' },
  { path: '/search/more', name: 'page' },
];

test.each(examples)('R2.01 $path means $name, in both languages', ({ path, name, params = {}, prefix }) => {
  expect(resolvePath(path)).toMatchObject({ name, params, language: 'nl', path, ...(prefix && { prefix }) });
  expect(resolvePath(localizePath('en', path))).toMatchObject({ name, params, language: 'en', path, ...(prefix && { prefix }) });
});

test('the short addresses lead to the first page behind them', () => {
  expect(['/home', '/admin', '/account'].map((path) => resolvePath(path).redirectTo)).toEqual(['/', '/admin/pages', '/account/profile']);
});

test('who may open what: admin pages for admins, account pages for people who signed in, editing for content managers', () => {
  const forAdmins = routeTable.filter(({ name }) => name.startsWith('admin-') || name === 'settings' || name === 'statistics');
  expect(new Set(forAdmins.map(({ access }) => access))).toEqual(new Set(['admin']));
  expect(resolvePath('/account/profile').access).toBe('user');
  expect(resolvePath('/nieuws/edit').access).toBe('contentManager');
  expect(resolvePath('/nieuws').access).toBe('public');
});

test('R2.30 R6.09 the routes under admin hide the edit button, and so do settings and statistics', () => {
  const hiding = routeTable.filter((row) => 'hidesFrameParts' in row).map(({ name }) => name);
  const managing = routeTable.filter(({ name }) => name.startsWith('admin-')).map(({ name }) => name);
  expect(hiding).toEqual(expect.arrayContaining([...managing, 'settings', 'statistics']));
  expect(hiding).not.toContain('page');
});

test('every path means something, and nothing makes it slow or throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(resolvePath(`/${text}`).name).toBeTypeOf('string');
    }),
  );
  const started = performance.now();
  resolvePath(`/${'a/i/'.repeat(500)}edit/x`);
  expect(performance.now() - started).toBeLessThan(50);
});
