import { accordion, buttons, cards, gallery, image, text } from './blocks.ts';
import { divider, listWidget, notice } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const livingPages: DemoPage[] = [
  {
    name: 'wonen',
    updated: { days: -41, weekday: 'thu', at: '14:20' },
    layout: '100',
    headerImage: 'kop-dijk',
    editRoles: ['communicatie'],
    texts: {
      nl: { title: 'Wonen en leven', description: 'Over uw straat, uw buurt, sport, cultuur en alles wat u buiten tegenkomt.' },
      en: { title: 'Living here', description: 'About your street, your neighbourhood, sport, culture and everything outdoors.' },
    },
    blocks: {
      top: [
        text({
          nl: `In Noorderhaven wonen 31.000 mensen, in de stad en in vier dorpen langs de dijk. De meesten wonen hier graag. Dat willen we zo houden: met straten die heel zijn, scholen om de hoek en een meer waarin u kunt zwemmen.`,
          en: `Noorderhaven is home to 31,000 people, in the town and in four villages along the dike. Most of them like living here. We want to keep it that way: with streets in good repair, schools around the corner and a lake you can swim in.`,
        }),
      ],
      main: [
        cards({ variant: 'pictures', columns: 3 }, { nl: { heading: 'Veel bekeken' }, en: { heading: 'Popular pages' } }, [
          {
            href: 'page:melden',
            picture: 'fietspad',
            nl: {
              title: 'Iets melden op straat',
              text: 'Een kuil, een kapotte lamp, een omgevallen boom. Wij kijken binnen twee werkdagen.',
            },
            en: { title: 'Report a problem', text: 'A hole, a broken lamp, a fallen tree. We will take a look within two working days.' },
          },
          {
            href: 'item:vraag-parkeren',
            picture: 'havenkade',
            nl: { title: 'Parkeren', text: 'Aan de Lindelaan staat u gratis. In de binnenstad betaalt u per uur.' },
            en: { title: 'Parking', text: 'The Lindelaan car park is free. In the town centre you pay by the hour.' },
          },
          {
            href: 'page:dorpsraden',
            picture: 'dorp',
            nl: { title: 'Dorpsraden', text: 'Elk dorp heeft een raad die met de gemeente meepraat.' },
            en: { title: 'Village councils', text: 'Every village has a council that speaks for it. Page in Dutch.' },
          },
        ]),
        gallery({ variant: 'carousel', background: 'tint' }, { nl: 'Een jaar in Noorderhaven', en: 'A year in Noorderhaven' }, [
          {
            picture: 'schaatsen',
            nl: { caption: 'Januari: veertien centimeter ijs op de vaart' },
            en: { caption: 'January: fourteen centimetres of ice on the canal' },
          },
          {
            picture: 'boomgaard-bloesem',
            nl: { caption: 'April: de peren bloeien in Zuidermeer' },
            en: { caption: 'April: the pear trees bloom in Zuidermeer' },
          },
          {
            picture: 'bollenvelden-avond',
            nl: { caption: 'Mei: een avond langs de bollenvelden' },
            en: { caption: 'May: an evening by the bulb fields' },
          },
          {
            picture: 'zwembad',
            nl: { caption: 'Juli: het buitenbad is warm van de zon' },
            en: { caption: 'July: the open-air pool, warmed by the sun' },
          },
          {
            picture: 'boomgaard-oogst',
            nl: { caption: 'September: appels voor de voedselbank' },
            en: { caption: 'September: apples for the food bank' },
          },
          {
            picture: 'havenkade-winter',
            nl: { caption: 'December: licht aan de kade' },
            en: { caption: 'December: lights along the quay' },
          },
        ]),
        text({
          nl: `
            ## Sport en cultuur

            Er zijn 41 sportclubs, een bibliotheek, een theater met 240 stoelen en een museum over het water. Met de **Noorderpas** betalen mensen met een laag inkomen de helft. U vraagt de pas aan bij de balie van het stadhuis; hij is gratis.

            ## Zorg en hulp

            Heeft u hulp nodig in huis, bij de opvoeding of met geld? Bel 14 0299 en vraag naar het wijkteam. Een medewerker komt bij u langs, luistert naar u en zoekt samen met u de hulp die past.`,
          en: `
            ## Sport and culture

            There are 41 sports clubs, a library, a theatre with 240 seats and a museum about water. With the **Noorderpas**, people on a low income pay half. You can apply for the pass at the town hall; it is free.

            ## Care and support

            Do you need help at home, with raising children or with money? Call 14 0299 and ask for the neighbourhood team. A member of the team will visit you, listen to you and help you find the right support.`,
        }),
      ],
      bottom: [
        listWidget(
          { look: 'cards', perPage: 3, from: ['agenda'], sortBy: 'startsOn_asc', upcomingOnly: true, href: 'page:agenda' },
          { nl: { heading: 'Te doen', linkText: 'Hele agenda' }, en: { heading: 'What’s on', linkText: 'Full calendar' } },
        ),
      ],
    },
  },
  {
    name: 'melden',
    updated: { days: -52, at: '15:20' },
    layout: '75-25',
    texts: {
      nl: {
        title: 'Iets melden op straat',
        description: 'Een losse stoeptegel, een kapotte lamp of zwerfafval: meld het. Wij kijken binnen twee werkdagen.',
      },
      en: {
        title: 'Report a problem in the street',
        description: 'A loose paving stone, a broken lamp or litter: tell us. We will take a look within two working days.',
      },
    },
    blocks: {
      main: [
        notice('warning', {
          nl: { title: 'Is het gevaarlijk?', text: 'Bel dan direct 14 0299, dag en nacht. Bij levensgevaar belt u 112.' },
          en: { title: 'Is it dangerous?', text: 'Call 14 0299 straight away, day or night. If lives are at risk, call 112.' },
        }),
        text({
          nl: `
            Ziet u iets dat kapot, vies of onveilig is? Meld het, ook als u denkt dat een ander dat al deed. Hoe meer wij weten, hoe sneller wij komen.

            ## Wat heeft u nodig?

            - de plek: straat en huisnummer, of wat er in de buurt staat
            - wat er aan de hand is
            - een foto, als dat kan

            ## Wat gebeurt er daarna?

            1. U krijgt meteen een bericht met een nummer.
            2. Binnen twee werkdagen gaat iemand kijken.
            3. U hoort wat wij doen en wanneer het klaar is.`,
          en: `
            Have you seen something broken, dirty or unsafe? Tell us, even if you think somebody else already has. The more we know, the sooner we can come.

            ## What do you need?

            - where it is: street and house number, or what is nearby
            - what is wrong
            - a photograph, if you can

            ## What happens next?

            1. You receive a message with a number straight away.
            2. Somebody takes a look within two working days.
            3. We tell you what we will do and when it will be done.`,
        }),
        buttons([
          { href: 'mailto:meldingen@noorderhaven.test', nl: { label: 'Mail uw melding' }, en: { label: 'Email your report' } },
          { href: 'tel:140299', look: 'secondary', nl: { label: 'Bel 14 0299' }, en: { label: 'Call 14 0299' } },
        ]),
        accordion({ nl: 'Wie lost wat op?', en: 'Who deals with what?' }, [
          {
            nl: { title: 'Straat, stoep en groen', text: 'Dat doet de gemeente. Meld het op deze pagina.' },
            en: { title: 'Street, pavement and parks', text: 'The municipality. Report it on this page.' },
          },
          {
            nl: { title: 'Sloten, dijken en waterstand', text: 'Dat doet het waterschap. Belt u ons, dan geven wij het door.' },
            en: { title: 'Ditches, dikes and water levels', text: 'The water board. If you call us, we will pass it on.' },
          },
          {
            nl: {
              title: 'Geluid en overlast',
              text: 'Praat eerst met degene die het veroorzaakt. Helpt dat niet, bel dan de wijkagent op 0900-8844.',
            },
            en: {
              title: 'Noise and nuisance',
              text: 'First talk to the person who causes it. If that does not help, call the local police officer on 0900-8844.',
            },
          },
        ]),
      ],
      'side-right': [
        image('park', { nl: 'Ook een tak op het pad mag u melden.', en: 'You can report a branch on the path too.' }, 'landscape'),
        text({
          nl: `
            ## Zelf aan de slag

            Wilt u een stoeptegel ruilen voor een plant, of een bankje voor uw deur? Vraag het [uw wijkbeheerder](page:contact). Vaak mag het, en de aarde krijgt u van ons.`,
          en: `
            ## Do it yourself

            Would you like to swap a paving stone for a plant, or put a bench by your door? Ask [the neighbourhood manager](page:contact). It is often allowed, and we provide the soil.`,
        }),
      ],
    },
  },
  {
    name: 'dorpsraden',
    updated: { days: -97, weekday: 'mon', at: '11:45' },
    layout: '100',
    texts: {
      nl: {
        title: 'Dorpsraden',
        description: 'Elk dorp heeft een raad van bewoners. Zij praten met de gemeente en hebben een eigen budget.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            Oosterdijk, Wierhuizen, Zuidermeer en De Kaag hebben elk een dorpsraad. Daarin zitten vijf tot negen bewoners. Zij praten vier keer per jaar met de wethouder en beslissen zelf over een budget van € 12.000.

            ## Waar gaat dat geld heen?

            - Oosterdijk: een jeu-de-boulesbaan achter de kerk
            - Wierhuizen: het dorpsfeest en verlichting bij de bushalte
            - Zuidermeer: fruitbomen langs het schoolpad
            - De Kaag: een nieuwe vloer in het dorpshuis

            ## Meedoen

            Verkiezingen zijn om de vier jaar. Maar u kunt altijd meepraten: vergaderingen zijn openbaar en staan in de [agenda](page:agenda).`,
        }),
        divider('mark'),
        image('dorp-winter', { nl: 'De kerk van Oosterdijk staat op een terp van rond het jaar 900.' }, 'wide'),
      ],
    },
  },
];
