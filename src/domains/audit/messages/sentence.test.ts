import { expect, test } from 'vitest';
import { knownEvents } from '../../../../tests/support/known-events.ts';
import type { AuditEntry } from '../model/audit.ts';
import { ownSentenceOf, sentenceOf } from './sentence.ts';

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
const gone = { guid: '00000000-0000-4000-8000-000000000002', kind: 'unknown', name: '', isGone: true } as const;

const person = { guid: '00000000-0000-4000-8000-000000000003', kind: 'user', name: 'Sanne de Vries' } as const;
const rightTaken = { field: 'Beheerder', from: 'ja', to: 'nee', right: { right: 'isAdmin', isGiven: false } };
const rightGiven = { right: 'isAdmin', isGiven: true };
const receivedRight = { field: 'Beheerder', from: 'nee', to: 'ja', right: rightGiven };

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
    entry({ type: 'user.changed', object: person, facts: { ...entry({}).facts, rolesGiven: ['Pers'], rolesTaken: ['Redactie', 'Raad'] } }),
    'Noor Haven gaf Sanne de Vries de rol ‘Pers’ en nam Sanne de Vries de rollen ‘Redactie’ en ‘Raad’ af.',
    'Noor Haven gave Sanne de Vries the role ‘Pers’ and removed the roles ‘Redactie’ and ‘Raad’ from Sanne de Vries.',
  ],
  [
    entry({ type: 'user.changed', object: person, facts: { ...entry({}).facts, changes: [rightTaken] } }),
    'Noor Haven nam Sanne de Vries de rechten van beheerder af.',
    'Noor Haven removed the admin rights of Sanne de Vries.',
  ],
  [
    entry({ type: 'user.changed', object: person, facts: { ...entry({}).facts, changes: [{ ...rightTaken, right: rightGiven }] } }),
    'Noor Haven maakte Sanne de Vries beheerder.',
    'Noor Haven made Sanne de Vries an admin.',
  ],
  [
    entry({ type: 'user.changed', object: person, facts: { ...entry({}).facts, fields: ['Voornaam', 'BSN'] } }),
    'Noor Haven wijzigde van het account van Sanne de Vries: voornaam en BSN.',
    'Noor Haven changed details of Sanne de Vries: voornaam and BSN.',
  ],
  [
    entry({
      type: 'user.rights_received',
      actor: anonymous,
      object: person,
      facts: { ...entry({}).facts, changes: [receivedRight], rolesGiven: ['Pers'] },
    }),
    'Sanne de Vries werd beheerder en kreeg de rol ‘Pers’ door een uitnodiging.',
    'Sanne de Vries became an admin and was given the role ‘Pers’ through an invitation.',
  ],
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

const told = (event: AuditEntry) => (['nl', 'en'] as const).map((language) => ownSentenceOf(event, { language, events: knownEvents }));
const { actor, facts } = entry({});

test.each([
  [entry({}), 'U wijzigde de rol ‘Redactie’.', 'You changed the role ‘Redactie’.'],
  [
    entry({ type: 'user.profile_changed', object: { ...person, guid: actor.guid ?? '' }, facts: { ...facts, fields: ['Voornaam'] } }),
    'U wijzigde in uw profiel of voorkeuren: voornaam.',
    'You changed your profile or preferences: voornaam.',
  ],
  [
    entry({ type: 'access.denied', object: null, facts: { ...facts, refused: 'rollen wijzigen', mustProve: true } }),
    'U wilde rollen wijzigen. Daarvoor moest u eerst bevestigen dat u het bent.',
    'You wanted to rollen wijzigen. You were asked to confirm your identity first.',
  ],
  [
    entry({ type: 'access.denied', object: null, facts: { ...facts, refused: 'rollen wijzigen' } }),
    'U wilde rollen wijzigen, maar daar heeft u geen toegang toe.',
    'You tried to rollen wijzigen, but you do not have access.',
  ],
  // A name that is not for this reader is not the name of something that is gone.
  [
    entry({ type: 'user.activated', object: { ...person, name: '' } }),
    'U activeerde het account van iemand.',
    'You activated the account of somebody.',
  ],
  [
    entry({ type: 'data_export.asked', object: person }),
    'U heeft om een kopie van de gegevens van Sanne de Vries gevraagd.',
    'You asked for a copy of the data of Sanne de Vries.',
  ],
  [
    entry({ type: 'data_export.asked', object: { ...person, guid: actor.guid ?? '' } }),
    'U heeft om een kopie van uw gegevens gevraagd.',
    'You asked for a copy of your data.',
  ],
  [
    entry({ type: 'thing.happened' }),
    'U deed iets wat dit platform niet meer kent.',
    'You did something this platform no longer recognises.',
  ],
])('who did it is told so (%#)', (event, dutch, english) => {
  expect(told(event)).toEqual([dutch, english]);
});
