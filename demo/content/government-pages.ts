import { accordion, cards, gallery, image, text } from './blocks.ts';
import { contact, list, listWidget, notice, table } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const governmentPages: DemoPage[] = [
  {
    name: 'bestuur',
    updated: { days: -150, weekday: 'thu', at: '16:10' },
    layout: '100',
    texts: {
      nl: { title: 'Bestuur', description: 'Wie besluit wat in Noorderhaven? Over de raad, het college, vergaderingen en meedoen.' },
      en: {
        title: 'Government',
        description: 'Who decides what in Noorderhaven? About the council, the executive, meetings and taking part.',
      },
    },
    blocks: {
      top: [
        text({
          nl: `De **gemeenteraad** kiest de richting en controleert. Het **college** van burgemeester en wethouders voert uit. En u kunt meepraten: aan het begin, als er nog iets te kiezen valt.`,
          en: `The **council** sets the course and checks that it is followed. The **executive**, made up of the mayor and aldermen, puts it into practice. And you can have your say: at the start, while there are still choices to make.`,
        }),
      ],
      main: [
        cards({ variant: 'pictures', columns: 3 }, { nl: { heading: 'Lees verder' }, en: { heading: 'Read more' } }, [
          {
            href: 'page:gemeenteraad',
            picture: 'stadhuis-avond',
            nl: { title: 'Gemeenteraad', text: 'Vijfentwintig leden, zes partijen, één avond per maand.' },
            en: { title: 'Municipal council', text: 'Twenty-five members, six parties, one evening a month.' },
          },
          {
            href: 'page:college',
            picture: 'stadhuisplein',
            nl: { title: 'Burgemeester en wethouders', text: 'Wie zij zijn en waar zij over gaan.' },
            en: { title: 'Mayor and aldermen', text: 'Who they are and what they are responsible for.' },
          },
          {
            href: 'page:projecten',
            picture: 'ophaalbrug',
            nl: { title: 'Projecten', text: 'Waar wij aan werken en waar u over meedenkt.' },
            en: { title: 'Projects', text: 'What we are working on and where you can have your say.' },
          },
        ]),
        list(
          'bestuur-nieuws',
          { look: 'rows', perPage: 4, types: ['news'], lazyLoad: true },
          { nl: { heading: 'Nieuws van raad en college' }, en: { heading: 'News from council and executive' } },
        ),
      ],
    },
  },
  {
    name: 'gemeenteraad',
    updated: { days: -14, at: '16:00' },
    layout: '25-75',
    editRoles: ['griffie'],
    texts: {
      nl: {
        title: 'Gemeenteraad',
        description: 'De raad telt 25 leden van zes partijen. Vergaderingen zijn openbaar en u kunt inspreken.',
      },
      en: {
        title: 'Municipal council',
        description: 'The council has 25 members from six parties. Meetings are public and you can speak at them.',
      },
    },
    blocks: {
      'side-left': [
        contact(
          { phone: 'tel:140299', email: 'mailto:griffie@noorderhaven.test', background: 'tint' },
          {
            nl: { heading: 'Griffie', phone: '14 0299', email: 'griffie@noorderhaven.test', phoneNote: 'Voor inspreken en stukken' },
            en: {
              heading: 'Council clerk',
              phone: '14 0299',
              email: 'griffie@noorderhaven.test',
              phoneNote: 'To speak at a meeting or ask for papers',
            },
          },
        ),
      ],
      main: [
        text({
          nl: `
            De raad is de baas van de gemeente. De vijfentwintig leden worden om de vier jaar gekozen. Zij hebben bijna allemaal ook een gewone baan.

            ## Inspreken

            U mag vijf minuten spreken over elk onderwerp op de agenda. Meld u aan bij de griffie, tot 12:00 uur op de dag van de vergadering. De griffier helpt u op weg. Spreekt u niet zo goed Nederlands? Neem dan iemand mee die voor u vertaalt.`,
          en: `
            The council is in charge of the municipality. Its twenty-five members are elected every four years. Almost all of them have an ordinary job as well.

            ## Speaking at a meeting

            You may speak for five minutes about any subject on the agenda. Sign up with the clerk before 12:00 on the day of the meeting. The clerk will help you prepare. If you do not speak much Dutch, bring somebody to interpret for you.`,
        }),
        table(
          {
            nl: {
              heading: 'Zetels',
              caption: 'Verdeling van de 25 zetels na de laatste verkiezing',
              rows: [
                ['Partij', 'Zetels', 'Fractievoorzitter'],
                ['Dorpen en Stad', '7', 'Tineke Wagenaar'],
                ['Noorderhaven Groen', '6', 'Jesse Oud'],
                ['Liberale Lijst', '5', 'Mark van Dam'],
                ['Samen Vooruit', '4', 'Hatice Demir'],
                ['Christelijk Verbond', '2', 'Aart Bakker'],
                ['Lijst Zuidermeer', '1', 'Corrie Slot'],
              ],
            },
            en: {
              heading: 'Seats',
              caption: 'The 25 seats after the last election',
              rows: [
                ['Party', 'Seats', 'Leader'],
                ['Dorpen en Stad', '7', 'Tineke Wagenaar'],
                ['Noorderhaven Groen', '6', 'Jesse Oud'],
                ['Liberale Lijst', '5', 'Mark van Dam'],
                ['Samen Vooruit', '4', 'Hatice Demir'],
                ['Christelijk Verbond', '2', 'Aart Bakker'],
                ['Lijst Zuidermeer', '1', 'Corrie Slot'],
              ],
            },
          },
          { numbers: [1] },
        ),
        list(
          'vergaderingen',
          { look: 'agenda', perPage: 5, types: ['event'], sortBy: 'startsOn_asc', upcomingOnly: true },
          { nl: { heading: 'Vergaderingen' }, en: { heading: 'Meetings' } },
        ),
        list('stukken', { look: 'compact', perPage: 10, types: ['document'] }, { nl: { heading: 'Stukken' }, en: { heading: 'Papers' } }),
        accordion({ nl: 'Hoe werkt het?', en: 'How does it work?' }, [
          {
            nl: { title: 'Wat is een motie?', text: 'Een oproep van de raad aan het college om iets te doen of te laten.' },
            en: { title: 'What is a motion?', text: 'A call from the council to the executive to do something, or not to do it.' },
          },
          {
            nl: {
              title: 'Kan ik zelf iets op de agenda zetten?',
              text: 'Ja. Met 150 handtekeningen van bewoners van 16 jaar en ouder moet de raad erover praten.',
            },
            en: {
              title: 'Can I put something on the agenda myself?',
              text: 'Yes. With the signatures of 150 residents aged 16 and over, the council has to discuss it.',
            },
          },
        ]),
      ],
    },
  },
  {
    name: 'college',
    updated: { days: -340, at: '09:00' },
    layout: '100',
    texts: {
      nl: {
        title: 'Burgemeester en wethouders',
        description: 'Het college bestuurt de gemeente van dag tot dag. Maak kennis met de burgemeester en de drie wethouders.',
      },
      en: {
        title: 'Mayor and aldermen',
        description: 'The executive runs the municipality from day to day. Meet the mayor and the three aldermen.',
      },
    },
    blocks: {
      main: [
        list(
          'college',
          { look: 'people', perPage: 8, types: ['person'], sortBy: 'manual_asc' },
          { nl: { heading: 'Het college' }, en: { heading: 'The executive' } },
        ),
        notice('info', {
          nl: {
            title: 'Spreekuur van de burgemeester',
            text: 'Elke eerste maandag van de maand van 16:00 tot 18:00 uur. Bel 14 0299 voor een afspraak van een kwartier.',
          },
          en: {
            title: 'Meet the mayor',
            text: 'Every first Monday of the month from 16:00 to 18:00. Call 14 0299 for a fifteen-minute appointment.',
          },
        }),
      ],
      bottom: [
        listWidget(
          { look: 'compact', perPage: 3, from: ['bestuur-nieuws'], hasActiveItems: true, href: 'page:bestuur' },
          {
            nl: { heading: 'Besluiten in het nieuws', linkText: 'Meer van het bestuur' },
            en: { heading: 'Decisions in the news', linkText: 'More about the government' },
          },
        ),
      ],
    },
  },
  {
    name: 'over-noorderhaven',
    updated: { days: -110, at: '09:20' },
    layout: '25-50-25',
    headerImage: 'kop-haven',
    texts: {
      nl: {
        title: 'Over Noorderhaven',
        description: 'Waar de rivier in het meer uitkomt, ligt al achthonderd jaar een stad. En daaromheen vier dorpen.',
      },
      en: {
        title: 'About Noorderhaven',
        description: 'Where the river meets the lake there has been a town for eight hundred years. And four villages around it.',
      },
    },
    blocks: {
      'side-left': [
        text(
          {
            nl: `
              ## In cijfers

              - 31.000 inwoners
              - 4 dorpen
              - 68 vierkante kilometer, een derde water
              - 2.300 knotwilgen
              - 1 vuurtoren`,
            en: `
              ## In figures

              - 31,000 inhabitants
              - 4 villages
              - 68 square kilometres, a third of it water
              - 2,300 pollard willows
              - 1 lighthouse`,
          },
          'tint',
        ),
      ],
      main: [
        text({
          nl: `
            Noorderhaven begon als een rij huizen op een dijk. Vissers verkochten hun vangst aan schippers die naar het zuiden voeren. In 1274 kreeg de plaats stadsrechten, en een muur.

            ## Stad aan het water

            Het water gaf werk en nam soms alles weer mee. Na de vloed van 1675 bouwden de inwoners de dijk die er nu nog ligt. Twee eeuwen later kwam het spoor, en werd het stil in de haven. Nu varen er weer schepen.

            ## Vier dorpen

            Oosterdijk, Wierhuizen, Zuidermeer en De Kaag horen sinds 1970 bij de gemeente. Ze hebben hun eigen dorpsraad, hun eigen feest en hun eigen mening.`,
          en: `
            Noorderhaven began as a row of houses on a dike. Fishermen sold their catch to skippers sailing south. In 1274 the place received its town charter, and a wall.

            ## Town by the water

            The water gave work and sometimes took everything away. After the flood of 1675 the people built the dike that still stands today. Two centuries later the railway came and the harbour fell silent. Now ships are sailing again.

            ## Four villages

            Oosterdijk, Wierhuizen, Zuidermeer and De Kaag have belonged to the municipality since 1970. Each has its own village council, its own festival and its own opinions.`,
        }),
        gallery({ variant: 'grid', columns: 3, shape: 'square' }, { nl: 'Kijk rond', en: 'Have a look around' }, [
          { picture: 'havenkade-ochtend', nl: { caption: 'Havenkade' }, en: { caption: 'Havenkade' } },
          { picture: 'molen-dag', nl: { caption: 'Molen De Eendracht' }, en: { caption: 'De Eendracht windmill' } },
          { picture: 'dijk', nl: { caption: 'De dijk bij Oosterdijk' }, en: { caption: 'The dike at Oosterdijk' } },
          { picture: 'bollenvelden', nl: { caption: 'Bollenvelden' }, en: { caption: 'Bulb fields' } },
          { picture: 'havenmond', nl: { caption: 'De havenmond' }, en: { caption: 'The harbour mouth' } },
          { picture: 'fietspad-avond', nl: { caption: 'Het pad naar Zuidermeer' }, en: { caption: 'The path to Zuidermeer' } },
        ]),
        list('verhalen', { look: 'rows', perPage: 6, types: ['article'] }, { nl: { heading: 'Verhalen' }, en: { heading: 'Stories' } }),
      ],
      'side-right': [image('molen', { nl: 'De Eendracht, gebouwd in 1787.', en: 'De Eendracht, built in 1787.' }, 'original')],
    },
  },
];
