import { buttons, cards, embed, image, text } from './blocks.ts';
import { contact, divider, notice } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

const townHallOnMap = 'https://www.openstreetmap.org/?mlat=52.6410&mlon=5.0560#map=16/52.6410/5.0560';

export const servicePages: DemoPage[] = [
  {
    name: 'contact',
    updated: { days: -61, weekday: 'wed', at: '14:45' },
    layout: '75-25',
    footer: 'footer-zonder-contact',
    texts: {
      nl: { title: 'Contact', description: 'Kom langs aan de Havenkade 1, bel 14 0299 of mail naar info@noorderhaven.test.' },
      en: { title: 'Contact', description: 'Visit us at Havenkade 1, call 14 0299 or send an email to info@noorderhaven.test.' },
    },
    blocks: {
      main: [
        contact(
          { phone: 'tel:140299', email: 'mailto:info@noorderhaven.test', map: townHallOnMap },
          {
            nl: {
              heading: 'Stadhuis',
              address: 'Havenkade 1, 1234 AB Noorderhaven',
              map: 'Bekijk op de kaart',
              phone: '14 0299',
              phoneNote: 'Werkdagen van 8:30 tot 17:00 uur',
              email: 'info@noorderhaven.test',
              hoursHeading: 'Openingstijden',
              hours: [
                ['Maandag tot en met woensdag', '9:00 tot 17:00 uur'],
                ['Donderdag', '9:00 tot 20:00 uur'],
                ['Vrijdag', '9:00 tot 13:00 uur'],
                ['Zaterdag en zondag', 'gesloten'],
              ],
            },
            en: {
              heading: 'Town hall',
              address: 'Havenkade 1, 1234 AB Noorderhaven',
              map: 'See it on the map',
              phone: '14 0299',
              phoneNote: 'Working days from 8:30 to 17:00',
              email: 'info@noorderhaven.test',
              hoursHeading: 'Opening hours',
              hours: [
                ['Monday to Wednesday', '9:00 to 17:00'],
                ['Thursday', '9:00 to 20:00'],
                ['Friday', '9:00 to 13:00'],
                ['Saturday and Sunday', 'closed'],
              ],
            },
          },
        ),
        text({
          nl: `
            ## Met of zonder afspraak?

            Voor een paspoort, een verhuizing uit het buitenland of een bouwplan maakt u een afspraak. Voor ophalen, vragen en de infobalie loopt u zo binnen. Op maandag- en donderdagochtend is het rustig.

            Een afspraak maakt u door te bellen naar 14 0299 of te mailen naar afspraak@noorderhaven.test. Zeg waarvoor u komt en wanneer het u past. Op uw mail krijgt u binnen één werkdag antwoord.

            Een afspraak met een **videogesprek** kan ook. U krijgt een link per e-mail en ziet een medewerker op uw scherm.

            ## Toegankelijkheid

            De ingang aan de kade heeft een helling en een deur die vanzelf opengaat. Er is een lift, een toilet voor mensen in een rolstoel en een ringleiding aan de balie. Een hulphond is welkom. Wilt u een tolk gebarentaal? Zeg het bij uw afspraak.`,
          en: `
            ## With or without an appointment?

            You need an appointment for a passport, a move from abroad or a building plan. To collect something or ask a question, you can just walk in. Monday and Thursday mornings are quiet.

            To make an appointment, call 14 0299 or send an email to afspraak@noorderhaven.test. Tell us what it is about and when it suits you. We answer emails within one working day.

            You can also make an appointment for a **video call**. You will receive a link by email and see a member of staff on your screen.

            ## Accessibility

            The entrance on the quay has a ramp and an automatic door. There is a lift, a toilet for wheelchair users and a hearing loop at the desk. Assistance dogs are welcome. Would you like a sign language interpreter? Tell us when you make your appointment.`,
        }),
        embed(townHallOnMap, {
          nl: {
            title: 'Kaart: het stadhuis aan de Havenkade',
            description: 'Het stadhuis ligt aan de Havenkade, tien minuten lopen van het station. Bus 12 stopt voor de deur.',
          },
          en: {
            title: 'Map: the town hall on the Havenkade',
            description: 'The town hall is on the Havenkade, a ten-minute walk from the station. Bus 12 stops right outside.',
          },
        }),
      ],
      'side-right': [
        image('stadhuis', { nl: 'Het stadhuis aan de Havenkade', en: 'The town hall on the Havenkade' }, 'square'),
        notice('info', {
          nl: { title: 'Klacht of compliment?', text: 'Binnen een week belt iemand u terug. Mail naar klachten@noorderhaven.test.' },
          en: {
            title: 'Complaint or compliment?',
            text: 'Somebody will call you back within a week. Send an email to klachten@noorderhaven.test.',
          },
        }),
      ],
    },
  },
  {
    name: 'over-deze-website',
    updated: { days: -260, weekday: 'mon', at: '13:00' },
    layout: '100',
    templateHeader: 'sjabloon-rustig',
    templateFooter: 'sjabloon-rustig',
    texts: {
      nl: { title: 'Over deze website', description: 'Wie deze site maakt, waar de tekeningen vandaan komen en hoe u een fout meldt.' },
      en: { title: 'About this website', description: 'Who makes this site, where the drawings come from and how to report a mistake.' },
    },
    blocks: {
      main: [
        text({
          nl: `
            Noorderhaven bestaat niet. Deze gemeente is verzonnen om te laten zien wat u met Plein kunt maken: pagina’s in twee talen, nieuws, een agenda en formulieren.

            De tekeningen op deze site zijn getekend door het programma zelf. Ook de mensen op de portretten bestaan niet.

            ## Een fout gezien?

            Staat er iets verkeerd op deze site, of werkt iets niet goed? Laat het weten via [Contact](page:contact).`,
          en: `
            Noorderhaven does not exist. This municipality was invented to show what you can make with Plein: pages in two languages, news, a calendar and forms.

            The drawings on this site were made by the program itself. The people in the portraits do not exist either.

            ## Seen a mistake?

            Is something wrong on this site, or is something not working? Let us know through [Contact](page:contact).`,
        }),
        divider('mark'),
        cards({ columns: 2 }, { nl: { heading: 'Verder' }, en: { heading: 'More' } }, [
          {
            href: '/legal/privacy',
            nl: { title: 'Privacy', text: 'Welke gegevens wij bewaren, en hoe lang.' },
            en: { title: 'Privacy', text: 'Which data we keep, and for how long.' },
          },
          {
            href: '/legal/accessibility/nl',
            nl: { title: 'Toegankelijkheid', text: 'Wat wij doen zodat iedereen deze site kan gebruiken.' },
            en: { title: 'Accessibility', text: 'What we do so that everybody can use this site.' },
          },
        ]),
        buttons([{ href: 'page:home', look: 'secondary', nl: { label: 'Naar de homepage' }, en: { label: 'Go to the home page' } }]),
      ],
    },
  },
];
