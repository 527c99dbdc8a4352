import type { ItemDraft } from './items.ts';
import { notice } from './more-blocks.ts';

export const projects: ItemDraft[] = [
  {
    name: 'project-stadhuisplein',
    published: { days: -140 },
    picture: 'stadhuisplein-avond',
    isHighlighted: true,
    fields: { phase: 'participate' },
    milestones: [
      { days: -380, nl: 'Gesprekken met 1.300 bewoners', en: 'Conversations with 1,300 residents' },
      { days: -130, nl: 'Raad stelt het programma van eisen vast', en: 'Council adopts the requirements' },
      { days: 23, nl: 'Laatste dag om te reageren op de schetsen', en: 'Last day to respond to the sketches' },
      { days: 150, nl: 'Raad kiest het ontwerp', en: 'Council chooses the design' },
      { days: 330, nl: 'Begin van het werk', en: 'Work begins' },
    ],
    above: [
      notice('info', {
        nl: {
          title: 'Geef uw mening, tot en met {nl:+23}',
          text: `
            - Mail naar plein@noorderhaven.test. Schrijf erbij welke schets u bedoelt.
            - Bel 14 0299 en vraag naar het projectteam Stadhuisplein. Wij schrijven uw reactie op.
            - Kom naar de [inloopavond](item:inloopavond-stadhuisplein) en spreek de ontwerpers.`,
        },
        en: {
          title: 'Give your opinion by {en:+23}',
          text: `
            - Send an email to plein@noorderhaven.test. Tell us which sketch you mean.
            - Call 14 0299 and ask for the Stadhuisplein project team. We will write down what you say.
            - Come to the [open evening](item:inloopavond-stadhuisplein) and talk to the designers.`,
        },
      }),
    ],
    nl: {
      title: 'Stadhuisplein: van parkeerplaats naar plein',
      description: 'Het plein wordt groen en autovrij. U kunt nog tot en met {nl:+23} meedenken over de bomen, de bankjes en de markt.',
      words: { place: 'Stadhuisplein, binnenstad' },
      body: `
        Nu staan er 62 auto’s op het Stadhuisplein. Over twee jaar staan er bomen. Het plein wordt een plek om te zitten, te spelen en naar de markt te gaan. De auto’s verhuizen naar de garage aan de Lindelaan.

        ## Wat wilden bewoners?

        Vorig jaar vroegen we 1.300 mensen wat zij missen op het plein. Dit stond bovenaan:

        - schaduw op warme dagen
        - bankjes met een leuning
        - ruimte voor de markt en voor feest
        - een toilet dat open is

        ## Wat gebeurt er nu?

        De ontwerpers maakten drie schetsen. Ze hangen in de hal van het stadhuis. Wij horen graag wat u ervan vindt. Daarna maken de ontwerpers er één plan van. De raad besluit in het voorjaar. In het najaar gaat de eerste schop de grond in.`,
    },
    en: {
      title: 'Stadhuisplein: from car park to square',
      description:
        'The square will be green and car-free. You can have your say about the trees, the benches and the market until {en:+23}.',
      words: { place: 'Stadhuisplein, town centre' },
      body: `
        Today there are 62 cars parked on the Stadhuisplein. In two years there will be trees. The square will be a place to sit, to play and to go to the market. The cars will move to the car park on the Lindelaan.

        ## What did residents want?

        Last year we asked 1,300 people what the square was missing. These came first:

        - shade on hot days
        - benches with a backrest
        - room for the market and for festivities
        - a toilet that is open

        ## What happens now?

        The designers have made three sketches. They are on display in the hall of the town hall. We would like to hear what you think of them. The designers will then draw up one plan. The council will decide in spring. Work begins in autumn.`,
    },
  },
  {
    name: 'project-oude-haven',
    published: { days: -330 },
    picture: 'havenmond',
    fields: { phase: 'build' },
    milestones: [
      { days: -720, nl: 'Begin van het baggerwerk', en: 'Dredging begins' },
      { days: -400, nl: 'Kade gestut en hersteld', en: 'Quay shored up and repaired' },
      { days: -40, nl: 'Zwemsteiger geplaatst', en: 'Swimming jetty put in place' },
      { days: 3, weekday: 'sat', nl: 'Opening met vlootschouw', en: 'Opening with a parade of ships' },
    ],
    nl: {
      title: 'Oude Haven: weer plaats voor schepen',
      description: 'De haven is uitgebaggerd, de kade hersteld en er zijn twaalf ligplaatsen. Op zaterdag {nl:+3sat} gaat de haven open.',
      words: { place: 'Havenkade, binnenstad' },
      body: `
        Honderd jaar geleden lagen hier botters en vrachtschepen. Daarna slibde de haven dicht. Twee jaar is er gewerkt om haar terug te brengen: baggeren, de kade stutten, de oude stenen een voor een terugleggen.

        Er zijn twaalf ligplaatsen, een zwemsteiger en een trap van blauwe steen waarop u kunt zitten. Onder de kade ligt een buis die water uit de stad opvangt bij een wolkbreuk.

        De kosten zijn € 6,4 miljoen. De provincie betaalt de helft.`,
    },
    en: {
      title: 'Oude Haven: room for ships again',
      description: 'The harbour has been dredged, the quay rebuilt and there are twelve moorings. It opens on Saturday {en:+3sat}.',
      words: { place: 'Havenkade, town centre' },
      body: `
        A hundred years ago fishing boats and cargo ships lay here. Then the harbour silted up. It took two years to bring it back: dredging, shoring up the quay, putting back the old stones one by one.

        There are twelve moorings, a swimming jetty and steps of blue stone to sit on. Under the quay, a pipe takes in water from the town during heavy rain.

        The cost is €6.4 million. The province is paying half.`,
    },
  },
  {
    name: 'project-kaagpolder',
    published: { days: -280 },
    picture: 'nieuwbouw-avond',
    fields: { phase: 'build' },
    milestones: [
      { days: -280, nl: 'Eerste paal', en: 'First pile driven' },
      { days: -226, nl: '64 huurwoningen verdeeld', en: '64 rented homes allocated' },
      { days: 240, nl: 'Eerste bewoners krijgen de sleutel', en: 'First residents receive their keys' },
      { days: 620, nl: 'School en park open', en: 'School and park open' },
    ],
    nl: {
      title: 'Kaagpolder: 310 woningen aan het water',
      description: 'Aan de zuidkant van de stad komen 310 woningen, een school en een park. De eerste bewoners komen volgend jaar.',
      words: { place: 'Kaagpolder, ten zuiden van het station' },
      body: `
        In de Kaagpolder komen 310 woningen: een derde sociale huur, een derde betaalbare koop en een derde vrij. De huizen staan om drie sloten heen. Bij veel regen mag het water daar een halve meter stijgen, zonder dat iemand natte voeten krijgt.

        Er komt één weg voor auto’s langs de rand. In de wijk zelf loopt en fietst u. Naar het station is het acht minuten.

        ## Planning

        1. De eerste 64 huurwoningen zijn volgend jaar zomer klaar.
        2. Daarna volgen de school en het park.
        3. Over vier jaar is de hele wijk af.`,
    },
    en: {
      title: 'Kaagpolder: 310 homes by the water',
      description: 'South of the town there will be 310 homes, a school and a park. The first residents move in next year.',
      words: { place: 'Kaagpolder, south of the station' },
      body: `
        The Kaagpolder will have 310 homes: one third social housing, one third affordable homes to buy and one third at market prices. The houses stand around three ditches. After heavy rain the water there can rise half a metre without anybody getting their feet wet.

        There will be one road for cars, along the edge. Inside the neighbourhood you walk and cycle. The station is eight minutes away.

        ## Planning

        1. The first 64 rented homes will be ready next summer.
        2. The school and the park come next.
        3. In four years the whole neighbourhood will be finished.`,
    },
  },
  {
    name: 'project-ophaalbrug',
    published: { days: -75 },
    picture: 'ophaalbrug-ochtend',
    fields: { phase: 'design' },
    milestones: [
      { days: -75, nl: 'Raad geeft geld voor het herstel', en: 'Council approves money for the repair' },
      { days: 60, nl: 'Bewoners bekijken het ontwerp', en: 'Residents see the design' },
      { days: 200, nl: 'Brug tien weken dicht', en: 'Bridge closed for ten weeks' },
      { days: 270, nl: 'Brug weer open', en: 'Bridge open again' },
    ],
    nl: {
      title: 'De Ophaalbrug wordt sterker',
      description: 'De brug uit 1934 krijgt nieuwe balken en een nieuw dek. Het werk duurt volgend jaar tien weken.',
      words: { place: 'Ophaalbrug, Havenkade' },
      body: `
        De Ophaalbrug is een monument. De houten balken zijn moe. Zware wagens mogen er daarom niet meer over. Volgend jaar vervangen we het dek en twee balken. De brug ziet er daarna hetzelfde uit en kan weer vijftig jaar mee.

        Tijdens het werk is de brug tien weken dicht. Voor fietsers en wandelaars komt er een brug van pontons. Auto’s rijden om via de Veerbrug.

        De aannemer maakt nu het ontwerp. Op {nl:+60} nodigen wij de bewoners en winkeliers van de Havenkade uit om mee te kijken.`,
    },
    en: {
      title: 'A stronger drawbridge',
      description: 'The 1934 bridge will get new beams and a new deck. The work will take ten weeks next year.',
      words: { place: 'Drawbridge, Havenkade' },
      body: `
        The drawbridge is a listed monument. Its wooden beams are tired, so heavy vehicles are no longer allowed. Next year we will replace the deck and two beams. The bridge will look the same and last another fifty years.

        During the work the bridge will be closed for ten weeks. There will be a floating bridge for cyclists and pedestrians. Cars can use the Veerbrug instead.

        The contractor is now making the design. On {en:+60} we will invite residents and shopkeepers on the Havenkade to have a look.`,
    },
  },
];
