import { buttons, cards, text } from './blocks.ts';
import { notice } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const movingPages: DemoPage[] = [
  {
    name: 'paspoort-spoed',
    updated: { lastOn: '01-02', at: '09:25' },
    layout: '100',
    editRoles: ['burgerzaken'],
    texts: {
      nl: {
        title: 'Spoed: een paspoort binnen één werkdag',
        description: 'Vraag voor 14:00 uur aan, dan ligt uw document de volgende werkdag om 10:00 uur klaar. Dat kost € 62,10 extra.',
      },
      en: {
        title: 'Urgent: a passport within one working day',
        description: 'Apply before 14:00 and your document is ready at 10:00 on the next working day. That costs €62.10 extra.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            Gaat u morgen op reis en is uw paspoort verlopen? Kom dan voor 14:00 uur naar het stadhuis, zonder afspraak. De volgende werkdag vanaf 10:00 uur ligt uw document klaar.

            Spoed kost € 62,10 extra, boven op de gewone prijs. Neem hetzelfde mee als bij een [gewone aanvraag](page:paspoort).

            ## Vertrekt u nog vandaag?

            Op Schiphol kan de Koninklijke Marechaussee een noodpaspoort geven. U moet dan laten zien dat u niet kunt wachten. Bel van tevoren: 0800-1814.`,
          en: `
            Are you travelling tomorrow and has your passport expired? Come to the town hall before 14:00, without an appointment. Your document is ready from 10:00 on the next working day.

            Urgent applications cost €62.10 on top of the normal price. Bring the same things as for a [normal application](page:paspoort).

            ## Are you leaving today?

            At Schiphol Airport the Royal Marechaussee can issue an emergency passport. You have to show that your trip cannot wait. Call first: 0800-1814.`,
        }),
      ],
    },
  },
  {
    name: 'verhuizing',
    updated: { days: -27, weekday: 'wed', at: '13:15' },
    layout: '75-25',
    editRoles: ['burgerzaken'],
    texts: {
      nl: {
        title: 'Verhuizing doorgeven',
        description: 'Geef uw verhuizing door vanaf vier weken voor tot vijf dagen na de dag dat u verhuist. Het is gratis.',
      },
      en: {
        title: 'Report a move',
        description: 'Report your move from four weeks before until five days after the day you move. It is free.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            Gaat u verhuizen naar of binnen Noorderhaven? Geef het door vanaf vier weken voor tot vijf dagen na de verhuizing. U kunt dat doen voor uw hele gezin tegelijk. Het is gratis.

            ## Zo doet u het

            - **Online:** log in met DigiD. Nog geen DigiD? Vraag het aan op [digid.nl](https://www.digid.nl).
            - **Aan de balie:** maak een afspraak en neem uw paspoort of ID-kaart mee.

            Huurt u, of trekt u bij iemand in? Houd dan het huurcontract bij de hand, of de toestemming van degene bij wie u gaat wonen.

            Binnen vijf werkdagen krijgt u bericht. De belastingdienst, de SVB en uw zorgverzekeraar horen het van ons. Uw bank en uw werkgever niet: die licht u zelf in.`,
          en: `
            Are you moving house, to or within Noorderhaven? Report it from four weeks before until five days after the move. You can do so for your whole family at once. It is free.

            ## How to do it

            - **Online:** sign in with DigiD. Don’t have DigiD yet? Apply for it at [digid.nl](https://www.digid.nl/en).
            - **At the desk:** make an appointment and bring your passport or identity card.

            Do you rent, or are you moving in with somebody? Have the rental contract to hand, or the permission of the person you are moving in with.

            You will hear from us within five working days. We inform the tax office, the SVB and your health insurer. You need to tell your bank and your employer yourself.`,
        }),
        buttons([{ href: 'tel:140299', nl: { label: 'Maak een afspraak: 14 0299' }, en: { label: 'Make an appointment: 14 0299' } }]),
        notice('warning', {
          nl: {
            title: 'Mail nooit een kopie van uw paspoort',
            text: 'Wij vragen u daar niet om. Heeft iemand anders een kopie nodig? Maak die met de [KopieID-app](https://www.rijksoverheid.nl/onderwerpen/identiteitsfraude) van de overheid. Daarin streept u uw burgerservicenummer door en schrijft u waarvoor de kopie is.',
          },
          en: {
            title: 'Never email a copy of your passport',
            text: 'We will not ask you for one. Does somebody else need a copy? Make it with the government’s [KopieID app](https://www.rijksoverheid.nl/onderwerpen/identiteitsfraude). It lets you cross out your citizen service number and write down what the copy is for.',
          },
        }),
        notice('info', {
          nl: {
            title: 'Komt u uit het buitenland?',
            text: 'Maak dan een afspraak. Kom met het hele gezin en neem paspoorten, geboorteaktes en uw huurcontract mee.',
          },
          en: {
            title: 'Are you moving here from abroad?',
            text: 'Make an appointment. Come with the whole family and bring passports, birth certificates and your rental contract.',
          },
        }),
      ],
      'side-right': [
        cards({ columns: 2, background: 'tint' }, { nl: { heading: 'Denk ook aan' }, en: { heading: 'Don’t forget' } }, [
          {
            href: 'page:afvalkalender',
            nl: { title: 'Afval', text: 'Wanneer wij in uw nieuwe straat komen.' },
            en: { title: 'Waste', text: 'When we come to your new street.' },
          },
          {
            href: 'item:vraag-parkeren',
            nl: { title: 'Parkeren', text: 'Een vergunning voor de binnenstad.' },
            en: { title: 'Parking', text: 'A permit for the town centre.' },
          },
        ]),
      ],
    },
  },
];
