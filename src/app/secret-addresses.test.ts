import { expect, test } from 'vitest';
import { domainRoutes } from '#app/server/domain-routes.ts';
import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';
import { routeTable } from './routes.ts';

/** Parameters that open nothing: who knows one is still asked who they are. A new name is put here only when that is so. */
const harmless = new Set(
  'guid pageGuid itemGuid submissionGuid blockGuid userGuid id shortId hash revision itemTitle lang language accountCategory version key name'.split(
    ' ',
  ),
);

const patterns = [...routeTable.map(({ pattern }) => pattern), ...domainRoutes.map(({ definition }) => definition.path)];
const withSecrets = patterns.filter((pattern) => parametersOf(pattern).some((name) => !harmless.has(name)));

function parametersOf(pattern: string): string[] {
  return [...pattern.matchAll(/:([a-z]\w*)\??(?=\/|$)/gi)].flatMap(([found, name = '']) => (pattern.includes(`/${found}`) ? [name] : []));
}

test('there are addresses with a secret in them', () => {
  expect(withSecrets).toEqual(expect.arrayContaining(['/invitation/:code', '/reset/:token', '/verify/:token', '/setup/:token']));
});

test.each(withSecrets)('what stands for a parameter of %s is in no log', (pattern) => {
  for (const [before, between] of [
    ['', '/'],
    ['/en', '/'],
    ['https://plein.test', '\\'],
    ['/login?returnTo=', '%2F'],
    ['/login?returnTo=', '%255c'],
  ]) {
    const address = before + pattern.replaceAll(/\/:(\w+)\??/g, '/geheim').replaceAll('/', between ?? '/');
    expect(withoutSecrets(address)).not.toContain('geheim');
  }
});
