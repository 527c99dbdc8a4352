import { list, live, paragraph, type LegalTemplate } from '../legal-template.ts';

export const termsOfUseNl: LegalTemplate = {
  title: 'Gebruiksvoorwaarden',
  intro: [
    'U gebruikt de website {platform}. Deze website is van {organisation}. In deze gebruiksvoorwaarden leest u welke afspraken dan gelden voor u en voor ons.',
  ],
  sections: [
    { id: 'changes', heading: 'Wat is er veranderd?', parts: [live('terms-changes')] },
    {
      id: 'about',
      heading: 'Voor wie gelden deze voorwaarden?',
      parts: [
        paragraph('Deze voorwaarden gelden voor iedereen die de website {platform} op {domain} gebruikt.'),
        paragraph(
          'Heeft u een account? Dan vragen wij u om deze voorwaarden te accepteren. Zonder account accepteert u ze door de website te gebruiken.',
        ),
        paragraph(
          'Gelden er voor een dienst of een formulier ook andere regels? Dan staat dat op die pagina. Spreken die regels deze voorwaarden tegen? Dan gaan de regels op die pagina voor.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Hoe mag u de website gebruiken?',
      parts: [
        paragraph('U mag de website gratis bekijken en gebruiken. U mag de website niet gebruiken om:'),
        list(
          'de website te storen, te beschadigen of te overbelasten;',
          'de beveiliging te omzeilen, of in te loggen met het account van iemand anders;',
          'gegevens van andere mensen te verzamelen;',
          'u voor te doen als iemand anders;',
          'iets te doen wat volgens de wet niet mag.',
        ),
        paragraph('Gebruikt u een programma dat de website automatisch leest? Zorg dan dat andere bezoekers daar geen last van hebben.'),
      ],
    },
    {
      id: 'account',
      heading: 'Uw account',
      parts: [
        paragraph('Voor sommige onderdelen heeft u een account nodig. Dan gelden deze regels:'),
        list(
          'U vult uw eigen gegevens in. Die gegevens kloppen.',
          'U houdt uw wachtwoord geheim. Niemand anders gebruikt uw account.',
          'Denkt u dat iemand anders uw account gebruikt? Verander dan meteen uw wachtwoord en meld het bij ons.',
          'U kunt op elk moment stoppen met uw account.',
        ),
        paragraph(
          'Houdt u zich niet aan deze voorwaarden? Dan mogen wij uw account tijdelijk of helemaal afsluiten. Als dat kan, waarschuwen wij u eerst. U hoort van ons waarom wij het doen. Bent u het daar niet mee eens? Laat het ons weten. Dan kijken wij er opnieuw naar.',
        ),
      ],
    },
    {
      id: 'your-content',
      heading: 'Wat u zelf instuurt of plaatst',
      parts: [
        paragraph(
          'U kunt via de website formulieren insturen. Sommige mensen mogen ook teksten, foto’s en bestanden plaatsen. Wat u maakt, blijft van u.',
        ),
        paragraph(
          'U geeft ons toestemming om uw inzending te gebruiken voor het doel waarvoor u deze instuurt. Plaatst u iets op de website? Dan mogen wij het daar laten zien, bewaren en aanpassen aan het scherm van de lezer.',
        ),
        paragraph('U plaatst of verstuurt niets wat:'),
        list(
          'van iemand anders is, als die persoon dat niet goed vindt;',
          'andere mensen beledigt, bedreigt of discrimineert;',
          'een virus of andere schadelijke software bevat;',
          'volgens de wet niet mag.',
        ),
        paragraph('Wij mogen iets weghalen als het niet aan deze regels voldoet. Als dat kan, vertellen wij u waarom.'),
      ],
    },
    {
      id: 'our-content',
      heading: 'Teksten, foto’s en bestanden van ons',
      parts: [
        paragraph(
          'De teksten, foto’s, tekeningen en bestanden op de website zijn van ons of van anderen die ons toestemming gaven. U mag ze bekijken, bewaren en afdrukken voor uzelf.',
        ),
        paragraph(
          'Wilt u iets op een andere manier gebruiken? Vraag ons dan eerst om toestemming. Dat hoeft niet als de wet het toestaat, bijvoorbeeld om te citeren. Het hoeft ook niet als erbij staat dat u het vrij mag gebruiken.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Klopt alles op de website?',
      parts: [
        paragraph(
          'Wij doen ons best om de informatie juist, volledig en actueel te houden. Toch kan er een fout in staan. Ziet u een fout? Meld het ons, dan kijken wij ernaar.',
        ),
        paragraph(
          'Wij zijn niet aansprakelijk voor schade die ontstaat door een fout op de website of doordat de website niet werkt. Dit geldt niet als wij de schade met opzet of door grove schuld veroorzaken, of als de wet zegt dat wij wel aansprakelijk zijn.',
        ),
        paragraph('Krijgt u van ons een besluit of een brief? Dan geldt wat daarin staat, ook als op de website iets anders staat.'),
      ],
    },
    {
      id: 'availability',
      heading: 'Werkt de website altijd?',
      parts: [
        paragraph(
          'Wij willen dat u de website altijd kunt gebruiken. Soms lukt dat niet, bijvoorbeeld door onderhoud of een storing. Wij mogen onderdelen van de website veranderen of ermee stoppen.',
        ),
      ],
    },
    {
      id: 'links',
      heading: 'Links naar andere websites',
      parts: [
        paragraph(
          'Op onze website staan links naar websites van anderen. Wij kiezen die links met zorg. Toch zijn wij niet verantwoordelijk voor wat er op die websites staat, en voor wat zij met uw gegevens doen.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Een zwakke plek in de beveiliging melden',
      parts: [
        paragraph(
          'Heeft u een zwakke plek in de website gevonden? Meld het ons zo snel mogelijk: {email}. Maak geen misbruik van de zwakke plek en vertel het niet aan anderen tot wij het hebben opgelost. Houdt u zich daaraan? Dan doen wij geen aangifte.',
        ),
      ],
    },
    {
      id: 'privacy',
      heading: 'Uw gegevens',
      parts: [
        paragraph(
          'In de [privacyverklaring](privacy) leest u wat wij met uw persoonsgegevens doen. In de [cookieverklaring](cookie-statement) leest u welke cookies wij gebruiken.',
        ),
      ],
    },
    {
      id: 'new-versions',
      heading: 'Als wij deze voorwaarden veranderen',
      parts: [
        paragraph(
          'Wij mogen deze voorwaarden veranderen. Boven aan deze pagina staat dan een nieuw versienummer, met wat er is veranderd. Heeft u een account? Dan vragen wij u of u de nieuwe versie accepteert. Doet u dat niet? Dan kunt u de openbare pagina’s blijven lezen.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Welk recht geldt er?',
      parts: [
        paragraph(
          'Op deze voorwaarden is het Nederlandse recht van toepassing. Hebben wij samen een probleem? Dan proberen wij dat eerst in overleg op te lossen. Lukt dat niet? Dan beslist de Nederlandse rechter die daarvoor bevoegd is.',
        ),
        paragraph('Is een deel van deze voorwaarden niet geldig? Dan blijven de andere delen gewoon gelden.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Vragen',
      parts: [
        paragraph('Heeft u een vraag over deze voorwaarden? Neem dan contact met ons op.'),
        {
          kind: 'facts',
          facts: [
            { term: 'E-mail', words: '{email}' },
            { term: 'Telefoon', words: '{phone}' },
            { term: 'Adres', words: '{address}' },
          ],
        },
      ],
    },
  ],
};
