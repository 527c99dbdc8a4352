import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditKinds, nounsIn } from '#domains/audit/model/audit-kinds.ts';
import type { Told } from '#platform/shared/events.ts';
import { languages } from '#platform/shared/language.ts';
import { knownEvents } from './events.ts';

const { traits, words } = knownEvents;
const types = Object.keys(traits);

/** The domains whose code records an event, by its type. The platform is one of them. */
const recorders = new Map<string, Set<string>>();
for (const path of globSync(['src/domains/*/server/**/*.ts', 'src/platform/server/**/*.ts'])) {
  if (/\.(?:test|queries)\.ts$/.test(path)) continue;
  const domain = /^src\/domains\/([^/]+)/.exec(path)?.[1] ?? 'platform';
  for (const [, type = ''] of readFileSync(path, 'utf8').matchAll(/'([a-z_]+\.[a-z_]+)'/g)) {
    recorders.set(type, (recorders.get(type) ?? new Set()).add(domain));
  }
}

/** The events that a domain names as its own. */
const owned = globSync('src/domains/*/model/*.events.ts').flatMap((path) => {
  const domain = path.split('/')[2] ?? '';
  return [...readFileSync(path, 'utf8').matchAll(/^ {2}'([a-z_]+\.[a-z_]+)': event\b/gm)].map(([, type = '']) => ({ domain, type }));
});

test('the events of every domain are known', () => {
  expect(types.length).toBeGreaterThan(60);
  expect(types.toSorted()).toEqual(['access.denied', ...owned.map(({ type }) => type)].toSorted());
});

test('every event is recorded, by the domain that names it', () => {
  expect(owned.filter(({ domain, type }) => !recorders.get(type)?.has(domain))).toEqual([]);
  expect(recorders.get('access.denied')).toContain('platform');
});

/** Words for everything, so that what a sentence leaves out shows. */
const told: Told = {
  who: 'WHO',
  what: 'WHAT',
  isOwn: true,
  isKnown: true,
  names: 'NAMES',
  nameCount: 1,
  count: 2,
  refused: 'REFUSED',
  mustProve: false,
  fields: 'FIELDS',
  rights: [],
  rolesGiven: { names: '', count: 0 },
  rolesTaken: { names: '', count: 0 },
  isEnglish: false,
};

test.each(languages)('every event has words for each who can read of it, and for nobody else (%s)', (language) => {
  expect(Object.keys(words[language]).toSorted()).toEqual(types.toSorted());
  const isByPerson = (type: string) => traits[type]?.by !== 'platform';
  // Who did it reads a sentence with “you” in it: the log's, if that names them, or one of their own.
  expect(
    types.filter((type) => isByPerson(type) && !words[language][type]?.own && !words[language][type]?.log(told).includes('WHO')),
  ).toEqual([]);
  expect(types.filter((type) => !isByPerson(type) && words[language][type]?.own)).toEqual([]);
  // Beside the ways in to an account there is room for one sentence, whatever is known of the event.
  const toOwner = (type: string) => words[language][type]?.toOwner ?? words[language][type]?.own;
  expect(types.filter((type) => traits[type]?.isSecurity && typeof toOwner(type) !== 'string')).toEqual([]);
  // Only what others do to an account has a sentence of its own for whose it is.
  expect(types.filter((type) => words[language][type]?.toOwner && (!traits[type]?.isSecurity || traits[type]?.by === 'owner'))).toEqual([]);
});

test('every event can be found by its subject', () => {
  expect(new Set(types.map((type) => type.split('.')[0]))).toEqual(new Set(auditKinds.flatMap(nounsIn)));
});
