import { expect, test } from 'vitest';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { NewRole } from '#domains/roles/model/role.ts';
import { initialSettings, settingKeys } from '#domains/settings/model/settings.ts';
import { UserChange } from '#domains/users/model/admin-user.ts';
import { GivenProfile } from '#domains/users/model/user.ts';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { knownEvents } from '../../../../tests/support/known-events.ts';
import { changesTold, sentenceOf } from '../messages/sentence.ts';
import { AuditFilter } from '../model/audit.ts';
import type { AuditRow } from './audit.queries.ts';
import { presentRow } from './present-audit.ts';

const guid = '00000000-0000-4000-8000-000000000001';
const row = (type: string, details: unknown): AuditRow => ({
  id: 1,
  happenedOn: new Date(0),
  type,
  result: 'done',
  actorKind: 'user',
  actorGuid: guid,
  subjectGuid: guid,
  network: '',
  correlationId: '',
  details,
});

const workPhone = propertyDefinition({ key: 'workPhone', visibleFor: 'users' });
workPhone.texts = { nl: { ...workPhone.texts.nl, label: 'Telefoon op het werk' }, en: { ...workPhone.texts.en, label: 'Work phone' } };
const admin: Actor = { ...anonymousActor, kind: 'user', guid: 'b0000000-0000-4000-8000-000000000002', isActive: true, isAdmin: true };
const words = { reader: admin, properties: new Map([['workPhone', workPhone]]), nameOf: () => '' };

/** All that the screen and the table say of an event. */
function allWordsOf(event: AuditRow, language: Language): string {
  const entry = presentRow(event, new Map(), { language, ...words });
  const { names, fields, rolesGiven, rolesTaken, method = '' } = entry.facts;
  return [
    sentenceOf(entry, { language, events: knownEvents }),
    ...changesTold(entry, language),
    ...names,
    ...fields,
    ...rolesGiven,
    ...rolesTaken,
    method,
  ].join('\n');
}

/** A key is a word as no language writes it, or the very key that was put in. */
function keysIn(words: string, keys: readonly string[]): string[] {
  const found = words.split(/[^\p{L}\p{N}._-]+/u).map((word) => word.replace(/[.]+$/, ''));
  return found.filter((word) => /\p{Ll}\p{Lu}|_|\p{L}\.\p{L}|undefined|null/u.test(word) || keys.includes(word));
}

/** Another value than it has at first, of every shape that a setting has. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [guid];
  if (value === null) return guid;
  return typeof value === 'string' ? 'none' : Object.fromEntries(Object.keys(value as object).map((part) => [part, 'Anders']));
}

test.each(languages)('no key of a setting reaches a reader, whichever version wrote the event (%s)', (language) => {
  const changes = settingKeys.map((key) => ({ key, from: initialSettings[key], to: otherThan(initialSettings[key]) }));
  const events = [
    ...changes.flatMap((change) => [change, { key: change.key }, { ...change, from: change.to, to: change.from }]),
    { changes },
    { changes: [...changes, { key: 'footerColumns', from: 1, to: 2 }] },
    { key: 'footerColumns', from: { someKey: 'someValue' }, to: 'otherValue' },
    { changes: 'noList' },
    {},
  ];
  for (const details of events) expect(keysIn(allWordsOf(row('settings.changed', details), language), settingKeys)).toEqual([]);
});

test('each setting has a name of its own', () => {
  for (const language of languages) {
    const names = settingKeys.map((key) => allWordsOf(row('settings.changed', { key }), language));
    expect(new Set(names).size).toBe(settingKeys.length);
  }
});

const columns = [
  ...Object.keys(UserChange.shape),
  ...Object.keys(GivenProfile.shape),
  ...Object.keys(NewRole.shape),
  ...Object.keys(AuditFilter.shape),
  'language',
  'formerColumn',
];
const propertyKeys = ['workPhone', 'shoeSize', 'eyeColour'];

test.each(Object.keys(knownEvents.traits))('%s tells of no column, no profile field and no role by its key', (type) => {
  const details = {
    key: 'workPhone',
    fields: columns,
    properties: propertyKeys,
    labels: { shoeSize: { nl: 'Schoenmaat', en: 'Shoe size' } },
    changes: columns.map((field) => ({ field, from: false, to: null })),
    add: [guid],
    remove: [guid],
    roleIds: [guid],
    method: 'set-up',
  };
  const untold = { ...details, key: 'eyeColour', changes: [], method: 'someMethod' };
  for (const language of languages) {
    for (const event of [details, untold, { key: 'eyeColour' }]) {
      expect(keysIn(allWordsOf(row(type, event), language), [...propertyKeys, 'roleIds', guid])).toEqual([]);
      const { facts } = presentRow(row(type, event), new Map(), { language, ...words });
      const told = [...facts.fields, ...facts.changes.map(({ field }) => field)];
      expect(told.filter((field) => columns.includes(field))).toEqual([]);
    }
  }
});

test.each([
  [{ call: 'DELETE /api/roles/:guid' }, 'wilde rollen wijzigen, maar had', 'tried to change roles, but', 'DELETE /api/roles/:guid'],
  [{ document: '/en/admin/users' }, 'wilde gebruikers bekijken, maar had', 'tried to view users, but', '/en/admin/users'],
  [{ document: '/geheim' }, 'wilde een pagina bekijken, maar had', 'tried to view a page, but', '/geheim'],
  [{ call: 'document' }, 'wilde een pagina bekijken, maar had', 'tried to view a page, but', undefined],
  [{ call: 'GET /api/horses' }, 'wilde iets, maar had', 'tried something, but had', 'GET /api/horses'],
  [
    { call: 'POST /api/userinvitations', code: 'auth.proof_needed' },
    'wilde uitnodigingen wijzigen, maar moest eerst bevestigen wie het is.',
    'tried to change invitations, but had to confirm their identity first.',
    'POST /api/userinvitations',
  ],
])('what was refused is told in words, with its address beside it: %j', (details, dutch, english, address) => {
  for (const [language, sentence] of [
    ['nl', dutch],
    ['en', english],
  ] as const) {
    const event = row('access.denied', { code: 'request.forbidden', ...details });
    const entry = presentRow(event, new Map(), { language, ...words, nameOf: () => 'Noor Haven' });
    expect(sentenceOf(entry, { language, events: knownEvents })).toContain(`Noor Haven ${sentence}`);
    expect(sentenceOf(entry, { language, events: knownEvents })).not.toContain('/');
    expect(entry.facts.address).toBe(address);
  }
});

test('a profile field has its label of today, else the one it had', () => {
  const details = { fields: ['properties'], properties: propertyKeys, labels: { shoeSize: { nl: 'Schoenmaat', en: 'Shoe size' } } };
  const fieldsIn = (language: Language) => presentRow(row('user.profile_changed', details), new Map(), { language, ...words }).facts.fields;
  expect(fieldsIn('nl')).toEqual(['Telefoon op het werk', 'Schoenmaat', 'Een profielveld dat er niet meer is']);
  expect(fieldsIn('en')).toEqual(['Work phone', 'Shoe size', 'A profile field that no longer exists']);
});
