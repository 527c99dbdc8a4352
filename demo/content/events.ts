import type { ItemDraft } from './items.ts';

export const events: ItemDraft[] = [
  {
    name: 'inloopavond-stadhuisplein',
    published: { days: -9 },
    starts: { days: 2, at: '19:30' },
    ends: { days: 2, at: '21:30' },
    picture: 'stadhuisplein-ochtend',
    alsoIn: ['rond-projecten'],
    nl: {
      title: 'Inloopavond Stadhuisplein',
      description: 'Bekijk de drie schetsen voor het nieuwe plein en praat met de ontwerpers. Binnenlopen kan de hele avond.',
      words: { place: 'Raadzaal, stadhuis' },
      body: `
        Aan drie lange tafels liggen de schetsen voor het nieuwe Stadhuisplein. De ontwerpers leggen uit wat zij bedacht hebben en waarom. U plakt een briefje bij wat u mooi vindt en bij wat anders moet.

        Om 20:00 uur is er een korte uitleg van een kwartier, met een tolk gebarentaal. De raadzaal is bereikbaar met de lift. Koffie en thee staan klaar. Aanmelden hoeft niet.`,
    },
    en: {
      title: 'Open evening about the Stadhuisplein',
      description: 'See the three sketches for the new square and talk to the designers. You can drop in at any time.',
      words: { place: 'Council chamber, town hall' },
      body: `
        The sketches for the new Stadhuisplein are laid out on three long tables. The designers will explain their ideas and their reasons. You stick a note next to what you like and what you would change.

        At 20:00 there is a fifteen-minute introduction, with a sign language interpreter. There is a lift to the council chamber. There is coffee and tea. You do not need to sign up.`,
    },
  },
  {
    name: 'opening-oude-haven',
    published: { days: -5 },
    starts: { days: 3, weekday: 'sat', at: '11:00' },
    ends: { days: 3, weekday: 'sat', at: '17:00' },
    picture: 'havenmond-dag',
    isHighlighted: true,
    alsoIn: ['rond-projecten'],
    nl: {
      title: 'Opening Oude Haven',
      description: 'Vlootschouw, muziek en soep op de kade. Om 16:00 uur is de eerste duik van de zwemsteiger.',
      words: { place: 'Havenkade' },
      body: `
        Twaalf schepen van de bruine vloot varen om 11:00 uur de haven binnen. Daarna is er muziek op de kade, met het shantykoor en de leerlingen van de muziekschool.

        Rondvaarten zijn gratis. Instappen kan vanaf 14:00 uur bij de trap naast de Ophaalbrug. Voor kinderen is er een speurtocht langs de schepen.`,
    },
    en: {
      title: 'Opening of the Oude Haven',
      description: 'A parade of ships, music and soup on the quay. The first dive from the new jetty is at 16:00.',
      words: { place: 'Havenkade' },
      body: `
        Twelve traditional sailing ships sail into the harbour at 11:00. Then there is music on the quay, by the shanty choir and pupils of the music school.

        Boat trips are free. Board from 14:00 at the steps next to the drawbridge. There is a treasure hunt around the ships for children.`,
    },
  },
  {
    name: 'raadsvergadering',
    published: { days: -14 },
    starts: { days: 8, weekday: 'thu', at: '20:00' },
    ends: { days: 8, weekday: 'thu', at: '23:00' },
    picture: 'stadhuis-avond',
    alsoIn: ['vergaderingen'],
    nl: {
      title: 'Raadsvergadering',
      description: 'De raad besluit over de begroting en over het nieuwe parkeerbeleid. Ook te volgen via deze site.',
      words: { place: 'Raadzaal en online' },
      body: `
        Op de agenda staan de begroting, het parkeerbeleid in de binnenstad en een motie over vuurwerk.

        U bent welkom op de tribune. Inspreken kan aan het begin van de avond. Meld u tot 12:00 uur op de dag zelf aan bij de griffie: griffie@noorderhaven.test. U krijgt vijf minuten.`,
    },
    en: {
      title: 'Council meeting',
      description: 'The council decides on the budget and on the new parking policy. You can also follow the meeting on this site.',
      words: { place: 'Council chamber and online' },
      body: `
        The agenda lists the budget, parking in the town centre and a motion about fireworks.

        You are welcome in the public gallery. You can speak at the start of the evening. Sign up with the council clerk before 12:00 on the day: griffie@noorderhaven.test. You have five minutes.`,
    },
  },
  {
    name: 'bomen-planten',
    published: { days: -21 },
    starts: { days: 12, weekday: 'wed', at: '13:00' },
    ends: { days: 12, weekday: 'wed', at: '16:00' },
    picture: 'park',
    nl: {
      title: 'Samen lindes planten aan de Lindelaan',
      description: 'Help mee om tachtig jonge bomen te planten. Voor scheppen, erwtensoep en handschoenen zorgen wij.',
      words: { place: 'Lindelaan, bij nummer 40' },
      body: `
        De gaten zijn gegraven, de bomen liggen klaar. Met de hele buurt zetten we ze in de grond. Trek oude kleren en laarzen aan.

        Kinderen zijn welkom met een volwassene. Voor iedereen die meehelpt is er soep. Bij vorst gaat het planten niet door; dat leest u dan hier.`,
    },
    en: {
      title: 'Planting lime trees on the Lindelaan',
      description: 'Help us plant eighty young trees. We provide spades, gloves and pea soup.',
      words: { place: 'Lindelaan, near number 40' },
      body: `
        The holes are dug and the trees are ready. Together with the neighbourhood we will put them in the ground. Wear old clothes and boots.

        Children are welcome with an adult. There is soup for everybody who helps. If there is a frost, planting will be cancelled; you can check here.`,
    },
  },
  {
    name: 'repaircafe',
    published: { days: -16 },
    starts: { days: 16, weekday: 'sat', at: '10:00' },
    ends: { days: 16, weekday: 'sat', at: '13:00' },
    picture: 'bibliotheek-avond',
    nl: {
      title: 'Repaircafé in de bibliotheek',
      description: 'Kapotte lamp, gat in een trui? Neem het mee. Twaalf vrijwilligers helpen u om het te maken.',
      words: { place: 'Bibliotheek, Veerstraat 12' },
      body: `
        Weggooien is zonde. Twaalf vrijwilligers weten hoe u een fiets, radio, broek of stoel weer heel maakt. U kijkt mee en leert het zelf.

        Neem één ding per keer mee, en het liefst de handleiding. Repareren is gratis. Onderdelen betaalt u zelf.`,
    },
    en: {
      title: 'Repair café at the library',
      description: 'A broken lamp, a hole in a sweater? Bring it along. Twelve volunteers will help you mend it.',
      words: { place: 'Library, Veerstraat 12' },
      body: `
        Throwing things away is a waste. Twelve volunteers know how to mend a bicycle, a radio, trousers or a chair. You watch and learn to do it yourself.

        Bring one thing at a time, and the manual if you have it. Repairs are free. You pay for parts.`,
    },
  },
  {
    name: 'taalcafe',
    published: { days: -30 },
    starts: { days: 19, weekday: 'tue', at: '19:00' },
    ends: { days: 19, weekday: 'tue', at: '20:30' },
    picture: 'bibliotheek',
    nl: {
      title: 'Taalcafé: oefen uw Nederlands',
      description: 'Praten met een kop thee erbij. Voor iedereen die Nederlands leert. Elke week, gratis en zonder afspraak.',
      words: { place: 'Bibliotheek, Veerstraat 12' },
      body: `
        Leert u Nederlands? In het taalcafé praat u met vrijwilligers en met elkaar. Over eten, werk, de buurt of de Elfstedentocht. Fouten maken mag.

        U hoeft geen boek mee te nemen en u hoeft zich niet aan te melden. Er is een hoek met speelgoed voor kleine kinderen.`,
    },
    en: {
      title: 'Language café: practise your Dutch',
      description: 'Conversation over a cup of tea, for everybody who is learning Dutch. Weekly, free and without an appointment.',
      words: { place: 'Library, Veerstraat 12' },
      body: `
        Are you learning Dutch? At the language café you talk with volunteers and with each other. About food, work, the neighbourhood or skating. Mistakes are allowed.

        You do not need a book and you do not have to sign up. There is a corner with toys for small children.`,
    },
  },
  {
    name: 'kerstmarkt',
    published: { days: -12 },
    starts: { nextOn: '12-12', weekday: 'sat', at: '12:00' },
    ends: { nextOn: '12-12', weekday: 'sat', at: '20:00' },
    picture: 'markt-ochtend',
    nl: {
      title: 'Kerstmarkt aan het water',
      description: 'Veertig kramen, een kampvuur en koren op een schip. De kade is vanaf 9:00 uur dicht voor auto’s.',
      words: { place: 'Havenkade' },
      body: `
        Van de Ophaalbrug tot de bibliotheek staan veertig kramen met kaas, kaarsen, sokken en oliebollen. Op het dek van de Vrouwe Antje zingen de koren van de vier dorpen.

        Bij zonsondergang gaan de lichtjes in de bomen aan. Kom op de fiets: bij het stadhuis is een bewaakte stalling.`,
    },
    en: {
      title: 'Christmas market by the water',
      description: 'Forty stalls, a campfire and choirs on a ship. The quay is closed to cars from 9:00.',
      words: { place: 'Havenkade' },
      body: `
        Forty stalls with cheese, candles, socks and oliebollen stand between the drawbridge and the library. The choirs of the four villages sing on the deck of the Vrouwe Antje.

        At sunset the lights in the trees come on. Come by bicycle: there is supervised bicycle parking near the town hall.`,
    },
  },
  {
    name: 'dorpsraad-wierhuizen',
    published: { days: -8 },
    starts: { days: 22, weekday: 'mon', at: '20:00' },
    ends: { days: 22, weekday: 'mon', at: '22:00' },
    picture: 'dorp-winter',
    alsoIn: ['vergaderingen'],
    nl: {
      title: 'Dorpsraad Wierhuizen',
      description: 'Over de nieuwe drempels in de Kerkstraat en het dorpsfeest van volgend jaar. Iedereen uit Wierhuizen is welkom.',
      words: { place: 'Dorpshuis De Terp, Wierhuizen' },
      body: `
        De dorpsraad praat met de wijkbeheerder over de drempels in de Kerkstraat, de verlichting bij de bushalte en het dorpsfeest.

        Heeft u een punt voor de agenda? Stuur het een week van tevoren naar dorpsraad@wierhuizen.test. Meer over dorpsraden leest u op de pagina [Dorpsraden](page:dorpsraden).`,
    },
  },
  {
    name: 'nieuwjaarsduik',
    published: { days: -3 },
    starts: { nextOn: '01-01', weekday: 'any', at: '12:00' },
    ends: { nextOn: '01-01', weekday: 'any', at: '14:00' },
    picture: 'zwemsteiger-avond',
    nl: {
      title: 'Nieuwjaarsduik vanaf de zwemsteiger',
      description: 'Samen het koude meer in. Na afloop is er warme chocolademelk en snert voor wie gezwommen heeft.',
      words: { place: 'Zwemsteiger, Havenkade' },
      body: `
        Durft u? Om 12:00 uur telt de burgemeester af. Dan springt iedereen tegelijk. De reddingsbrigade is erbij met twee boten en een warme tent.

        Aanmelden kan tot een dag van tevoren bij de brigade. Kinderen onder de twaalf springen met een ouder. Heeft u hartklachten? Blijf dan op de kant en neem de handdoek mee.`,
    },
    en: {
      title: 'New Year’s dive from the jetty',
      description: 'Into the cold lake together. Afterwards there is hot chocolate and pea soup for those who swam.',
      words: { place: 'Swimming jetty, Havenkade' },
      body: `
        Do you dare? At 12:00 the mayor counts down, and then everybody jumps at once. The rescue brigade is there with two boats and a heated tent.

        Sign up with the brigade no later than the day before. Children under twelve jump with a parent. Do you have a heart condition? Stay on the quay and hold the towels.`,
    },
  },
  {
    name: 'open-monumentendag',
    published: { lastOn: '09-10', weekday: 'mon' },
    starts: { lastOn: '09-08', weekday: 'sat', at: '10:00' },
    ends: { lastOn: '09-08', weekday: 'sat', at: '17:00' },
    picture: 'havenkade',
    nl: {
      title: 'Open Monumentendag: achter de gevels',
      description: 'Zeventien monumenten waren een dag lang gratis open, van het gemaal tot de zolder van het stadhuis.',
      words: { place: 'Binnenstad en dorpen' },
      body: `
        Ruim drieduizend mensen keken achter de gevels van zeventien monumenten. De zolder van het stadhuis trok de langste rij: daar ligt de klok uit 1641 die bij de brand van 1902 naar beneden viel.

        Volgend jaar is de tweede zaterdag van september weer Open Monumentendag. Woont u zelf in een monument en wilt u meedoen? Mail naar erfgoed@noorderhaven.test.`,
    },
    en: {
      title: 'Open Monuments Day: behind the façades',
      description: 'Seventeen monuments were open for a day, free of charge, from the pumping station to the attic of the town hall.',
      words: { place: 'Town centre and villages' },
      body: `
        More than three thousand people looked behind the façades of seventeen monuments. The attic of the town hall had the longest queue: it holds the bell of 1641 that came down in the fire of 1902.

        The next Open Monuments Day is on the second Saturday of September. Do you live in a listed building and would you like to take part? Send an email to erfgoed@noorderhaven.test.`,
    },
  },
];
