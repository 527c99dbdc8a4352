import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusedCall, refusedPage } from './refused.ts';

/** The calls that not everybody may make, as they stand in the contracts. */
const guarded = globSync('src/domains/*/model/*.contract.ts')
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/method: '(\w+)',\s+path: '([^']+)'[\s\S]*?access: '(\w+)'/g)])
  .filter(([, , , access]) => access !== 'public')
  .map(([, method = '', path = '']) => `${method} ${path}`);

/** These are about the site as a whole, and no thing on it: the sentence without a thing is true of them. */
const aboutTheSite = ['POST /view-as', 'DELETE /cache_invalidate'];

test('every call that can be refused to somebody has words for what it is about', () => {
  expect(guarded.length).toBeGreaterThan(50);
  expect(guarded.filter((label) => refusedCall(label) === undefined)).toEqual(aboutTheSite);
});

test.each([
  ['GET /api/users', { isChange: false, thing: 'users' }],
  ['POST /api/users/:guid:deactivate', { isChange: true, thing: 'users' }],
  ['POST /api/users:export', { isChange: false, thing: 'users' }],
  ['POST /api/userinvitations', { isChange: true, thing: 'invitations' }],
  ['POST /admin/log/export', { isChange: false, thing: 'log' }],
  ['GET /api/horses', undefined],
] as const)('%s was refused', (label, refused) => {
  expect(refusedCall(label)).toEqual(refused);
});

test.each([
  ['/admin', 'pages'],
  ['/en/admin/users/x/profile', 'users'],
  ['/settings', 'settings'],
  ['/administratie', 'page'],
  ['/nieuws/geheim', 'page'],
])('the page %s was refused', (address, thing) => {
  expect(refusedPage(address)).toEqual({ isChange: false, thing });
});
