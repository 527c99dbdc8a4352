import { quote, text } from './blocks.ts';
import { contact, list, listWidget, notice, search } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

/** What the news is about; each is a list of its own, that can be followed. */
const newsTopics = [
  { name: 'onderwerp-natuur', nl: 'Natuur en milieu', en: 'Nature and environment' },
  { name: 'onderwerp-verkeer', nl: 'Verkeer en straat', en: 'Traffic and streets' },
  { name: 'onderwerp-bouwen', nl: 'Bouwen en wonen', en: 'Building and housing' },
  { name: 'onderwerp-cultuur', nl: 'Sport en cultuur', en: 'Sport and culture' },
  { name: 'onderwerp-zorg', nl: 'Zorg en school', en: 'Care and schools' },
  { name: 'onderwerp-bestuur', nl: 'Bestuur', en: 'Government' },
];

/** The pages that show what is in a list. */
export const listPages: DemoPage[] = [
  {
    name: 'nieuws',
    updated: { days: -204, weekday: 'tue', at: '10:30' },
    layout: '100',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Nieuws', description: 'Al het nieuws van de gemeente Noorderhaven.' },
      en: { title: 'News', description: 'All the news from the municipality of Noorderhaven.' },
    },
    blocks: {
      main: [
        list(
          'nieuws',
          { look: 'lead', perPage: 12, types: ['news'], topics: newsTopics.map(({ name }) => name), hasFilters: true },
          { nl: { heading: '' }, en: { heading: '' } },
        ),
      ],
    },
  },
  {
    name: 'onderwerpen',
    updated: { days: -204, weekday: 'tue', at: '10:45' },
    layout: '100',
    editRoles: ['communicatie'],
    texts: {
      nl: {
        title: 'Nieuws per onderwerp',
        description: 'Wilt u één onderwerp volgen? Hier staat het nieuws van de gemeente per onderwerp.',
      },
      en: {
        title: 'News by subject',
        description: 'Would you like to follow one subject? Here is the news of the municipality by subject.',
      },
    },
    blocks: {
      main: newsTopics.map(({ name, nl, en }) =>
        list(name, { look: 'compact', perPage: 8, types: ['news'] }, { nl: { heading: nl }, en: { heading: en } }),
      ),
    },
  },
  {
    name: 'agenda',
    updated: { days: -30, at: '09:15' },
    layout: '75-25',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Agenda', description: 'Wat er te doen is in de stad en de dorpen: bijeenkomsten, markten en vergaderingen.' },
      en: { title: 'Calendar', description: 'What is on in the town and the villages: events, markets and meetings.' },
    },
    blocks: {
      main: [
        list(
          'agenda',
          { look: 'agenda', perPage: 12, types: ['event'], sortBy: 'startsOn_asc', upcomingOnly: true },
          { nl: { heading: 'De komende weken' }, en: { heading: 'In the coming weeks' } },
        ),
      ],
      'side-right': [
        notice('info', {
          nl: {
            title: 'Zelf iets organiseren?',
            text: 'Vraag uw evenement minstens twaalf weken van tevoren aan bij de [balie](page:contact).',
          },
          en: {
            title: 'Organising something yourself?',
            text: 'Register your event with the [service desk](page:contact) at least twelve weeks in advance.',
          },
        }),
      ],
    },
  },
  {
    name: 'projecten',
    updated: { days: -75, at: '11:20' },
    layout: '100',
    texts: {
      nl: { title: 'Projecten', description: 'Waar werken wij aan, hoever zijn we en waarover kunt u nog meedenken?' },
      en: { title: 'Projects', description: 'What are we working on, how far have we got and where can you still have your say?' },
    },
    blocks: {
      top: [
        text({
          nl: `Een plan wordt beter als u meedenkt. Daarom vragen wij uw mening voordat de tekening klaar is, en niet erna.`,
          en: `Plans get better when you help to make them. That is why we ask for your opinion before the drawing is finished, not after.`,
        }),
      ],
      main: [
        list(
          'projecten',
          { look: 'cards', perPage: 6, types: ['project'] },
          { nl: { heading: 'Lopende projecten' }, en: { heading: 'Current projects' } },
        ),
        list(
          'rond-projecten',
          { look: 'rows', perPage: 6, types: ['news', 'event'], hasFilters: true },
          { nl: { heading: 'Nieuws en evenementen' }, en: { heading: 'News and events' } },
        ),
      ],
    },
  },
  {
    name: 'vacatures',
    updated: { days: -22, at: '09:05' },
    layout: '75-25',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Werken bij Noorderhaven', description: 'Werk dat u terugziet op straat. Bekijk de vacatures van de gemeente.' },
      en: { title: 'Working at Noorderhaven', description: 'Work you can see the results of in the street. Have a look at our vacancies.' },
    },
    blocks: {
      main: [
        list(
          'vacatures',
          { look: 'rows', perPage: 10, types: ['vacancy'] },
          { nl: { heading: 'Vacatures' }, en: { heading: 'Vacancies' } },
        ),
        quote('portret-dijkstra', {
          nl: {
            text: 'Ik fiets op zondag over de dijk en dan denk ik: dat stuk heb ik gedaan. En dat stuk. En dat daar moet nog.',
            source: 'Hendrik Dijkstra',
            role: 'medewerker groen en dijken',
          },
          en: {
            text: 'On Sundays I cycle along the dike and I think: I did that part. And that part. And that bit over there still needs doing.',
            source: 'Hendrik Dijkstra',
            role: 'parks and dikes worker',
          },
        }),
      ],
      'side-right': [
        contact(
          { phone: 'tel:140299', email: 'mailto:banen@noorderhaven.test', background: 'tint' },
          {
            nl: {
              heading: 'Vragen over een baan',
              phone: '14 0299',
              phoneNote: 'Vraag naar Ilse Prins',
              email: 'banen@noorderhaven.test',
            },
            en: {
              heading: 'Questions about a job',
              phone: '14 0299',
              phoneNote: 'Ask for Ilse Prins',
              email: 'banen@noorderhaven.test',
            },
          },
        ),
      ],
    },
  },
  {
    name: 'vragen',
    updated: { days: -40, at: '09:10' },
    layout: '25-75',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Veelgestelde vragen', description: 'Antwoorden op vragen die wij vaak krijgen, van grofvuil tot geboorte.' },
      en: { title: 'Frequently asked questions', description: 'Answers to questions we often get, from bulky waste to births.' },
    },
    blocks: {
      'side-left': [
        search('plain', {
          nl: { heading: 'Staat uw vraag er niet bij?', label: 'Zoek op de hele site' },
          en: { heading: 'Can’t find your question?', label: 'Search the whole site' },
        }),
      ],
      main: [
        list(
          'vragen',
          { look: 'faq', perPage: 20, types: ['question'], sortBy: 'title_asc' },
          { nl: { heading: '' }, en: { heading: '' } },
        ),
        listWidget(
          { look: 'compact', perPage: 3, from: ['nieuws'], href: 'page:nieuws' },
          { nl: { heading: 'Het laatste nieuws', linkText: 'Al het nieuws' }, en: { heading: 'Latest news', linkText: 'All the news' } },
        ),
      ],
    },
  },
];
