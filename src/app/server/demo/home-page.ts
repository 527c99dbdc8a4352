import type { RichText } from '#domains/blocks/model/rich-text.ts';
import type { Language } from '#platform/shared/language.ts';
import { bullets, heading, paragraph, richText, strong, table } from './rich-text.ts';

export interface HomePage {
  texts: Record<Language, { title: string; description: string }>;
  blocks: Record<Language, { text: RichText }>[];
}

/** Where an empty platform begins. */
export const emptyHome: HomePage = {
  texts: {
    nl: { title: 'Welkom', description: 'Hier komt een nieuwe website.' },
    en: { title: 'Welcome', description: 'A new website is on its way.' },
  },
  blocks: [
    {
      nl: { text: richText(paragraph('Hier komt een nieuwe website. Kom binnenkort nog eens kijken.')) },
      en: { text: richText(paragraph('A new website is on its way. Please come back soon.')) },
    },
  ],
};

export const demoHome: HomePage = {
  texts: {
    nl: {
      title: 'Waarmee kunnen we u helpen?',
      description: 'Regel uw zaken met de gemeente Noorderhaven, of kom langs op het stadhuis aan de Havenkade.',
    },
    en: {
      title: 'How can we help you?',
      description: 'Arrange your affairs with the municipality of Noorderhaven, or visit the town hall on the Havenkade.',
    },
  },
  blocks: [
    {
      nl: {
        text: richText(
          paragraph(
            'Noorderhaven ligt waar de rivier in het meer uitkomt. Hier wonen 31.000 mensen, in de stad en in vier dorpen langs de dijk. Op deze site leest u wat de gemeente voor u doet en hoe u iets regelt.',
          ),
          heading('Direct regelen'),
          bullets(
            [strong('Paspoort of ID-kaart.'), ' Maak een afspraak. Uw document ligt na vijf werkdagen klaar.'],
            [strong('Verhuizing doorgeven.'), ' Dat kan vanaf vier weken voor u verhuist tot vijf dagen erna.'],
            [strong('Iets melden op straat.'), ' Een losse stoeptegel, een kapotte lamp of zwerfafval: wij kijken binnen twee werkdagen.'],
          ),
          heading('Openingstijden van het stadhuis'),
          table([
            ['Dag', 'Zonder afspraak', 'Met afspraak'],
            ['Maandag tot en met woensdag', '9:00 tot 12:00', '9:00 tot 17:00'],
            ['Donderdag', '9:00 tot 12:00', '9:00 tot 20:00'],
            ['Vrijdag', 'gesloten', '9:00 tot 13:00'],
          ]),
          paragraph('U vindt ons aan de Havenkade 1, 1234\u00a0AB Noorderhaven. Bellen kan op werkdagen van 8:30 tot 17:00: 14\u00a00299.'),
        ),
      },
      en: {
        text: richText(
          paragraph(
            'Noorderhaven lies where the river meets the lake. It is home to 31,000 people, in the town and in four villages along the dike. This site tells you what the municipality does for you and how to get things done.',
          ),
          heading('Arrange it now'),
          bullets(
            [strong('Passport or identity card.'), ' Make an appointment. Your document is ready after five working days.'],
            [strong('Report a move.'), ' You can do so from four weeks before until five days after you move.'],
            [
              strong('Report a problem in the street.'),
              ' A loose paving stone, a broken lamp or litter: we come and look within two working days.',
            ],
          ),
          heading('Opening hours of the town hall'),
          table([
            ['Day', 'Without an appointment', 'With an appointment'],
            ['Monday to Wednesday', '9:00 to 12:00', '9:00 to 17:00'],
            ['Thursday', '9:00 to 12:00', '9:00 to 20:00'],
            ['Friday', 'closed', '9:00 to 13:00'],
          ]),
          paragraph('You find us at Havenkade 1, 1234\u00a0AB Noorderhaven. Call us on working days from 8:30 to 17:00: 14\u00a00299.'),
        ),
      },
    },
  ],
};
