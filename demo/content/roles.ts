import type { DemoRole } from './shapes.ts';

/** The groups that a municipality knows: teams that keep their own pages, and residents who read along. */
export const roles: DemoRole[] = [
  {
    name: 'communicatie',
    texts: { nl: 'Communicatie', en: 'Communications' },
    description: 'Schrijft het nieuws en houdt de meeste pagina’s bij.',
  },
  {
    name: 'burgerzaken',
    texts: { nl: 'Burgerzaken', en: 'Civil affairs' },
    description: 'Houdt de pagina’s over paspoorten en verhuizen bij.',
  },
  {
    name: 'vergunningen',
    texts: { nl: 'Vergunningen', en: 'Permits' },
    description: 'Behandelt aanvragen en houdt de pagina’s over bouwen bij.',
  },
  {
    name: 'griffie',
    texts: { nl: 'Griffie', en: 'Council clerk’s office' },
    description: 'Helpt de gemeenteraad en houdt de pagina van de raad bij.',
  },
  {
    name: 'medewerkers',
    texts: { nl: 'Medewerkers', en: 'Staff' },
    description: 'Iedereen die bij de gemeente werkt. Leest het nieuws voor medewerkers.',
  },
  {
    name: 'buurtpanel',
    texts: { nl: 'Buurtpanel', en: 'Residents’ panel' },
    description: 'Inwoners die vier keer per jaar meedenken over een plan.',
  },
];
