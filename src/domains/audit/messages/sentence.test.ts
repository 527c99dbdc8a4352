import { expect, test } from 'vitest';
import { knownEvents } from '../../../../tests/support/known-events.ts';
import type { AuditEntry } from '../model/audit.ts';
import { sentenceOf } from './sentence.ts';

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  happenedOn: '2026-11-16T10:00:00.000Z',
  type: 'role.changed',
  result: 'done',
  actor: { kind: 'user', guid: '00000000-0000-4000-8000-000000000001', name: 'Noor Haven' },
  object: { guid: '00000000-0000-4000-8000-000000000002', kind: 'role', name: 'Redactie' },
  facts: { names: [], fields: [], changes: [], rolesGiven: [], rolesTaken: [] },
  network: '',
  correlationId: '',
  ...given,
});
const anonymous = { kind: 'anonymous', guid: null, name: '' } as const;
const gone = { guid: '00000000-0000-4000-8000-000000000002', kind: 'unknown', name: '' } as const;

test.each([
  [entry({}), 'Noor Haven wijzigde de rol ‘Redactie’.', 'Noor Haven changed the role ‘Redactie’.'],
  [entry({ object: gone }), 'Noor Haven wijzigde een rol die er niet meer is.', 'Noor Haven changed a role that no longer exists.'],
  [
    entry({ type: 'session.refused', actor: anonymous, object: null }),
    'Iemand kon niet inloggen: dat account is er niet.',
    'Somebody failed to sign in: there is no such account.',
  ],
  [
    entry({ type: 'session.started', actor: anonymous, object: gone }),
    'Iemand die geen account meer heeft logde in.',
    'Somebody who no longer has an account signed in.',
  ],
  [
    entry({ type: 'settings.changed', actor: { kind: 'system', guid: null, name: '' }, facts: { ...entry({}).facts, names: ['Voet'] } }),
    'Het platform wijzigde de instelling ‘Voet’.',
    'The platform changed the setting ‘Voet’.',
  ],
  [
    entry({ type: 'settings.changed', facts: { ...entry({}).facts, names: ['Naam', 'Logo', 'Kleuren'] } }),
    'Noor Haven wijzigde 3 instellingen: ‘Naam’, ‘Logo’ en ‘Kleuren’.',
    'Noor Haven changed 3 settings: ‘Naam’, ‘Logo’ and ‘Kleuren’.',
  ],
  [entry({ type: 'property.removed' }), 'Noor Haven verwijderde een profielveld.', 'Noor Haven removed a profile field.'],
  [entry({ type: 'role.deleted' }), 'Noor Haven verwijderde de rol ‘Redactie’.', 'Noor Haven deleted the role ‘Redactie’.'],
  [entry({ type: 'role.deleted', object: gone }), 'Noor Haven verwijderde een rol.', 'Noor Haven deleted a role.'],
  [
    entry({ type: 'access.denied', object: null }),
    'Noor Haven wilde iets, maar had daar geen toegang toe.',
    'Noor Haven tried something, but had no access.',
  ],
  [
    entry({ type: 'thing.happened' }),
    'Noor Haven deed iets wat dit platform niet meer kent.',
    'Noor Haven did something this platform no longer recognises.',
  ],
])('an event is told as somebody would (%#)', (event, dutch, english) => {
  const told = (['nl', 'en'] as const).map((language) => sentenceOf(event, { language, events: knownEvents }));
  expect(told).toEqual([dutch, english]);
});
