import { buttons, cards, text } from './blocks.ts';
import { notice } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const movingPages: DemoPage[] = [
  {
    name: 'paspoort-spoed',
    layout: '100',
    texts: {
      nl: {
        title: 'Spoed: een paspoort binnen één werkdag',
        description: 'Vraag voor 14:00 uur aan, dan ligt uw document de volgende werkdag om 10:00 uur klaar. Dat kost € 62,10 extra.',
      },
      en: {
        title: 'Urgent: a passport within one working day',
        description: 'Apply before 14:00 and your document is ready at 10:00 on the next working day. That costs € 62.10 extra.',
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

            Urgent applications cost € 62.10 on top of the normal price. Bring the same things as for a [normal application](page:paspoort).

            ## Are you leaving today?

            At Schiphol Airport the Royal Marechaussee can issue an emergency passport. You have to show that you cannot wait. Call first: 0800-1814.`,
        }),
      ],
    },
  },
  {
    name: 'verhuizing',
    layout: '75-25',
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

            1. Stuur een brief of mail met uw naam, geboortedatum, oude en nieuwe adres en de datum.
            2. Doe er een kopie van uw paspoort of ID-kaart bij.
            3. Huurt u, of trekt u bij iemand in? Voeg dan het huurcontract of een toestemming toe.

            Binnen vijf werkdagen krijgt u bericht. De belastingdienst, de SVB en uw zorgverzekeraar horen het van ons. Uw bank en uw werkgever niet: die licht u zelf in.`,
          en: `
            Are you moving house, to or within Noorderhaven? Report it from four weeks before until five days after the move. You can do so for your whole family at once. It is free.

            ## How to do it

            1. Send a letter or an email with your name, date of birth, old and new address and the date.
            2. Add a copy of your passport or identity card.
            3. Do you rent, or are you moving in with somebody? Add the rental contract or a letter of permission.

            You will hear from us within five working days. We inform the tax office, the SVB and your health insurer. Your bank and your employer hear it from you.`,
        }),
        buttons([{ href: 'mailto:verhuizen@noorderhaven.test', nl: { label: 'Mail uw verhuizing' }, en: { label: 'Email your move' } }]),
        notice('info', {
          nl: {
            title: 'Komt u uit het buitenland?',
            text: 'Maak dan een afspraak. Kom met het hele gezin en neem paspoorten, geboorteaktes en uw huurcontract mee.',
          },
          en: {
            title: 'Are you moving here from abroad?',
            text: 'Then make an appointment. Come with the whole family and bring passports, birth certificates and your rental contract.',
          },
        }),
      ],
      'side-right': [
        cards({ columns: 2, background: 'tint' }, { nl: { heading: 'Denk ook aan' }, en: { heading: 'Also think of' } }, [
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
