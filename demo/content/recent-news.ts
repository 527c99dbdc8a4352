import type { ItemDraft } from './items.ts';

/** The news of the last weeks. */
export const recentNews: ItemDraft[] = [
  {
    name: 'oude-haven-gaat-open',
    published: { days: -4, at: '10:00' },
    picture: 'oude-haven',
    isHighlighted: true,
    alsoIn: ['onderwerp-bouwen', 'rond-projecten'],
    nl: {
      title: 'De nieuwe haven gaat open: twaalf ligplaatsen en een zwemsteiger',
      description:
        'Vanaf zaterdag {nl:+3sat} kunt u weer aanleggen in de Oude Haven. We vieren het met muziek, soep en een vlootschouw van de bruine vloot.',
      body: `
        De Oude Haven is klaar. Op zaterdag {nl:+3sat} opent burgemeester Marijke Terpstra de haven om 11:00 uur. Daarna varen twaalf schepen van de bruine vloot naar binnen.

        De kade is hersteld met de oude stenen. Er zijn twaalf ligplaatsen voor plezierboten, met stroom en drinkwater. Aan de kant van het meer ligt een zwemsteiger met een trap en een helling. Zo kan ook iemand in een rolstoel het water in.

        ## Wat is er te doen?

        - 11:00 uur: opening en vlootschouw
        - 12:00 uur: muziek op de kade en soep van de marktkooplui
        - 14:00 uur: rondvaart langs de vier dorpen, instappen bij de trap
        - 16:00 uur: eerste duik van de zwemsteiger

        > We hebben de haven gemaakt waar bewoners om vroegen: een plek om aan te leggen, maar vooral om te zijn. – Emre Yildiz, wethouder

        Komt u met de auto? Parkeer dan op het terrein aan de Lindelaan. Van daar is het vijf minuten lopen. Alles over het project leest u op de pagina [Oude Haven](item:project-oude-haven).`,
    },
    en: {
      title: 'The new harbour is opening: twelve moorings and a swimming jetty',
      description:
        'From Saturday {en:+3sat} you can moor in the Oude Haven again. We will celebrate with music, soup and a parade of sailing ships.',
      body: `
        The Oude Haven is finished. Mayor Marijke Terpstra will open the harbour on Saturday {en:+3sat} at 11:00. Twelve traditional sailing ships will then sail in.

        The quay has been rebuilt with its old stones. There are twelve moorings for pleasure boats, with electricity and drinking water. On the lake side there is a swimming jetty with a ladder and a ramp, so that wheelchair users can get into the water too.

        ## What’s on?

        - 11:00: opening and parade of ships
        - 12:00: music on the quay and soup made by the market traders
        - 14:00: boat trip along the four villages, boarding at the steps
        - 16:00: first dive from the jetty

        > We have made the harbour residents asked for: a place to moor, but above all a place to be. – Emre Yildiz, alderman

        Are you coming by car? Park at the Lindelaan car park. From there it is a five-minute walk. Read all about the project on the [Oude Haven](item:project-oude-haven) page.`,
    },
  },
  {
    name: 'bloemrijke-randen',
    published: { days: -6, at: '09:30' },
    picture: 'bollenvelden',
    isHighlighted: true,
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'Bollenvelden krijgen bloemrijke randen',
      description: 'Veertien bloembollenkwekers zaaien volgend jaar bloemen langs hun velden. Goed voor bijen, en mooi voor wie er fietst.',
      body: `
        Langs de bollenvelden van Noorderhaven komt een rand met bloemen. Veertien kwekers doen mee. Samen zaaien zij negen kilometer in met korenbloem, klaproos en margriet.

        In de randen leven bijen, vlinders en vogels. De insecten eten ook luizen. Kwekers hoeven daardoor minder te spuiten. De gemeente betaalt het zaad, de kwekers zorgen voor het onderhoud.

        In april begint het zaaien. Vanaf juni kunt u de bloemen zien langs de [fietsroute door de polder](page:wonen). Plukken mag niet, kijken wel.`,
    },
    en: {
      title: 'Bulb fields to get borders full of flowers',
      description:
        'Next year fourteen bulb growers will sow flowers along their fields. Good for bees, and a pleasure for passing cyclists.',
      body: `
        The bulb fields of Noorderhaven will get a border of wild flowers. Fourteen growers are taking part. Together they will sow nine kilometres of cornflowers, poppies and daisies.

        Bees, butterflies and birds live in these borders. The insects also eat aphids, so growers need to spray less. The municipality pays for the seed; the growers look after the borders.

        Sowing starts in April. From June you can see the flowers along the [cycle route through the polder](page:wonen). You may look, but please do not pick them.`,
    },
  },
  {
    name: 'denk-mee-stadhuisplein',
    published: { days: -9, at: '11:00' },
    picture: 'stadhuisplein-avond',
    isHighlighted: true,
    alsoIn: ['onderwerp-bouwen', 'rond-projecten'],
    nl: {
      title: 'Denk mee over het nieuwe Stadhuisplein',
      description: 'Waar komen de bomen, de bankjes en de markt? U kunt tot en met {nl:+23} uw mening geven over het plein.',
      body: `
        Het Stadhuisplein verandert van een parkeerplaats in een groen plein zonder auto’s. Vorig jaar gaven bewoners aan wat zij belangrijk vinden: schaduw, plek om te zitten en ruimte voor de markt. Nu liggen er drie schetsen.

        In de eerste schets staan de bomen in een kring. In de tweede loopt een beek van de kerk naar de kade. De derde houdt het midden vrij voor markt en feest.

        ## Zo geeft u uw mening

        1. Bekijk de schetsen in de hal van het stadhuis of op de [pagina van het project](item:project-stadhuisplein).
        2. Kom naar de [inloopavond](item:inloopavond-stadhuisplein). De ontwerpers zijn er ook.
        3. Of mail uiterlijk {nl:+23} naar plein@noorderhaven.test.

        Na de inspraak maken de ontwerpers één plan. De gemeenteraad besluit daarover in het voorjaar.`,
    },
    en: {
      title: 'Have your say about the new Stadhuisplein',
      description: 'Where should the trees, the benches and the market go? You can give your opinion about the square until {en:+23}.',
      body: `
        The Stadhuisplein is changing from a car park into a green square without cars. Last year residents told us what matters to them: shade, places to sit and room for the market. Now there are three sketches.

        In the first sketch, the trees stand in a circle. In the second a stream runs from the church to the quay. The third keeps the middle free for the market and for festivities.

        ## How to give your opinion

        1. Look at the sketches in the hall of the town hall or on the [project page](item:project-stadhuisplein).
        2. Come to the [open evening](item:inloopavond-stadhuisplein). The designers will be there too.
        3. Or send an email to plein@noorderhaven.test by {en:+23}.

        The designers will then draw up one plan. The municipal council will decide on it in spring.`,
    },
  },
  {
    name: 'molen-draait-weer',
    published: { days: -13, at: '14:00' },
    picture: 'molen',
    isHighlighted: true,
    alsoIn: ['onderwerp-cultuur'],
    nl: {
      title: 'Molen De Eendracht draait weer op zaterdag',
      description: 'De molen heeft nieuwe wieken. Elke zaterdag malen de vrijwilligers meel en mag u naar boven.',
      body: `
        Twee jaar stond molen De Eendracht stil. De wieken waren verrot en de stelling was niet meer veilig. Nu is alles hersteld. Op zaterdag van 10:00 tot 16:00 uur draaien de wieken weer.

        Acht vrijwilligers hebben hun diploma als molenaar gehaald. Zij malen tarwe van boeren uit de buurt. Het meel koopt u in de molenwinkel, een kilo kost € 2,50.

        Bij weinig wind staat de molen stil. De molenaar vertelt u dan graag hoe alles werkt. Bezoek is gratis. De trap is steil: draag stevige schoenen.`,
    },
    en: {
      title: 'De Eendracht windmill turns again on Saturdays',
      description: 'The mill has new sails. Every Saturday the volunteers grind flour and you can climb to the top.',
      body: `
        De Eendracht windmill stood still for two years. The sails were rotten and the gallery was no longer safe. Everything has now been repaired. On Saturdays from 10:00 to 16:00 the sails are turning again.

        Eight volunteers have earned their miller’s certificate. They grind wheat from local farmers. You can buy the flour in the mill shop; a kilo costs €2.50.

        The mill stands still when there is little wind. The miller will then be glad to tell you how everything works. Admission is free. The stairs are steep, so wear sturdy shoes.`,
    },
  },
  {
    name: 'schapen-op-de-dijk',
    published: { lastOn: '10-29', at: '09:00' },
    picture: 'dijk-schapen',
    isHighlighted: true,
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'Schapen maaien deze winter de dijk',
      description: 'Een kudde van tweehonderd schapen houdt het gras op de dijk kort. Houd uw hond tot maart aan de lijn.',
      body: `
        Op de dijk tussen Oosterdijk en Wierhuizen lopen deze winter tweehonderd schapen. Zij eten het gras kort en maken met hun hoeven de grond stevig. Dat is goed voor de dijk, en het scheelt een maaimachine.

        De herder verplaatst de kudde elke week. Het fietspad blijft open. Soms steken de schapen over: stap dan af en wacht even.

        Loopt u met een hond? Houd hem van nu tot 1 maart aan de lijn. Voer de schapen niet, zij worden ziek van brood.`,
    },
    en: {
      title: 'Sheep are mowing the dike this winter',
      description: 'A flock of two hundred sheep keeps the grass on the dike short. Keep your dog on a lead until March.',
      body: `
        This winter two hundred sheep live on the dike between Oosterdijk and Wierhuizen. They keep the grass short and press the soil firm with their hooves. That is good for the dike, and it means we do not have to mow.

        The shepherd moves the flock every week. The cycle path stays open. The sheep sometimes cross it: please get off your bicycle and wait a moment.

        Walking a dog? Keep it on a lead until 1 March. Do not feed the sheep: bread makes them ill.`,
    },
  },
  {
    name: 'afvalkalender-volgend-jaar',
    published: { days: -20, at: '08:30' },
    picture: 'milieustraat-ochtend',
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'De afvalkalender voor volgend jaar staat klaar',
      description: 'In drie straten verandert de ophaaldag. Kijk op de afvalkalender wanneer wij uw container legen.',
      body: `
        De nieuwe [afvalkalender](page:afvalkalender) staat op deze site. Voor de meeste adressen blijft de ophaaldag hetzelfde. Aan de Lindelaan, de Veerstraat en de Zeilmakerstraat komen wij voortaan op dinsdag.

        Wij sturen geen papieren kalender meer. Wilt u er toch een? Haal hem op bij het stadhuis of bij de bibliotheek. Bellen kan ook: 14 0299.

        Zet uw container op de ophaaldag voor 7:30 uur aan de straat, met de handgreep naar de weg.`,
    },
    en: {
      title: 'Next year’s waste calendar is ready',
      description: 'The collection day changes in three streets. Check the waste calendar to see when we empty your bin.',
      body: `
        The new [waste calendar](page:afvalkalender) is on this site. For most addresses the collection day stays the same. On Lindelaan, Veerstraat and Zeilmakerstraat we will now come on Tuesdays.

        We no longer send out paper calendars. Would you like one? Collect it at the town hall or the library, or call 14 0299.

        Put your bin at the roadside before 7:30 on the day of collection, with the handle facing the road.`,
    },
  },
  {
    name: 'bibliotheek-zondag-open',
    published: { days: -24, at: '10:30' },
    picture: 'bibliotheek',
    alsoIn: ['onderwerp-cultuur'],
    nl: {
      title: 'Bibliotheek nu ook op zondag open',
      description: 'Vanaf deze maand kunt u op zondagmiddag lezen, werken en lenen in de bibliotheek aan de Veerstraat.',
      body: `
        De bibliotheek aan de Veerstraat is vanaf nu ook open op zondag, van 12:00 tot 17:00 uur. U kunt er lezen, studeren en boeken lenen. Lenen doet u zelf, met uw pas bij de automaat.

        Uit een onderzoek onder 900 leden bleek dat vooral gezinnen en studenten een open zondag willen. Het is een proef van een jaar. Daarna kijken we hoeveel mensen zijn gekomen.

        Elke eerste zondag van de maand is er voorlezen om 14:00 uur. Kinderen tot en met 17 jaar zijn gratis lid.`,
    },
    en: {
      title: 'Library now open on Sundays too',
      description: 'From this month you can read, work and borrow books at the library on Veerstraat on Sunday afternoons.',
      body: `
        The library on Veerstraat is now open on Sundays too, from 12:00 to 17:00. You can read, study and borrow books. You check books out yourself, with your card at the machine.

        A survey among 900 members showed that families and students in particular would like the library to open on Sundays. This is a one-year trial. We will then look at how many people came.

        There is story time for children at 14:00 on the first Sunday of the month. Membership is free up to and including the age of 17.`,
    },
  },
  {
    name: 'nieuwe-bomen-lindelaan',
    published: { days: -31, at: '13:00' },
    picture: 'park',
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'Tachtig jonge lindes voor de Lindelaan',
      description: 'De zieke bomen aan de Lindelaan zijn weg. Binnenkort planten we tachtig jonge lindes, samen met de buurt.',
      body: `
        Aan de Lindelaan stonden vierenzestig lindes uit 1952. Door een schimmel werden ze gevaarlijk bij storm. Daarom hebben wij ze gekapt. Van het hout maken leerlingen van de vakschool twintig banken.

        We planten nu tachtig nieuwe bomen: winterlindes en Hollandse lindes door elkaar. Zo kan één ziekte niet meer alle bomen treffen. Bewoners helpen bij het planten en geven de bomen de eerste zomer water.

        Wilt u een boom adopteren? Mail naar groen@noorderhaven.test. U krijgt een gieter en een bordje met uw naam.`,
    },
    en: {
      title: 'Eighty young lime trees for the Lindelaan',
      description:
        'The diseased trees on the Lindelaan are gone. We will soon plant eighty young lime trees, together with the people who live there.',
      body: `
        Sixty-four lime trees from 1952 stood along the Lindelaan. A fungus made them dangerous in a storm, so we had to cut them down. Pupils at the technical school are turning the wood into twenty benches.

        We are now planting eighty new trees, of two different kinds. That way a single disease can no longer affect them all. Residents help with the planting and water the trees during the first summer.

        Would you like to adopt a tree? Send an email to groen@noorderhaven.test. You will get a watering can and a sign with your name.`,
    },
  },
];
