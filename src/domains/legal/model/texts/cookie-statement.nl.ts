import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const cookieStatementNl: LegalTemplate = {
  title: 'Cookieverklaring',
  intro: ['Op deze pagina leest u welke cookies de website {platform} gebruikt, waarvoor en hoelang. U kunt hier ook uw keuze veranderen.'],
  sections: [
    {
      id: 'about',
      heading: 'Wat zijn cookies?',
      parts: [
        paragraph(
          'Een cookie is een klein bestand dat een website op uw computer, tablet of telefoon zet. Daarmee kan de website iets onthouden, bijvoorbeeld dat u bent ingelogd.',
        ),
        paragraph(
          'Bekijkt u alleen openbare pagina’s en kiest u niets? Dan zetten wij geen enkele cookie. De cookies op deze website zijn van {organisation}, tenzij er in de tabel iets anders staat.',
        ),
      ],
    },
    {
      id: 'choice',
      heading: 'Uw keuze',
      parts: [live('cookie-choice')],
    },
    {
      id: 'cookies',
      heading: 'Welke cookies gebruiken wij?',
      parts: [
        paragraph(
          'Voor noodzakelijke cookies vragen wij geen toestemming: zonder deze cookies werkt de website niet. Alle andere cookies gebruiken wij alleen als u dat goed vindt.',
        ),
        live('cookie-tables'),
      ],
    },
    {
      id: 'counting',
      heading: 'Bezoek tellen zonder cookies',
      parts: [
        paragraph(
          'Wij tellen op onze eigen server hoe vaak een pagina is bekeken. Daarvoor gebruiken wij geen cookies en maken wij geen profiel van u.',
        ),
      ],
    },
    {
      id: 'others',
      heading: 'Websites van anderen',
      parts: [
        paragraph(
          'Soms gaat u via een link naar een website van iemand anders, bijvoorbeeld om een pagina te laten vertalen. Op die website gelden de cookies en de regels van de eigenaar.',
        ),
      ],
    },
    {
      id: 'withdraw',
      heading: 'Uw keuze intrekken of cookies weghalen',
      parts: [
        paragraph('U kunt uw keuze op elk moment veranderen of intrekken:'),
        list(
          'Op deze pagina ziet u bij ‘Uw keuze’ of er iets te kiezen is. Daar verandert u ook uw keuze.',
          'Of haal de cookies weg in de instellingen van uw browser. Dan is ook uw keuze weg.',
        ),
        paragraph(
          'Wij bewaren uw keuze zes maanden, ook als u weigert. Is die tijd om, of verandert deze tekst? Dan vragen wij het opnieuw zodra wij uw toestemming nodig hebben.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Vragen of een klacht',
      parts: [
        paragraph('Heeft u een vraag over cookies? Neem dan contact met ons op.'),
        {
          kind: 'facts',
          facts: [
            { term: 'E-mail', words: '{email}' },
            { term: 'Telefoon', words: '{phone}' },
            { term: 'Adres', words: '{address}' },
          ],
        },
        paragraph(
          'Meer over uw gegevens en uw rechten leest u in de [privacyverklaring](privacy). Bent u niet tevreden? Dan kunt u een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/).',
        ),
      ],
    },
  ],
};
