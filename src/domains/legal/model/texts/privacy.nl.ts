import { list, paragraph, type LegalTemplate } from '../legal-template.ts';

export const privacyNl: LegalTemplate = {
  title: 'Privacyverklaring',
  intro: [
    'Als u de website {platform} gebruikt, kunnen wij persoonsgegevens van u verwerken. Hier leest u welke gegevens dat zijn, waarom wij ze nodig hebben, hoelang wij ze bewaren en welke rechten u heeft.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Wie is verantwoordelijk?',
      parts: [
        paragraph(
          'De website {platform} op {domain} is van {organisation}. Die organisatie is verantwoordelijk voor uw gegevens op deze website. Wij houden ons aan de Algemene verordening gegevensbescherming (AVG).',
        ),
        {
          kind: 'facts',
          facts: [
            { term: 'E-mail', words: '{email}' },
            { term: 'Telefoon', words: '{phone}' },
            { term: 'Adres', words: '{address}' },
            { term: 'Functionaris gegevensbescherming', words: '{dataProtectionEmail}' },
          ],
        },
      ],
    },
    {
      id: 'reading',
      heading: 'Als u alleen leest',
      parts: [
        paragraph(
          'U kunt de openbare pagina’s lezen zonder uw naam te geven. Wij tellen hoe vaak een pagina is bekeken. Dat doen wij op onze eigen server, zonder cookies. Wij maken geen profiel van u en volgen u niet op andere websites.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Welke gegevens, waarvoor en hoelang?',
      parts: [
        paragraph(
          'In de tabel staat per soort gegevens waarvoor wij ze gebruiken, op welke grondslag uit de AVG dat mag, en hoelang wij ze bewaren.',
        ),
        {
          kind: 'table',
          columns: ['Gegevens', 'Waarvoor', 'Grondslag', 'Hoelang'],
          rows: [
            [
              '*Account*: uw naam, uw e-mailadres, uw rollen, uw voorkeuren en wat u zelf in uw profiel invult. Uw wachtwoord bewaren wij alleen versleuteld: niemand kan het lezen.',
              'U laten inloggen en u laten doen waarvoor u een account heeft.',
              'De afspraken met u: de [gebruiksvoorwaarden](terms-of-use) (artikel 6, lid 1, onder b).',
              'Zolang u een account heeft. Vraagt u ons om uw account te verwijderen? Dan maken wij uw gegevens na 14 dagen anoniem.',
            ],
            [
              '*Sessies*: wanneer u inlogt, met welke browser, en een verkort netwerkadres dat niet naar uw huis leidt.',
              'U ingelogd houden en zien of iemand anders uw account gebruikt.',
              'Ons belang bij een veilige website (artikel 6, lid 1, onder f).',
              'Tot 30 dagen nadat de sessie is gestopt. Een sessie duurt nooit langer dan 30 dagen.',
            ],
            [
              '*Mislukte pogingen om in te loggen*: het e-mailadres, hoe vaak en wanneer.',
              'Zorgen dat niemand wachtwoorden kan raden.',
              'Ons belang bij een veilige website (artikel 6, lid 1, onder f).',
              '1 uur na de laatste poging.',
            ],
            [
              '*Logboek van wijzigingen*: wie wat veranderde in de website, wanneer, en een verkort netwerkadres.',
              'Nagaan wat er is gebeurd, fouten herstellen en misbruik onderzoeken.',
              'Ons belang bij een veilige website en bij verantwoording (artikel 6, lid 1, onder f).',
              'Zolang wij de website gebruiken. In het logboek staat een nummer, niet uw naam. Na het verwijderen van uw account leidt dat nummer niet meer naar u.',
            ],
            [
              '*Formulieren*: wat u invult en meestuurt, en wanneer.',
              'Uw vraag, melding of aanvraag behandelen.',
              'Staat bij het formulier. Meestal onze publieke taak (artikel 6, lid 1, onder e) of uw toestemming (onder a).',
              'Elk formulier heeft een eigen termijn. Daarna verwijderen wij de gegevens of maken wij ze anoniem.',
            ],
            [
              '*Technische meldingen*: fouten in uw browser, hoe snel een pagina laadt, het soort browser, een verkort netwerkadres en, als u bent ingelogd, het nummer van uw account.',
              'Storingen vinden en de website sneller maken.',
              'Ons belang bij een website die werkt (artikel 6, lid 1, onder f).',
              '90 dagen.',
            ],
            [
              '*Logboek van de server*: welke pagina is opgevraagd, wanneer en met welk resultaat. Als u bent ingelogd ook het nummer van uw account.',
              'Storingen en aanvallen vinden.',
              'Ons belang bij een veilige website (artikel 6, lid 1, onder f).',
              'Hooguit 90 dagen.',
            ],
            [
              '*Uw cookiekeuze*: wat u accepteert, wanneer u dat koos en welke tekst u toen las.',
              'Onthouden en kunnen laten zien wat u heeft gekozen.',
              'Onze wettelijke plicht (artikel 6, lid 1, onder c).',
              '6 maanden, in uw eigen browser. Op onze server bewaren wij uw keuze niet.',
            ],
          ],
        },
        paragraph(
          'Wilt u een gegeven niet geven dat nodig is voor een account of een formulier? Dan kunnen wij u dat account niet geven of uw formulier niet behandelen. Bij elk formulier staat welke vragen niet verplicht zijn.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Wie krijgt uw gegevens?',
      parts: [
        paragraph(
          'Alleen medewerkers die uw gegevens nodig hebben voor hun werk, kunnen ze zien. Wij verkopen uw gegevens nooit. Wij geven ze alleen aan anderen als dat nodig is:',
        ),
        list(
          'Aan bedrijven die voor ons werken, bijvoorbeeld voor de servers of voor het versturen van e-mail. Met elk bedrijf spreken wij af dat het uw gegevens alleen voor ons gebruikt en goed beveiligt.',
          'Aan een andere overheid of aan de politie, als de wet dat van ons vraagt.',
        ),
        paragraph(
          'Wij sturen uw gegevens niet naar landen buiten de Europese Economische Ruimte, tenzij de AVG dat toestaat. Laat u een pagina vertalen door een dienst van buiten? Dan stuurt uw browser het adres van die pagina naar die dienst. Dat gebeurt pas als u daarvoor kiest.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Hoe beveiligen wij uw gegevens?',
      parts: [
        list(
          'De verbinding met de website is beveiligd.',
          'Wachtwoorden bewaren wij alleen versleuteld.',
          'Wie de website beheert, kan alleen wat voor het werk nodig is. Wat er verandert, staat in een logboek.',
          'Netwerkadressen bewaren wij alleen verkort.',
        ),
        paragraph(
          'Gaat er toch iets mis met uw gegevens? Dan melden wij dat bij de Autoriteit Persoonsgegevens en bij u, als de wet dat vraagt.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      parts: [
        paragraph('In de [cookieverklaring](cookie-statement) leest u welke cookies wij gebruiken. Daar kunt u ook uw keuze veranderen.'),
      ],
    },
    {
      id: 'decisions',
      heading: 'Besluiten door een computer',
      parts: [
        paragraph('De website neemt geen besluiten over u zonder dat een mens ernaar kijkt. Wij maken geen profielen van bezoekers.'),
      ],
    },
    {
      id: 'rights',
      heading: 'Uw rechten',
      parts: [
        paragraph('U heeft deze rechten:'),
        list(
          '*Inzage*: u mag zien welke gegevens wij van u hebben.',
          '*Verbeteren*: u mag gegevens laten veranderen die niet kloppen.',
          '*Verwijderen*: u mag ons vragen uw gegevens weg te halen.',
          '*Beperken*: u mag ons vragen uw gegevens een tijd niet te gebruiken.',
          '*Meenemen*: u mag uw gegevens krijgen in een bestand, ook voor een andere organisatie.',
          '*Bezwaar maken*: u mag bezwaar maken als wij uw gegevens gebruiken voor onze publieke taak of voor ons belang.',
          '*Toestemming intrekken*: dat mag altijd. Wat wij daarvoor al deden, blijft geldig.',
        ),
        paragraph(
          'Uw eigen profiel kunt u zelf bekijken en veranderen als u bent ingelogd. Voor de andere rechten stuurt u ons een bericht: {email}.',
        ),
        paragraph(
          'U krijgt binnen één maand antwoord. Is uw vraag ingewikkeld? Dan mogen wij daar nog twee maanden bij nemen. Dat laten wij u dan binnen de eerste maand weten. Het kost u niets. Wij kunnen u vragen te laten zien wie u bent, zodat niemand anders uw gegevens krijgt.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Niet tevreden?',
      parts: [
        paragraph(
          'Vindt u dat wij niet goed met uw gegevens omgaan? Vertel het ons. Dan zoeken wij samen naar een oplossing. U kunt ook een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl/). Dat is de toezichthouder op privacy. U mag ook naar de rechter gaan.',
        ),
      ],
    },
    {
      id: 'new-versions',
      heading: 'Als wij deze verklaring veranderen',
      parts: [
        paragraph(
          'Gaan wij iets anders doen met uw gegevens? Dan passen wij deze verklaring aan. De datum boven aan de pagina laat zien van wanneer de tekst is.',
        ),
      ],
    },
  ],
};
