import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const accessibilityNl: LegalTemplate = {
  title: 'Toegankelijkheidsverklaring',
  intro: [
    'Iedereen moet de website {platform} kunnen gebruiken, ook mensen die slecht zien, slecht horen, moeilijk bewegen of moeite hebben met lezen. In deze verklaring leest u hoe ver wij daarmee zijn.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'Waar gaat deze verklaring over?',
      parts: [
        paragraph(
          'Wij willen dat de informatie en de diensten van {organisation} op deze website voor iedereen toegankelijk zijn. Overheden zijn dat verplicht door het Besluit digitale toegankelijkheid overheid.',
        ),
        paragraph('Deze verklaring gaat over:'),
        live('domains'),
      ],
    },
    { id: 'status', heading: 'Hoe toegankelijk is deze website?', parts: [live('status')] },
    {
      id: 'requirements',
      heading: 'Aan welke eisen toetsen wij?',
      parts: [
        paragraph(
          'De wet verwijst naar de Europese norm EN 301 549. Daarin staan de eisen van de [Web Content Accessibility Guidelines (WCAG) 2.1](https://www.w3.org/TR/WCAG21/), niveau A en AA. Dat zijn 50 eisen.',
        ),
      ],
    },
    { id: 'reports', heading: 'Onderzoek', parts: [live('reports')] },
    { id: 'deviations', heading: 'Wat is nog niet in orde?', parts: [live('deviations')] },
    {
      id: 'how-we-work',
      heading: 'Wat doen wij om de website toegankelijk te houden?',
      parts: [
        list(
          'Toegankelijkheid hoort bij het ontwerp, de bouw en het beheer van de website.',
          'Wij testen de website met de hand en met programma’s: met het toetsenbord, op kleine en grote schermen, en met vergrote tekst.',
          'Wij schrijven in korte, duidelijke zinnen.',
          'Wij lossen problemen op die u bij ons meldt.',
        ),
      ],
    },
    {
      id: 'report-a-problem',
      heading: 'Werkt iets niet voor u?',
      parts: [
        paragraph(
          'Vertel het ons als u iets niet kunt lezen of gebruiken. Schrijf erbij om welke pagina het gaat en wat er misgaat. U kunt ons ook vragen om de informatie in een andere vorm.',
        ),
        {
          kind: 'facts',
          facts: [
            { term: 'E-mail', words: '{email}' },
            { term: 'Telefoon', words: '{phone}' },
            { term: 'Adres', words: '{address}' },
          ],
        },
        paragraph('Wat kunt u van ons verwachten?'),
        list(
          'Binnen 5 werkdagen krijgt u bericht dat wij uw melding hebben ontvangen.',
          'Wij vertellen u wat wij ermee doen en hoe ver wij zijn.',
          'Binnen 3 weken hebben wij uw melding behandeld.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Bent u niet tevreden met ons antwoord?',
      parts: [
        paragraph(
          'Reageren wij niet op tijd, of bent u niet tevreden? Dan kunt u bij ons een klacht indienen. Komen wij er samen niet uit? Dan kunt u naar de [Nationale ombudsman](https://www.nationaleombudsman.nl/). Dat is gratis. U kunt de Nationale ombudsman ook bellen: [0800 33 55 555](tel:08003355555).',
        ),
      ],
    },
    {
      id: 'signature',
      heading: 'Wie is verantwoordelijk voor deze verklaring?',
      parts: [live('signature')],
    },
  ],
};
