import type { ItemDraft } from './items.ts';

/** From last summer and autumn. */
export const earlierNews: ItemDraft[] = [
  {
    name: 'strooiroutes',
    published: { lastOn: '10-09', at: '09:00' },
    picture: 'havenkade-winter',
    alsoIn: ['onderwerp-verkeer'],
    nl: {
      title: 'Waar strooien wij als het glad is?',
      description: 'Bij gladheid strooien wij eerst de hoofdwegen, de busroutes en de fietspaden naar de scholen.',
      body: `
        Vriest het, dan rijden onze zeven strooiwagens binnen een uur uit. Eerst doen wij de hoofdwegen, de busroutes en de fietspaden naar de scholen. Daarna volgen de winkelstraten en de pleinen. In woonstraten strooien wij alleen bij ijzel of veel sneeuw.

        U kunt zelf ook helpen. Maak de stoep voor uw huis schoon en strooi wat zout. Gratis zout haalt u op de [milieustraat](page:milieustraat), maximaal één emmer per adres.

        Woont er iemand in uw straat die slecht loopt? Neem die stoep dan even mee.`,
    },
    en: {
      title: 'Where do we grit the roads when it is icy?',
      description: 'When it is icy we first treat the main roads, the bus routes and the cycle paths to the schools.',
      body: `
        When it freezes, our seven gritters are on the road within an hour. We start with the main roads, the bus routes and the cycle paths to the schools. Shopping streets and squares follow. We only grit residential streets when there is black ice or heavy snow.

        You can help too. Clear the pavement in front of your house and sprinkle some salt. Salt is free at the [recycling centre](page:milieustraat), one bucket per address.

        Does somebody in your street have trouble walking? Please do their pavement as well.`,
    },
  },
  {
    name: 'energiehulp',
    published: { lastOn: '10-03', at: '11:30' },
    picture: 'havenkade-ochtend',
    alsoIn: ['onderwerp-bouwen', 'onderwerp-zorg'],
    nl: {
      title: 'Gratis hulp om uw huis warm te houden',
      description: 'Een energiehulp komt bij u thuis, plakt tochtstrips en geeft advies. Gratis voor huishoudens met een laag inkomen.',
      body: `
        Tocht bij de deur, een koude vloer, een hoge rekening? Een energiehulp kijkt in twee uur uw hele huis na. Kleine dingen lost zij meteen op: tochtstrips, folie achter de radiator, een zuinige douchekop.

        De hulp is gratis als uw inkomen lager is dan 130 procent van het sociaal minimum. U hoeft geen papieren te laten zien: uw handtekening is genoeg. Verdient u meer? Dan betaalt u € 35.

        Aanmelden kan bij het stadhuis of via energie@noorderhaven.test. De wachttijd is nu drie weken.`,
    },
    en: {
      title: 'Free help to keep your home warm',
      description: 'An energy coach visits you at home, seals draughts and gives advice. Free for households with a low income.',
      body: `
        A draughty door, a cold floor, a high bill? An energy coach checks your whole house in two hours. She fixes small things right away: draught strips, foil behind the radiator, a water-saving shower head.

        The visit is free if your income is below 130 per cent of the social minimum. You do not have to show any papers: your signature is enough. Do you earn more? Then the visit costs €35.

        Sign up at the town hall or by email: energie@noorderhaven.test. The waiting time is now three weeks.`,
    },
  },
  {
    name: 'fietspad-polderweg',
    published: { days: -52, at: '15:00' },
    picture: 'fietspad',
    alsoIn: ['onderwerp-verkeer'],
    nl: {
      title: 'Fietspad langs de Polderweg is klaar',
      description: 'Het nieuwe fietspad is vier meter breed en heeft licht dat aangaat als u eraan komt.',
      body: `
        Van het station naar Zuidermeer fietst u nu over een pad van vier meter breed. Het asfalt is rood, en bij elke kruising heeft u voorrang. De lampen gaan aan als u komt en weer uit als u weg bent. Zo blijft het donker voor vleermuizen.

        Elke dag gebruiken 1.400 mensen deze route, onder wie veel scholieren. Door het pad hoeven zij niet meer over de drukke weg.

        Heeft u een kuil of een kapotte lamp gezien? [Meld het](page:melden). Wij kijken binnen twee werkdagen.`,
    },
    en: {
      title: 'Cycle path along the Polderweg finished',
      description: 'The new cycle path is four metres wide and has lights that come on as you approach.',
      body: `
        From the station to Zuidermeer you now cycle on a path four metres wide. The surface is red and you have right of way at every crossing. The lamps come on as you approach and go out once you have passed. That keeps it dark for bats.

        Every day 1,400 people use this route, many of them school children. Thanks to the path they no longer have to use the busy road.

        Have you seen a hole or a broken lamp? [Let us know](page:melden). We come and look within two working days.`,
    },
  },
  {
    name: 'oogst-voedselbank',
    published: { lastOn: '09-19', at: '10:00' },
    picture: 'boomgaard-oogst',
    alsoIn: ['onderwerp-zorg', 'onderwerp-natuur'],
    nl: {
      title: 'Drie ton appels voor de voedselbank',
      description: 'Vrijwilligers plukten de stadsboomgaard leeg. De voedselbank deelt de appels uit aan 210 gezinnen.',
      body: `
        Zestig vrijwilligers plukten in twee dagen de stadsboomgaard leeg. De oogst: ruim drieduizend kilo appels en peren. Het meeste gaat naar de voedselbank, die er 210 gezinnen mee helpt.

        Van de appels met een plekje maakte sapmaker De Pers tweeduizend flessen sap. Die staan in de kantine van de sportclubs en bij u op tafel als u langskomt op het stadhuis.

        Volgend jaar meehelpen? Geef u op bij groen@noorderhaven.test. In februari leert u van een tuinman hoe u een fruitboom snoeit.`,
    },
    en: {
      title: 'Three tonnes of apples for the food bank',
      description: 'Volunteers picked the town orchard clean. The food bank shares the apples among 210 families.',
      body: `
        In two days sixty volunteers picked the town orchard clean. The harvest: more than three thousand kilos of apples and pears. Most of it goes to the food bank, which helps 210 families.

        Bruised apples were turned into two thousand bottles of juice. You will find them in the canteens of the sports clubs, and on the table when you visit the town hall.

        Would you like to help next year? Send an email to groen@noorderhaven.test. In February a gardener will teach you how to prune a fruit tree.`,
    },
  },
  {
    name: 'begroting',
    published: { lastOn: '09-14', at: '16:00' },
    picture: 'stadhuis',
    alsoIn: ['onderwerp-bestuur', 'bestuur-nieuws'],
    nl: {
      title: 'Begroting: meer geld voor wegen, minder voor het stadhuis',
      description: 'Het college wil volgend jaar € 2,1 miljoen extra uitgeven aan wegen en bruggen. Het stadhuis wordt later verbouwd.',
      body: `
        Het college heeft de begroting voor volgend jaar klaar. De gemeente geeft dan € 98 miljoen uit. Het grootste deel gaat naar zorg en jeugd.

        Er komt € 2,1 miljoen bij voor wegen en bruggen. De Ophaalbrug en de Veerbrug zijn als eerste aan de beurt. De verbouwing van het stadhuis schuift twee jaar op. De onroerendezaakbelasting stijgt met 2,4 procent, net zoveel als de prijzen.

        De gemeenteraad praat over de begroting in november. U kunt inspreken: meld u aan bij de griffie. Lees de [samenvatting van vier bladzijden](item:stuk-begroting) of kijk hoe u [inspreekt](page:gemeenteraad).`,
    },
    en: {
      title: 'Budget: more money for roads, less for the town hall',
      description: 'The executive wants to spend €2.1 million more on roads and bridges next year. The town hall will be renovated later.',
      body: `
        The municipal executive has presented the budget for next year. The municipality will spend €98 million. The largest share goes to care and young people.

        There will be €2.1 million more for roads and bridges. The drawbridge and the Veerbrug come first. The renovation of the town hall has been put off by two years. Property tax will go up by 2.4 per cent, in line with prices.

        The council will discuss the budget in November. You can speak at the meeting: sign up with the council clerk. Read the [four-page summary](item:stuk-begroting) or find out [how to speak](page:gemeenteraad).`,
    },
  },
  {
    name: 'mantelzorg',
    published: { days: -71, at: '09:30' },
    picture: 'dorp',
    alsoIn: ['onderwerp-zorg'],
    nl: {
      title: 'Zorgt u voor iemand? Vraag de waardering aan',
      description: 'Mantelzorgers krijgen dit jaar € 150 van de gemeente. Aanvragen kan tot het einde van het jaar.',
      body: `
        Zorgt u langer dan drie maanden voor iemand in Noorderhaven, minstens acht uur per week? Dan bent u mantelzorger. De gemeente geeft u dit jaar € 150 als dank.

        U vraagt het bedrag aan met het formulier bij de balie. Degene voor wie u zorgt, tekent mee. Woont u zelf buiten de gemeente? Dat maakt niet uit: het gaat om de woonplaats van degene die zorg krijgt.

        Heeft u zelf hulp nodig, bijvoorbeeld een middag vrij? Bel het Steunpunt Mantelzorg via 14 0299.`,
    },
  },
  {
    name: 'markt-lindelaan',
    published: { days: -80, at: '12:00' },
    picture: 'markt',
    alsoIn: ['onderwerp-verkeer'],
    nl: {
      title: 'De weekmarkt verhuist voor een half jaar',
      description: 'Tijdens het onderzoek naar de bodem van het plein staat de markt op woensdag aan de Havenkade.',
      body: `
        Onder het Stadhuisplein liggen oude leidingen en misschien resten van de stadsmuur. Dat zoeken we uit voordat het plein op de schop gaat. De weekmarkt staat daarom een half jaar aan de Havenkade, tussen de Ophaalbrug en de Veerstraat.

        Dag en tijd blijven hetzelfde: woensdag van 9:00 tot 14:00 uur. Alle dertig kramen gaan mee. Fietsen zet u in de rekken bij de bibliotheek. Op marktdagen mag u er niet met de auto parkeren.

        De kooplui zijn blij met de plek aan het water. ‘Hier komen mensen ook om even te zitten’, zegt kaasboer Wim Oud.`,
    },
    en: {
      title: 'Weekly market moves for six months',
      description: 'While we examine the soil under the square, the Wednesday market will be held on the Havenkade.',
      body: `
        There are old pipes under the Stadhuisplein, and perhaps remains of the town wall. We want to find out before the work on the square begins. For six months the weekly market will therefore be on the Havenkade, between the drawbridge and Veerstraat.

        The day and time stay the same: Wednesdays from 9:00 to 14:00. All thirty stalls are moving. Park your bicycle in the racks near the library. On market days you cannot park your car there.

        The traders like the spot by the water. ‘People come here to sit down for a while too,’ says cheesemonger Wim Oud.`,
    },
  },
  {
    name: 'zwemwater',
    published: { lastOn: '08-12', at: '08:30' },
    picture: 'zwemsteiger',
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'Zwemwater in het meer is weer goed',
      description: 'De waarschuwing voor blauwalg is voorbij. U kunt weer zwemmen bij de steiger en het strandje van Wierhuizen.',
      body: `
        Uit de meting van deze week blijkt dat het water in het meer weer schoon is. De waarschuwing voor blauwalg bij de zwemsteiger en het strandje van Wierhuizen is daarom voorbij.

        Tot half september meten we elke week. Ziet u groene drab of dode vissen? Ga dan niet het water in en bel 14 0299. Spoel u na het zwemmen altijd af. De douche op de steiger is gratis.

        De metingen van alle zwemplekken vindt u op [zwemwater.nl](https://www.zwemwater.nl).`,
    },
    en: {
      title: 'Lake water safe for swimming again',
      description: 'The warning about blue-green algae is over. You can swim near the jetty and the beach at Wierhuizen again.',
      body: `
        This week’s test shows that the water in the lake is clean again. The warning about blue-green algae near the jetty and the beach at Wierhuizen has therefore been lifted.

        We test every week until the middle of September. If you see green sludge or dead fish, stay out of the water and call 14 0299. Always rinse yourself after swimming; the shower on the jetty is free.

        You will find the test results of all swimming spots at [zwemwater.nl](https://www.zwemwater.nl).`,
    },
  },
];
