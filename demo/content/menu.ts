import type { DemoMenuItem } from './shapes.ts';

const page = (
  name: string,
  nl: [name: string, segment: string],
  en?: [name: string, segment: string],
  items?: DemoMenuItem[],
): DemoMenuItem => ({
  page: name,
  name: { nl: nl[0], ...(en && { en: en[0] }) },
  segment: { nl: nl[1], ...(en && { en: en[1] }) },
  ...(items && { items }),
});

/** Where everything stands: three levels, one way out, and one heading. */
export const menu: DemoMenuItem[] = [
  page('home', ['Home', ''], ['Home', '']),
  page(
    'wonen',
    ['Wonen en leven', 'wonen-en-leven'],
    ['Living here', 'living-here'],
    [
      page('melden', ['Iets melden op straat', 'melden'], ['Report a problem', 'report']),
      page('dorpsraden', ['Dorpsraden', 'dorpsraden']),
      page('buurtpanel', ['Buurtpanel', 'buurtpanel'], ['Residents’ panel', 'residents-panel']),
    ],
  ),
  page(
    'paspoort-en-verhuizen',
    ['Paspoort en verhuizen', 'paspoort-en-verhuizen'],
    ['Passport and moving', 'passport-and-moving'],
    [
      page(
        'paspoort',
        ['Paspoort of ID-kaart', 'paspoort'],
        ['Passport or identity card', 'passport'],
        [page('paspoort-spoed', ['Spoed', 'spoed'], ['Urgent', 'urgent'])],
      ),
      page('verhuizing', ['Verhuizing doorgeven', 'verhuizing'], ['Report a move', 'moving']),
    ],
  ),
  page(
    'afval',
    ['Afval en milieu', 'afval-en-milieu'],
    ['Waste and environment', 'waste-and-environment'],
    [
      page('afvalkalender', ['Afvalkalender', 'afvalkalender'], ['Waste calendar', 'waste-calendar']),
      page('milieustraat', ['Milieustraat', 'milieustraat'], ['Recycling centre', 'recycling-centre']),
    ],
  ),
  page(
    'bouwen',
    ['Bouwen', 'bouwen'],
    ['Building', 'building'],
    [
      page('omgevingsvergunning', ['Omgevingsvergunning', 'omgevingsvergunning'], ['Building permit', 'permit']),
      page('werkafspraken-vergunningen', ['Werkafspraken', 'werkafspraken'], ['How we work', 'how-we-work']),
      {
        href: 'https://omgevingswet.overheid.nl/home',
        name: { nl: 'Omgevingsloket', en: 'Omgevingsloket' },
        segment: { nl: 'omgevingsloket', en: 'omgevingsloket' },
      },
    ],
  ),
  page(
    'bestuur',
    ['Bestuur', 'bestuur'],
    ['Government', 'government'],
    [
      page('gemeenteraad', ['Gemeenteraad', 'gemeenteraad'], ['Municipal council', 'council']),
      page('college', ['Burgemeester en wethouders', 'college'], ['Mayor and aldermen', 'executive']),
      page('projecten', ['Projecten', 'projecten'], ['Projects', 'projects']),
    ],
  ),
  page(
    'nieuws',
    ['Nieuws', 'nieuws'],
    ['News', 'news'],
    [
      page('onderwerpen', ['Nieuws per onderwerp', 'onderwerpen'], ['News by subject', 'subjects']),
      page('agenda', ['Agenda', 'agenda'], ['Calendar', 'calendar']),
    ],
  ),
  {
    name: { nl: 'Over ons', en: 'About us' },
    segment: { nl: 'over-ons', en: 'about-us' },
    items: [
      page('over-noorderhaven', ['Over Noorderhaven', 'over-noorderhaven'], ['About Noorderhaven', 'about-noorderhaven']),
      page('contact', ['Contact', 'contact'], ['Contact', 'contact']),
      page('vragen', ['Veelgestelde vragen', 'veelgestelde-vragen'], ['Frequently asked questions', 'questions']),
      page('vacatures', ['Werken bij', 'vacatures'], ['Vacancies', 'vacancies']),
      page('medewerkers', ['Medewerkers', 'medewerkers'], ['Staff', 'staff']),
      page('over-deze-website', ['Over deze website', 'over-deze-website'], ['About this website', 'about-this-website']),
    ],
  },
];
