import type { ItemDraft } from './items.ts';

/** From last winter and spring. */
export const olderNews: ItemDraft[] = [
  {
    name: 'avondvierdaagse',
    published: { lastOn: '06-07', at: '10:00' },
    picture: 'polder-ochtend',
    alsoIn: ['onderwerp-cultuur'],
    nl: {
      title: 'Ruim duizend kinderen lopen de avondvierdaagse',
      description: 'Vier avonden door polder, park en stad. Deze straten zijn tussen 18:00 en 20:00 uur dicht voor auto’s.',
      body: `
        Van dinsdag tot en met vrijdag lopen 1.080 kinderen en hun begeleiders de avondvierdaagse. Zij kiezen uit vijf of tien kilometer. De start is elke avond om 18:00 uur bij sportpark De Kaag.

        De Polderweg, de Lindelaan en de Havenkade zijn dan twee uur dicht voor auto’s. Bussen rijden om. Op vrijdag is de intocht over de Ophaalbrug, met bloemen en fanfare.

        Langs de route staan zes punten met water. Neem zelf een beker mee.`,
    },
    en: {
      title: 'More than a thousand children take part in the Evening Four Days',
      description: 'Four evenings through polder, park and town. These streets are closed to cars between 18:00 and 20:00.',
      body: `
        From Tuesday to Friday, 1,080 children and the adults with them walk the Evening Four Days. They choose five or ten kilometres. The start is at De Kaag sports park at 18:00 each evening.

        The Polderweg, the Lindelaan and the Havenkade are closed to cars for two hours. Buses will be diverted. On Friday the walkers come in over the drawbridge, with flowers and a brass band.

        There are six water points along the route. Please bring your own cup.`,
    },
  },
  {
    name: 'zwembad-opent',
    published: { lastOn: '05-01', at: '09:00' },
    picture: 'zwembad',
    alsoIn: ['onderwerp-cultuur'],
    nl: {
      title: 'Buitenbad De Plons opent met warm water van de zon',
      description: 'Op het dak van het zwembad liggen 400 zonnepanelen. Het water is daardoor twee graden warmer dan vorig jaar.',
      body: `
        Buitenbad De Plons gaat zaterdag open. Deze winter legde de gemeente 400 zonnepanelen op het dak. Zij verwarmen het water tot 24 graden. Gas is niet meer nodig.

        Een kaartje kost € 4,50. Kinderen tot vier jaar zwemmen gratis. Met een Noorderpas betaalt u de helft. Op woensdagochtend is het bad vrij voor mensen die rustig willen zwemmen.

        Vrijwilligers zoeken we nog voor de kassa en de kiosk. Loop binnen of mail naar deplons@noorderhaven.test.`,
    },
    en: {
      title: 'De Plons open-air pool opens with water warmed by the sun',
      description: 'There are 400 solar panels on the roof of the pool. The water is two degrees warmer than last year.',
      body: `
        De Plons open-air pool opens on Saturday. Last winter the municipality put 400 solar panels on its roof. They heat the water to 24 degrees. Gas is no longer needed.

        A ticket costs €4.50. Children up to the age of four swim free. With a Noorderpas you pay half. Wednesday mornings are for people who like to swim in peace.

        We are still looking for volunteers for the ticket office and the kiosk. Drop in or send an email to deplons@noorderhaven.test.`,
    },
  },
  {
    name: 'bloesemtocht',
    published: { lastOn: '04-24', at: '11:00' },
    picture: 'boomgaard-bloesem',
    alsoIn: ['onderwerp-natuur', 'onderwerp-cultuur'],
    nl: {
      title: 'De bloesem bloeit: fiets de route van 18 kilometer',
      description: 'Borden wijzen u de weg langs zes boomgaarden. Op zondag staan de hekken open en schenkt de teler koffie.',
      body: `
        De perenbomen bloeien twee weken eerder dan vorig jaar. Langs de dijk en door Zuidermeer wijzen gele borden een route van 18 kilometer. U komt langs zes boomgaarden.

        Op zondag zetten de telers hun hek open. U loopt tussen de bomen en drinkt koffie in de schuur. Laat uw fiets aan de weg staan en blijf op de paden.

        De route begint bij het station. Een kaart op papier ligt bij de bibliotheek.`,
    },
    en: {
      title: 'Blossom time: cycle the 18-kilometre route',
      description: 'Signs lead you past six orchards. On Sunday the gates are open and the growers serve coffee.',
      body: `
        The pear trees are in bloom two weeks earlier than last year. Along the dike and through Zuidermeer yellow signs mark an 18-kilometre route. It takes you past six orchards.

        On Sunday the growers open their gates. You can walk among the trees and have coffee in the barn. Leave your bicycle at the road and stay on the paths.

        The route starts at the station. You can pick up a paper map at the library.`,
    },
  },
  {
    name: 'woningen-kaagpolder',
    published: { days: -226, at: '15:30' },
    picture: 'nieuwbouw',
    alsoIn: ['onderwerp-bouwen', 'onderwerp-bestuur', 'bestuur-nieuws', 'rond-projecten'],
    nl: {
      title: 'Eerste 64 woningen in de Kaagpolder verdeeld',
      description: 'Ruim 900 mensen schreven zich in voor een huurwoning. Starters uit de gemeente gingen voor.',
      body: `
        In de Kaagpolder staan volgend jaar de eerste 64 huurwoningen. 912 mensen schreven zich in. De notaris heeft geloot. De helft van de huizen gaat naar starters die al in Noorderhaven wonen.

        Alle huizen krijgen een warmtepomp en een tuin of balkon op het zuiden. De huur begint bij € 680 per maand.

        In totaal komen er 310 woningen. De inschrijving voor de tweede fase begint na de zomer. Volg het op de pagina van het [project Kaagpolder](item:project-kaagpolder).`,
    },
    en: {
      title: 'First 64 homes in the Kaagpolder allocated',
      description: 'More than 900 people registered for a rented home. First-time tenants from the municipality had priority.',
      body: `
        The first 64 rented homes in the Kaagpolder will be ready next year. A total of 912 people registered. The notary drew lots. Half of the homes go to first-time tenants who already live in Noorderhaven.

        All homes get a heat pump and a garden or balcony facing south. Rents start at €680 a month.

        There will be 310 homes in all. Registration for the second phase starts after the summer. Follow it on the page about the [Kaagpolder project](item:project-kaagpolder).`,
    },
  },
  {
    name: 'school-de-schakel',
    published: { days: -251, at: '09:00' },
    picture: 'school',
    alsoIn: ['onderwerp-zorg'],
    nl: {
      title: 'Basisschool De Schakel krijgt een groen schoolplein',
      description: 'De tegels gaan eruit, er komen wilgenhutten en een moestuin. Na schooltijd is het plein open voor de buurt.',
      body: `
        Kinderen van De Schakel tekenden zelf hun nieuwe schoolplein. Meer dan de helft van de tegels gaat eruit. Daarvoor komen wilgenhutten, een waterpomp en een moestuin in de plaats.

        Het regenwater loopt straks niet meer het riool in, maar de grond. Dat scheelt natte kelders in de straat. De gemeente betaalt € 60.000 en de ouders planten mee.

        Na schooltijd blijft het hek open. De hele buurt mag er spelen.`,
    },
    en: {
      title: 'De Schakel primary school gets a green playground',
      description: 'Out go the paving stones, in come willow huts and a vegetable garden. After school it is open to the neighbourhood.',
      body: `
        The children of De Schakel drew their new playground themselves. More than half of the paving stones will go. Willow huts, a water pump and a vegetable garden will take their place.

        Rain water will then run into the ground instead of the sewer. That means fewer wet cellars in the street. The municipality is paying €60,000 and parents are helping with the planting.

        After school hours the gate stays open. Everybody in the neighbourhood can play there.`,
    },
  },
  {
    name: 'ijsbaan-open',
    published: { lastOn: '01-22', at: '07:30' },
    picture: 'schaatsen',
    alsoIn: ['onderwerp-cultuur'],
    nl: {
      title: 'Het ijs op de vaart is dik genoeg',
      description: 'U mag schaatsen tussen de molen en de Ophaalbrug. Blijf weg bij de wakken onder de bruggen.',
      body: `
        De ijsmeesters meten vanochtend veertien centimeter. De route tussen molen De Eendracht en de Ophaalbrug is open, van 8:00 tot 17:00 uur. Bij de molen staat koek-en-zopie.

        Onder bruggen en bij gemalen is het ijs dun. Rode vlaggen wijzen de wakken aan. Blijf daar minstens tien meter vandaan.

        - Neem een fluitje en ijspriemen mee.
        - Schaats niet alleen en niet in het donker.
        - Ligt er iemand in het water? Bel 112.`,
    },
    en: {
      title: 'The ice on the canal is thick enough',
      description: 'You may skate between the windmill and the drawbridge. Stay away from the holes under the bridges.',
      body: `
        The ice masters measured fourteen centimetres this morning. The route between De Eendracht windmill and the drawbridge is open from 8:00 to 17:00. There is hot chocolate near the mill.

        The ice is thin under bridges and near pumping stations. Red flags mark the holes. Keep at least ten metres away.

        - Bring a whistle and ice picks.
        - Do not skate alone or in the dark.
        - Has somebody fallen in? Call 112.`,
    },
  },
  {
    name: 'kerstbomen',
    published: { lastOn: '01-05', at: '10:00' },
    picture: 'park-winter',
    alsoIn: ['onderwerp-natuur'],
    nl: {
      title: 'Lever uw kerstboom in en verdien een lot',
      description: 'Kinderen krijgen 50 cent en een lot per boom. Breng ze woensdag naar een van de vijf plekken.',
      body: `
        Op woensdag tussen 13:00 en 16:00 uur kunt u uw kerstboom brengen naar de milieustraat, sportpark De Kaag en de dorpshuizen van Oosterdijk, Wierhuizen en Zuidermeer. Kinderen krijgen per boom 50 cent en een lot.

        Van de bomen maken we houtsnippers voor de paden in het park. Haal dus eerst alle slingers en haakjes uit de boom. Bomen met een kluit krijgen een plek in het Dijkbos.

        Met de loten wint u een jaarkaart voor De Plons. De uitslag staat een week later op deze site.`,
    },
  },
  {
    name: 'nieuwjaar',
    published: { lastOn: '01-04', at: '12:00' },
    picture: 'dorp-winter',
    alsoIn: ['onderwerp-bestuur', 'bestuur-nieuws'],
    nl: {
      title: '‘Een gemeente maak je aan de keukentafel’',
      description: 'In haar nieuwjaarstoespraak bedankte burgemeester Terpstra de mensen die vorig jaar de kelders leegpompten.',
      body: `
        Zeshonderd mensen kwamen naar de nieuwjaarsbijeenkomst in de Grote Kerk. Burgemeester Marijke Terpstra keek terug op de storm van november, toen het water in Wierhuizen tot de drempels stond.

        > Ik heb die nacht geen ambtenaar of bewoner gezien. Ik zag mensen met laarzen en een emmer. Een gemeente maak je niet in een vergaderzaal, die maak je aan de keukentafel.

        De burgemeester reikte ook de Noorderpenning uit. Die ging naar Trijntje Koopman. Zij geeft al dertig jaar les in zwemmen en leerde ruim vierduizend kinderen hun eerste slag.`,
    },
    en: {
      title: '‘A municipality is made at the kitchen table’',
      description: 'In her New Year’s speech, Mayor Terpstra thanked the people who pumped out the cellars last year.',
      body: `
        Six hundred people came to the New Year’s gathering in the Grote Kerk. Mayor Marijke Terpstra looked back on the November storm, when the water in Wierhuizen reached the doorsteps.

        > That night I saw no officials and no residents. I saw people with boots and a bucket. A municipality is not made in a meeting room, it is made at the kitchen table.

        The mayor also presented the Noorderpenning. It went to Trijntje Koopman, who has taught swimming for thirty years. More than four thousand children learned their first stroke from her.`,
    },
  },
];
