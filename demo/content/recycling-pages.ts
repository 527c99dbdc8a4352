import { buttons, embed, gallery, image, text } from './blocks.ts';
import { contact, table } from './more-blocks.ts';
import type { DemoPage } from './shapes.ts';

export const recyclingPages: DemoPage[] = [
  {
    name: 'milieustraat',
    updated: { lastOn: '10-09', at: '09:30' },
    layout: '75-25',
    headerImage: 'kop-polder',
    texts: {
      nl: {
        title: 'Milieustraat',
        description: 'Breng grof vuil, tuinafval, verf en apparaten naar de milieustraat aan de Industrieweg. Voor bewoners gratis.',
      },
      en: {
        title: 'Recycling centre',
        description: 'Bring bulky waste, garden waste, paint and appliances to the centre on Industrieweg. Free for residents.',
      },
    },
    blocks: {
      main: [
        text({
          nl: `
            Op de milieustraat brengt u wat niet in de container past. Een medewerker wijst u waar het moet. Neem uw afvalpas mee: zonder pas komt u niet binnen.

            Voor bewoners is brengen gratis, tot 1.500 kilo per jaar. Puin en autobanden kosten geld. Bedrijven kunnen hier niet terecht.`,
          en: `
            Bring anything that does not fit in your bin to the recycling centre. A member of staff will show you where it goes. Bring your waste card: you cannot get in without it.

            It is free for residents, up to 1,500 kilos a year. You pay for rubble and car tyres. Businesses cannot use the centre.`,
        }),
        gallery({ variant: 'grid', columns: 2, shape: 'landscape' }, { nl: 'Zo ziet het eruit', en: 'What it looks like' }, [
          {
            picture: 'milieustraat',
            nl: { caption: 'Voor elk soort afval een eigen bak' },
            en: { caption: 'A container for every kind of waste' },
          },
          {
            picture: 'milieustraat-ochtend',
            nl: { caption: 'Ook op de fiets bent u welkom' },
            en: { caption: 'You are welcome to come by bicycle too' },
          },
        ]),
        table(
          {
            nl: {
              heading: 'Wat kost het?',
              caption: 'Tarieven van de milieustraat',
              rows: [
                ['Soort', 'Hoeveel', 'Kosten'],
                ['Grof vuil, hout, tuinafval', 'tot 1.500 kilo per jaar', 'gratis'],
                ['Apparaten, verf, batterijen', 'onbeperkt', 'gratis'],
                ['Puin', 'per 100 kilo', '€ 6,00'],
                ['Autobanden', 'per band', '€ 3,50'],
              ],
            },
            en: {
              heading: 'What does it cost?',
              caption: 'Recycling centre charges',
              rows: [
                ['Type', 'How much', 'Cost'],
                ['Bulky waste, wood, garden waste', 'up to 1,500 kilos a year', 'free'],
                ['Appliances, paint, batteries', 'any amount', 'free'],
                ['Rubble', 'per 100 kilos', '€6.00'],
                ['Car tyres', 'each', '€3.50'],
              ],
            },
          },
          { numbers: [2] },
        ),
        embed('https://www.openstreetmap.org/?mlat=52.6430&mlon=5.0600#map=15/52.6430/5.0600', {
          nl: {
            title: 'Kaart: de milieustraat aan de Industrieweg',
            description: 'De milieustraat ligt aan Industrieweg 8, tussen het station en de rondweg. Vanaf de rondweg volgt u de borden.',
          },
          en: {
            title: 'Map: the recycling centre on Industrieweg',
            description: 'The centre is at Industrieweg 8, between the station and the ring road. Follow the signs from the ring road.',
          },
        }),
      ],
      'side-right': [
        contact(
          { phone: 'tel:140299', background: 'tint' },
          {
            nl: {
              heading: 'Milieustraat',
              address: 'Industrieweg 8, 1234 CD Noorderhaven',
              phone: '14 0299',
              hoursHeading: 'Open',
              hours: [
                ['Maandag', 'gesloten'],
                ['Dinsdag tot en met vrijdag', '9:00 tot 17:00 uur'],
                ['Zaterdag', '9:00 tot 16:00 uur'],
              ],
            },
            en: {
              heading: 'Recycling centre',
              address: 'Industrieweg 8, 1234 CD Noorderhaven',
              phone: '14 0299',
              hoursHeading: 'Open',
              hours: [
                ['Monday', 'closed'],
                ['Tuesday to Friday', '9:00 to 17:00'],
                ['Saturday', '9:00 to 16:00'],
              ],
            },
          },
        ),
        image(
          'boomgaard-oogst',
          { nl: 'Snoeihout wordt compost voor de stadsboomgaard.', en: 'Prunings become compost for the town orchard.' },
          'square',
        ),
        buttons([
          {
            href: 'item:vraag-grofvuil',
            look: 'secondary',
            nl: { label: 'Laat grofvuil ophalen' },
            en: { label: 'Have bulky waste collected' },
          },
        ]),
      ],
    },
  },
];
