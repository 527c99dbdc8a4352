import { cards } from './blocks.ts';
import { listWidget, search, timeline } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

/** Above the home page, which has none of its own. */
export const headerPictures = ['kop-gracht', 'kop-haven', 'kop-dijk'];

export const home: DemoPage = {
  name: 'home',
  updated: { days: -4, at: '10:05' },
  layout: '100',
  texts: {
    nl: {
      title: 'Noorderhaven',
      description: 'Regel uw zaken met de gemeente Noorderhaven, of kom langs op het stadhuis aan de Havenkade.',
    },
    en: {
      title: 'Noorderhaven',
      description: 'Arrange things with the municipality of Noorderhaven, or visit the town hall on the Havenkade.',
    },
  },
  blocks: {
    top: [
      search(
        'hero',
        {
          nl: { heading: 'Waarmee kunnen we u helpen?', label: 'Zoek een onderwerp, bijvoorbeeld grofvuil', often: 'Vaak gezocht:' },
          en: { heading: 'How can we help you?', label: 'Search for a subject, such as bulky waste', often: 'Popular searches:' },
        },
        [
          { href: 'page:afvalkalender', nl: { label: 'afvalkalender' }, en: { label: 'waste calendar' } },
          { href: 'page:paspoort', nl: { label: 'paspoort' }, en: { label: 'passport' } },
          { href: 'item:vraag-parkeren', nl: { label: 'parkeren' }, en: { label: 'parking' } },
        ],
      ),
    ],
    main: [
      cards({}, { nl: { heading: 'Direct regelen' }, en: { heading: 'Popular services' } }, [
        {
          href: 'page:paspoort',
          nl: { title: 'Paspoort of ID-kaart', text: 'Maak een afspraak. Klaar in vijf werkdagen.' },
          en: { title: 'Passport or identity card', text: 'Make an appointment. Ready in five working days.' },
        },
        {
          href: 'page:verhuizing',
          nl: { title: 'Verhuizing doorgeven', text: 'Kan vanaf vier weken voor u verhuist.' },
          en: { title: 'Report a move', text: 'From four weeks before you move.' },
        },
        {
          href: 'page:afvalkalender',
          nl: { title: 'Afvalkalender', text: 'Zie wanneer wij uw container legen.' },
          en: { title: 'Waste calendar', text: 'See when we empty your bin.' },
        },
        {
          href: 'page:melden',
          nl: { title: 'Iets melden op straat', text: 'Losse stoeptegel, kapotte lamp of zwerfafval.' },
          en: { title: 'Report a problem in the street', text: 'A loose paving stone, a broken lamp or litter.' },
        },
        {
          href: 'page:omgevingsvergunning',
          nl: { title: 'Vergunning aanvragen', text: 'Voor bouwen, verbouwen of een boom kappen.' },
          en: { title: 'Apply for a permit', text: 'For building, rebuilding or felling a tree.' },
        },
        {
          href: 'page:contact',
          nl: { title: 'Afspraak maken', text: 'Bel of mail ons. Op het stadhuis of met een videogesprek.' },
          en: { title: 'Make an appointment', text: 'Call or email us. At the town hall or by video call.' },
        },
      ]),
      listWidget(
        { look: 'featured', perPage: 5, from: ['nieuws'], highlightOnly: true, href: 'page:nieuws', background: 'tint' },
        { nl: { heading: 'Nieuws', linkText: 'Al het nieuws' }, en: { heading: 'News', linkText: 'All the news' } },
      ),
      listWidget(
        {
          look: 'agenda',
          perPage: 3,
          from: ['agenda'],
          sortBy: 'startsOn_asc',
          upcomingOnly: true,
          hasActiveItems: true,
          href: 'page:agenda',
        },
        { nl: { heading: 'Agenda', linkText: 'Hele agenda' }, en: { heading: 'Calendar', linkText: 'Full calendar' } },
      ),
    ],
    bottom: [
      timeline(
        {
          background: 'brand',
          href: 'item:project-stadhuisplein',
          picture: 'stadhuisplein-avond',
        },
        {
          nl: {
            heading: 'Stadhuisplein: van parkeerplaats naar plein',
            text: 'Het plein wordt groen en autovrij. U kunt nog tot en met {nl:+23} meedenken over de bomen, de bankjes en de markt.',
            link: 'Geef uw mening',
          },
          en: {
            heading: 'Stadhuisplein: from car park to square',
            text: 'The square will be green and car-free. You can have your say about the trees, the benches and the market until {en:+23}.',
            link: 'Give your opinion',
          },
        },
        [
          { state: 'done', nl: { title: 'Idee' }, en: { title: 'Idea' } },
          { state: 'current', nl: { title: 'Meedenken' }, en: { title: 'Have your say' } },
          { state: 'ahead', nl: { title: 'Ontwerp' }, en: { title: 'Design' } },
          { state: 'ahead', nl: { title: 'Uitvoering' }, en: { title: 'Construction' } },
          { state: 'ahead', nl: { title: 'Klaar' }, en: { title: 'Done' } },
        ],
      ),
    ],
  },
};
