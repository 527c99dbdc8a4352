import { contactFacts, type SynonymGroup } from './synonym-group.ts';

/** What people ask to reach the organisation. A question of such words alone is answered above the results. */
export const contactSynonyms: SynonymGroup[] = [
  {
    nl: 'telefoonnummer, telefoon, bellen, opbellen, telefonisch, doorkiesnummer, nummer bellen',
    en: 'phone number, telephone number, phone, telephone, call, ring, number to call',
    contact: ['phone'],
  },
  {
    nl: 'e-mail, e-mailadres, mail, mailadres, mailen, e-mailen',
    en: 'email, email address, mail',
    contact: ['email'],
  },
  {
    nl: 'adres, bezoekadres, postadres, locatie, route, routebeschrijving',
    en: 'address, visiting address, postal address, location, route, directions',
    contact: ['address'],
  },
  {
    nl: 'openingstijden, openingstijd, openingsuren, sluitingstijd',
    en: 'opening hours, opening times, office hours, business hours, closing time',
    see: { nl: 'open, geopend', en: 'open' },
    contact: ['hours'],
  },
  { nl: 'open, geopend, gesloten', en: 'open, closed, hours', see: { nl: 'openingstijden', en: 'opening hours' }, contact: ['hours'] },
  {
    nl: 'contact, contact opnemen, contactgegevens, contactformulier, bereikbaarheid, bereikbaar, bereiken',
    en: 'contact, contact us, contact details, contact form, get in touch, reach',
    contact: contactFacts,
  },
  {
    nl: 'stadhuis, gemeentehuis, raadhuis, stadskantoor, gemeentekantoor, balie, loket, publieksbalie',
    en: 'town hall, city hall, council offices, municipal offices, desk, service desk, front desk, counter',
    contact: ['address', 'hours', 'phone'],
  },
  {
    nl: 'afspraak, afspraak maken, afspraak plannen, afspraak inplannen',
    en: 'appointment, make an appointment, book an appointment, schedule an appointment',
    contact: ['phone', 'hours'],
  },
  { nl: 'gemeente', en: 'municipality', contact: [] },
];
