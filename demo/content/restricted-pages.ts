import { text } from './blocks.ts';
import { contact, files, notice, table } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

/** What not everybody may read. */
export const restrictedPages: DemoPage[] = [
  {
    name: 'medewerkers',
    updated: { days: -2, at: '08:20' },
    layout: '75-25',
    roles: ['medewerkers'],
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Medewerkers', description: 'Voor wie bij de gemeente Noorderhaven werkt.' },
      en: { title: 'Staff', description: 'For people who work at the municipality of Noorderhaven.' },
    },
    blocks: {
      main: [
        text({
          nl: `
            Welkom, collega. Op deze pagina staat wat u vaak nodig heeft. Alleen medewerkers zien deze pagina.

            ## Deze week

            - Maandag: werkoverleg dienstverlening, 8:45 uur, Kaagzaal
            - Woensdag: fruit in de hal, met dank aan de telers van Zuidermeer
            - Donderdag: het stadhuis is open tot 20:00 uur, denk aan het rooster`,
          en: `
            Welcome, colleague. This page has the things you often need. Only staff can see it.

            ## This week

            - Monday: public services meeting, 8:45, Kaagzaal
            - Wednesday: fruit in the hall, thanks to the growers of Zuidermeer
            - Thursday: the town hall is open until 20:00, so check the rota`,
        }),
        table({
          nl: {
            heading: 'Wie belt u waarvoor?',
            caption: 'Interne telefoonnummers',
            rows: [
              ['Waarvoor', 'Toestel'],
              ['Storing van computer of telefoon', '2200'],
              ['Zaal of lunch bestellen', '2210'],
              ['Ziek melden', '2230, voor 8:30 uur'],
            ],
          },
          en: {
            heading: 'Who do you call?',
            caption: 'Internal phone numbers',
            rows: [
              ['For', 'Extension'],
              ['Problems with a computer or phone', '2200'],
              ['Booking a room or lunch', '2210'],
              ['Calling in sick', '2230, before 8:30'],
            ],
          },
        }),
      ],
      'side-right': [
        files({ nl: 'Formulieren', en: 'Forms' }, [
          {
            file: 'reiskosten.pdf',
            nl: { title: 'Reiskosten', description: 'Inleveren voor de tiende van de maand.' },
            en: { title: 'Travel expenses', description: 'Hand in before the tenth of the month. In Dutch.' },
          },
        ]),
      ],
    },
  },
  {
    name: 'buurtpanel',
    updated: { days: -12, at: '11:30' },
    layout: '75-25',
    roles: ['buurtpanel', 'medewerkers'],
    editRoles: ['communicatie'],
    texts: {
      nl: {
        title: 'Buurtpanel',
        description: 'Voor leden van het buurtpanel: waar wij nu uw mening over vragen, en wat wij met eerdere antwoorden deden.',
      },
      en: {
        title: 'Residents’ panel',
        description: 'For members of the residents’ panel: what we would like your opinion on now, and what we did with earlier answers.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            Fijn dat u meedenkt. Vier keer per jaar vragen wij het buurtpanel wat het van een plan vindt, voordat de raad erover besluit. Alleen leden van het panel en medewerkers van de gemeente zien deze pagina.

            ## Nu: het Stadhuisplein

            Er liggen [drie schetsen](item:project-stadhuisplein) voor het nieuwe plein. Kom naar de [inloopavond](item:inloopavond-stadhuisplein). Kunt u dan niet? Reageer uiterlijk {nl:+23}, per mail of telefoon.`,
          en: `
            Thank you for helping us. Four times a year we ask the residents’ panel for its opinion on a plan, before the council decides on it. Only members of the panel and municipal staff can see this page.

            ## Now: the Stadhuisplein

            There are [three sketches](item:project-stadhuisplein) for the new square. Come to the [open evening](item:inloopavond-stadhuisplein). Can’t make it? Let us know what you think by {en:+23}, by email or by phone.`,
        }),
        table({
          nl: {
            heading: 'Wat deden wij met uw antwoorden?',
            caption: 'De laatste drie vragen aan het panel',
            rows: [
              ['Vraag', 'Wat het panel zei', 'Wat wij doen'],
              ['Fietspad langs de Polderweg', 'Te donker voor scholieren', 'Lampen die aangaan als u eraan komt'],
              ['Weekmarkt tijdens het werk', 'Liever aan het water dan aan de Lindelaan', 'De markt staat aan de Havenkade'],
              ['Bibliotheek op zondag', 'Ja, vooral in de middag', 'Een proef van een jaar, van 12:00 tot 17:00 uur'],
            ],
          },
          en: {
            heading: 'What did we do with your answers?',
            caption: 'The last three questions to the panel',
            rows: [
              ['Question', 'What the panel said', 'What we are doing'],
              ['Cycle path along the Polderweg', 'Too dark for schoolchildren', 'Lamps that come on as you approach'],
              ['Weekly market during the work', 'By the water rather than on the Lindelaan', 'The market is on the Havenkade'],
              ['Library on Sundays', 'Yes, especially in the afternoon', 'A one-year trial, from 12:00 to 17:00'],
            ],
          },
        }),
      ],
      'side-right': [
        contact(
          { phone: 'tel:140299', email: 'mailto:buurtpanel@noorderhaven.test', background: 'tint' },
          {
            nl: {
              heading: 'Vragen over het panel',
              phone: '14 0299',
              phoneNote: 'Vraag naar Lotte Brouwer',
              email: 'buurtpanel@noorderhaven.test',
            },
            en: {
              heading: 'Questions about the panel',
              phone: '14 0299',
              phoneNote: 'Ask for Lotte Brouwer',
              email: 'buurtpanel@noorderhaven.test',
            },
          },
        ),
      ],
    },
  },
  {
    name: 'werkafspraken-vergunningen',
    updated: { days: -16, weekday: 'tue', at: '10:10' },
    layout: '100',
    roles: ['vergunningen'],
    editRoles: ['vergunningen'],
    texts: {
      nl: {
        title: 'Werkafspraken vergunningen',
        description: 'Hoe het team Vergunningen een aanvraag behandelt, van ontvangst tot besluit. Alleen voor het team.',
      },
      en: {
        title: 'Permits: how we work',
        description: 'How the permits team deals with an application, from receipt to decision. For the team only.',
      },
    },
    blocks: {
      main: [
        notice('info', {
          nl: {
            title: 'Alleen voor het team',
            text: 'Wie de rol Vergunningen heeft, kan deze pagina lezen. Contentmanagers met die rol kunnen haar ook bewerken.',
          },
          en: {
            title: 'For the team only',
            text: 'People with the Permits role can read this page. Content managers with that role can edit it too.',
          },
        }),
        table({
          nl: {
            heading: 'Wie doet wat?',
            caption: 'De stappen van een aanvraag',
            rows: [
              ['Stap', 'Wie', 'Binnen'],
              ['Ontvangst bevestigen', 'balie', '2 werkdagen'],
              ['Kijken of alles erbij zit', 'behandelaar', '1 week'],
              ['Buren en omgeving', 'inspecteur', '4 weken'],
              ['Besluit schrijven', 'jurist', '7 weken'],
            ],
          },
          en: {
            heading: 'Who does what?',
            caption: 'The steps of an application',
            rows: [
              ['Step', 'Who', 'Within'],
              ['Confirm receipt', 'service desk', '2 working days'],
              ['Check that everything is there', 'case officer', '1 week'],
              ['Neighbours and surroundings', 'inspector', '4 weeks'],
              ['Write the decision', 'lawyer', '7 weeks'],
            ],
          },
        }),
        text({
          nl: `
            ## Bellen gaat voor schrijven

            Mist er iets, bel dan eerst. Dat scheelt gemiddeld een week. Leg vast wat u afspreekt, met de datum en de naam van wie u sprak.`,
          en: `
            ## Call before you write

            If something is missing, call first. It saves a week on average. Write down what you agree, with the date and the name of the person you spoke to.`,
        }),
      ],
    },
  },
];
