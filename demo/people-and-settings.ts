import type { createUser } from '#domains/users/server/index.ts';

/** An invented municipality at the water, and the people to try the platform as. */
export const demoSettings = {
  platformName: { nl: 'Noorderhaven', en: 'Noorderhaven' },
  platformDescription: { nl: 'Gemeente aan het water', en: 'Municipality on the waterfront' },
  organisationName: { nl: 'de gemeente Noorderhaven', en: 'the municipality of Noorderhaven' },
  contactEmail: 'info@noorderhaven.test',
  contactPhone: '14 0299',
  contactAddress: 'Havenkade 1, 1234 AB Noorderhaven',
  dataProtectionEmail: 'privacy@noorderhaven.test',
  showAutoTranslate: true,
};

/** An account, with roles as the demo names them. */
export type DemoPerson = Parameters<typeof createUser>[1] & { roles: string[] };

const nothing = {
  isAdmin: false,
  isContentManager: false,
  isMett: false,
  isDeveloper: false,
  isVerified: true,
  termsOfUseVersionAccepted: 1,
  roles: [],
};

/** To try the platform as. Staff are administrators too: only who is both gives others the flags of staff and developers. */
export const demoAccounts: DemoPerson[] = [
  { ...nothing, email: 'admin@plein.test', firstName: 'Jan', middleName: '', lastName: 'Boersma', isAdmin: true },
  {
    ...nothing,
    email: 'editor@plein.test',
    firstName: 'Sanne',
    middleName: 'de',
    lastName: 'Vries',
    isContentManager: true,
    roles: ['communicatie', 'medewerkers'],
  },
  { ...nothing, email: 'user@plein.test', firstName: 'Fatima', middleName: '', lastName: 'Aziz' },
  { ...nothing, email: 'staff@plein.test', firstName: 'Ruben', middleName: '', lastName: 'Maas', isAdmin: true, isMett: true },
];

type Name = [firstName: string, middleName: string, lastName: string];

const named = ([firstName, middleName, lastName]: Name) => ({ ...nothing, firstName, middleName, lastName });

function employee(mailbox: string, name: Name, teams: string[], flags: { isContentManager?: boolean } = {}): DemoPerson {
  return { ...named(name), email: `${mailbox}@noorderhaven.test`, roles: [...teams, 'medewerkers'], ...flags };
}

function resident(mailbox: string, name: Name, also: Partial<DemoPerson> = {}): DemoPerson {
  return { ...named(name), email: `${mailbox}@inwoner.test`, roles: ['buurtpanel'], ...also };
}

/** Who else works for the municipality or lives there. Some of them have their name on a page. */
export const demoPeople: DemoPerson[] = [
  employee('l.brouwer', ['Lotte', '', 'Brouwer'], ['communicatie'], { isContentManager: true }),
  employee('j.kuiper', ['Joris', '', 'Kuiper'], ['communicatie'], { isContentManager: true }),
  employee('n.bensaid', ['Nadia', '', 'Bensaïd'], ['burgerzaken'], { isContentManager: true }),
  employee('e.kaya', ['Esra', '', 'Kaya'], ['vergunningen'], { isContentManager: true }),
  employee('p.berg', ['Pieter', 'van den', 'Berg'], ['vergunningen']),
  employee('m.horst', ['Margriet', 'ter', 'Horst'], ['griffie'], { isContentManager: true }),
  employee('h.dijkstra', ['Hendrik', '', 'Dijkstra'], []),
  employee('i.prins', ['Ilse', '', 'Prins'], []),
  resident('w.laan', ['Willem', 'van der', 'Laan']),
  resident('amina', ['Amina', 'el', 'Idrissi']),
  resident('trijntje', ['Trijntje', '', 'Koopman']),
  resident('tomasz', ['Tomasz', '', 'Kowalski'], { roles: [], isVerified: false }),
];
