import { accordion, cards, text } from './blocks.ts';
import { files, notice, table } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const wastePages: DemoPage[] = [
  {
    name: 'afval',
    updated: { days: -20, at: '08:40' },
    layout: '25-75',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Afval en milieu', description: 'Welk afval hoort waar, wanneer halen wij het op en hoe maakt u er minder van?' },
      en: {
        title: 'Waste and environment',
        description: 'Which waste goes where, when do we collect it and how can you produce less of it?',
      },
    },
    blocks: {
      'side-left': [
        text(
          {
            nl: `
              ## Hulp nodig?

              Bel [14 0299](tel:140299) op werkdagen van 8:30 tot 17:00 uur.`,
            en: `
              ## Need help?

              Call [14 0299](tel:140299) on working days from 8:30 to 17:00.`,
          },
          'tint',
        ),
      ],
      main: [
        cards({ variant: 'pictures', columns: 2 }, { nl: { heading: 'Snel naar' }, en: { heading: 'Quick links' } }, [
          {
            href: 'page:afvalkalender',
            picture: 'dorp',
            nl: { title: 'Afvalkalender', text: 'Wanneer wij welke container legen, per wijk en per dorp.' },
            en: { title: 'Waste calendar', text: 'When we empty which bin, by neighbourhood and village.' },
          },
          {
            href: 'page:milieustraat',
            picture: 'milieustraat',
            nl: { title: 'Milieustraat', text: 'Openingstijden, wat u kunt brengen en wat het kost.' },
            en: { title: 'Recycling centre', text: 'Opening hours, what you can bring and what it costs.' },
          },
        ]),
        table({
          nl: {
            heading: 'Wat hoort waar?',
            caption: 'Soorten afval en de container waar ze in horen',
            rows: [
              ['Afval', 'Waarin', 'Let op'],
              ['Groente, fruit, tuinafval', 'groene container', 'geen plastic zakken, ook geen afbreekbare'],
              ['Papier en karton', 'blauwe container', 'droog en plat'],
              ['Plastic, blik, pakken', 'oranje container', 'leeg, niet omspoelen'],
              ['Glas', 'glasbak bij de winkels', 'deksels mogen erop blijven'],
              ['Rest', 'ondergrondse container', 'met uw pas, € 0,80 per keer'],
            ],
          },
          en: {
            heading: 'What goes where?',
            caption: 'Kinds of waste and the bin they belong in',
            rows: [
              ['Waste', 'Where', 'Note'],
              ['Vegetables, fruit, garden waste', 'green bin', 'no plastic bags, not even compostable ones'],
              ['Paper and cardboard', 'blue bin', 'dry and flat'],
              ['Plastic, cans, cartons', 'orange bin', 'empty, no need to rinse'],
              ['Glass', 'bottle bank near the shops', 'lids may stay on'],
              ['Other waste', 'underground container', 'with your card, €0.80 each time'],
            ],
          },
        }),
        accordion({ nl: 'Minder afval', en: 'Less waste' }, [
          {
            nl: {
              title: 'Repareren',
              text: 'Elke maand is er een [repaircafé](item:repaircafe) in de bibliotheek. U maakt uw spullen samen met een vrijwilliger.',
            },
            en: {
              title: 'Mend it',
              text: 'There is a [repair café](item:repaircafe) at the library every month. You mend your things together with a volunteer.',
            },
          },
          {
            nl: {
              title: 'Ruilen en weggeven',
              text: 'In de hal van de milieustraat staat een kast. Wat daar ligt, mag u gratis meenemen.',
            },
            en: {
              title: 'Swap and give away',
              text: 'There is a cupboard in the hall of the recycling centre. You may take anything in it for free.',
            },
          },
          {
            nl: { title: 'Zelf compost maken', text: 'De gemeente betaalt de helft van een compostvat, tot € 40. Bewaar de bon.' },
            en: { title: 'Make compost', text: 'The municipality pays half the price of a compost bin, up to €40. Keep the receipt.' },
          },
        ]),
      ],
    },
  },
  {
    name: 'afvalkalender',
    updated: { days: -20, at: '08:30' },
    layout: '25-50-25',
    texts: {
      nl: {
        title: 'Afvalkalender',
        description: 'Zie per wijk en dorp op welke dag wij uw container legen. Zet hem voor 7:30 uur aan de straat.',
      },
      en: {
        title: 'Waste calendar',
        description: 'See on which day we empty your bin, by neighbourhood and village. Put it out before 7:30.',
      },
    },
    blocks: {
      'side-left': [
        text({
          nl: `
            ## Feestdagen

            Valt uw ophaaldag op een feestdag? Dan komen wij de zaterdag ervoor of erna.`,
          en: `
            ## Public holidays

            Does your day fall on a public holiday? We will come on the Saturday before or after.`,
        }),
      ],
      main: [
        notice('success', {
          nl: {
            title: 'De kalender voor volgend jaar staat klaar',
            text: 'Aan de Lindelaan, de Veerstraat en de Zeilmakerstraat komen wij voortaan op dinsdag.',
          },
          en: {
            title: 'Next year’s calendar is ready',
            text: 'On Lindelaan, Veerstraat and Zeilmakerstraat we will now come on Tuesdays.',
          },
        }),
        table({
          nl: {
            heading: 'Ophaaldagen',
            caption: 'De groene container legen wij elke week, de blauwe en oranje om de week',
            rows: [
              ['Waar', 'Groen', 'Blauw', 'Oranje'],
              ['Binnenstad', 'maandag', 'maandag, even week', 'maandag, oneven week'],
              ['Lindekwartier', 'dinsdag', 'dinsdag, even week', 'dinsdag, oneven week'],
              ['Kaagpolder en De Kaag', 'woensdag', 'woensdag, even week', 'woensdag, oneven week'],
              ['Oosterdijk en Wierhuizen', 'donderdag', 'donderdag, oneven week', 'donderdag, even week'],
              ['Zuidermeer', 'vrijdag', 'vrijdag, oneven week', 'vrijdag, even week'],
            ],
          },
          en: {
            heading: 'Collection days',
            caption: 'We empty the green bin every week, the blue and orange bins every other week',
            rows: [
              ['Where', 'Green', 'Blue', 'Orange'],
              ['Town centre', 'Monday', 'Monday, even weeks', 'Monday, odd weeks'],
              ['Lindekwartier', 'Tuesday', 'Tuesday, even weeks', 'Tuesday, odd weeks'],
              ['Kaagpolder and De Kaag', 'Wednesday', 'Wednesday, even weeks', 'Wednesday, odd weeks'],
              ['Oosterdijk and Wierhuizen', 'Thursday', 'Thursday, odd weeks', 'Thursday, even weeks'],
              ['Zuidermeer', 'Friday', 'Friday, odd weeks', 'Friday, even weeks'],
            ],
          },
        }),
        text({
          nl: `
            ## Zo zet u de container neer

            - op de ophaaldag voor 7:30 uur, of de avond ervoor na 20:00 uur
            - met de handgreep naar de weg
            - deksel dicht en niets ernaast

            Niet geleegd? Laat de container staan en [meld het](page:melden). Wij komen dan de volgende werkdag.`,
          en: `
            ## How to put out your bin

            - before 7:30 on the day of collection, or after 20:00 the evening before
            - with the handle facing the road
            - lid closed and nothing beside it

            Was it not emptied? Leave the bin where it is and [let us know](page:melden). We will come the next working day.`,
        }),
      ],
      'side-right': [
        files({ nl: 'Op papier', en: 'On paper' }, [
          {
            file: 'afvalkalender.pdf',
            nl: { title: 'Afvalkalender om af te drukken', description: 'Alle wijken en dorpen op één blad.' },
            en: { title: 'Printable waste calendar', description: 'All neighbourhoods and villages on one sheet. In Dutch.' },
          },
        ]),
      ],
    },
  },
];
