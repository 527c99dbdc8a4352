import type { ItemDraft } from './items.ts';

export const questions: ItemDraft[] = [
  {
    name: 'vraag-grofvuil',
    published: { days: -200 },
    nl: {
      title: 'Hoe raak ik grofvuil kwijt?',
      description: 'Breng het gratis naar de milieustraat of maak een afspraak. Dan halen wij het bij u thuis op.',
      body: `
        Grofvuil is afval dat niet in de container past, zoals een bank of een matras. U brengt het gratis naar de [milieustraat](page:milieustraat).

        Kunt u niet zelf komen? Bel 14 0299. Wij halen twee keer per jaar gratis op, maximaal twee kubieke meter. Zet het op de afgesproken dag voor 7:30 uur aan de straat.`,
    },
    en: {
      title: 'How do I get rid of bulky waste?',
      description: 'Bring it to the recycling centre for free, or make an appointment and we will collect it from your home.',
      body: `
        Bulky waste is waste that does not fit in the bin, such as a sofa or a mattress. You can bring it to the [recycling centre](page:milieustraat) free of charge.

        Can’t bring it yourself? Call 14 0299. We collect for free twice a year, up to two cubic metres. Put it at the roadside before 7:30 on the agreed day.`,
    },
  },
  {
    name: 'vraag-paspoort-kwijt',
    published: { days: -190 },
    nl: {
      title: 'Ik ben mijn paspoort kwijt. Wat moet ik doen?',
      description: 'Meld het verlies bij de gemeente. Dat kan tegelijk met de aanvraag van een nieuw paspoort.',
      body: `
        Maak een afspraak voor een nieuw [paspoort](page:paspoort). Aan de balie meldt u het verlies en vult u een verklaring in. U hoeft niet eerst naar de politie. Is uw paspoort gestolen? Doe dan wel aangifte.

        Vindt u het oude paspoort later terug? Lever het in. U kunt er niet meer mee reizen.`,
    },
    en: {
      title: 'I have lost my passport. What should I do?',
      description: 'Report the loss to the municipality. You can do so when you apply for a new passport.',
      body: `
        Make an appointment for a new [passport](page:paspoort). At the desk you report the loss and fill in a statement. You do not have to go to the police first. Was your passport stolen? Then you do need to report it to the police.

        If you find the old passport later, hand it in. You can no longer travel with it.`,
    },
  },
  {
    name: 'vraag-parkeren',
    published: { days: -180 },
    nl: {
      title: 'Waar kan ik gratis parkeren?',
      description: 'Op het terrein aan de Lindelaan staat u gratis. In de binnenstad betaalt u van 9:00 tot 18:00 uur.',
      body: `
        Op het parkeerterrein aan de Lindelaan staat u altijd gratis. Het is vijf minuten lopen naar de winkels.

        In de binnenstad betaalt u van maandag tot en met zaterdag tussen 9:00 en 18:00 uur € 1,80 per uur. Het eerste half uur is gratis. Woont u er? Vraag dan een vergunning aan bij de balie. Die kost € 48 per jaar.`,
    },
    en: {
      title: 'Where can I park for free?',
      description: 'Parking at the Lindelaan is free. In the town centre you pay between 9:00 and 18:00.',
      body: `
        Parking at the Lindelaan car park is always free. It is a five-minute walk to the shops.

        In the town centre you pay €1.80 per hour from Monday to Saturday between 9:00 and 18:00. The first half hour is free. Do you live there? Apply for a permit at the desk. It costs €48 a year.`,
    },
  },
  {
    name: 'vraag-container-kapot',
    published: { days: -170 },
    nl: {
      title: 'Mijn container is kapot of weg. Krijg ik een nieuwe?',
      description: 'Ja. Meld het en u heeft binnen vijf werkdagen een andere container. Dat kost niets.',
      body: `
        Ja. Bel 14 0299 of meld het via [Iets melden op straat](page:melden). Houd het nummer van de sticker bij de hand. U heeft binnen vijf werkdagen een andere container. Dat kost niets.

        Heeft u een grotere of juist een kleinere container nodig? Omruilen is één keer per jaar gratis.`,
    },
    en: {
      title: 'My bin is broken or gone. Will I get a new one?',
      description: 'Yes. Report it and you will have another bin within five working days, free of charge.',
      body: `
        Yes. Call 14 0299 or use [Report a problem in the street](page:melden). Have the number on the sticker to hand. You will have another bin within five working days. It is free.

        Do you need a larger or a smaller bin? You can swap it once a year for free.`,
    },
  },
  {
    name: 'vraag-bezwaar',
    published: { days: -160 },
    nl: {
      title: 'Hoe maak ik bezwaar tegen een besluit?',
      description: 'Stuur binnen zes weken een brief of gebruik het formulier. Bel eerst: vaak komen we er samen uit.',
      body: `
        Bent u het niet eens met een besluit? Bel eerst met degene die het besluit nam. Het nummer staat in de brief. Vaak is er een misverstand, en dan lossen we het samen op.

        Komt u er niet uit, maak dan binnen zes weken bezwaar. Schrijf in uw brief uw naam en adres, om welk besluit het gaat en waarom u het er niet mee eens bent. Vergeet de datum en uw handtekening niet.

        Een commissie van mensen die niet bij de gemeente werken, nodigt u uit om uw verhaal te doen. U hoort binnen twaalf weken wat het college besluit.`,
    },
    en: {
      title: 'How do I object to a decision?',
      description: 'Send a letter or use the form within six weeks. Call us first: often we can settle it together.',
      body: `
        Do you disagree with a decision? First call the person who took it. The number is in the letter. Often there is a misunderstanding that we can solve together.

        If not, you can object within six weeks. In your letter write your name and address, which decision it is about and why you disagree. Do not forget the date and your signature.

        A committee of people who do not work for the municipality will invite you to tell your side of the story. You will hear what the executive has decided within twelve weeks.`,
    },
  },
  {
    name: 'vraag-hond',
    published: { days: -150 },
    nl: {
      title: 'Waar mag mijn hond los lopen?',
      description: 'In het Dijkbos, op het veld achter sportpark De Kaag en buiten het broedseizoen op het strandje.',
      body: `
        Uw hond mag los in het Dijkbos, op het veld achter sportpark De Kaag en van oktober tot maart op het strandje van Wierhuizen. Overal anders loopt hij aan de lijn.

        Ruim altijd de poep op. Zakjes vindt u gratis bij de groene palen. Hondenbelasting hoeft u in Noorderhaven niet te betalen.`,
    },
    en: {
      title: 'Where may I let my dog off the lead?',
      description: 'In the Dijkbos, on the field behind De Kaag sports park and, outside the nesting season, on the beach.',
      body: `
        Your dog may run free in the Dijkbos, on the field behind De Kaag sports park and, from October to March, on the beach at Wierhuizen. Keep it on a lead everywhere else.

        Always clean up after your dog. Bags are free at the green posts. There is no dog tax in Noorderhaven.`,
    },
  },
  {
    name: 'vraag-geboorte',
    published: { days: -140 },
    nl: {
      title: 'Hoe geef ik de geboorte van mijn kind aan?',
      description: 'Doe dat binnen drie dagen in de gemeente waar uw kind geboren is. Online of aan de balie.',
      body: `
        Gefeliciteerd! Geef de geboorte binnen drie dagen aan in de gemeente waar uw kind geboren is. De dag van de geboorte telt niet mee. Valt de derde dag in het weekend, dan mag het op maandag.

        Neem uw identiteitsbewijs mee en de verklaring van de arts of verloskundige. U kiest dan ook de achternaam. De akte is gratis.`,
    },
    en: {
      title: 'How do I register the birth of my child?',
      description: 'Do so within three days in the municipality where your child was born, online or at the desk.',
      body: `
        Congratulations! Register the birth within three days in the municipality where your child was born. The day of birth does not count. If the third day falls at the weekend, Monday is fine too.

        Bring your identity document and the statement of the doctor or midwife. You choose the surname as well. The certificate is free.`,
    },
  },
  {
    name: 'vraag-vuurwerk',
    published: { days: -40 },
    nl: {
      title: 'Mag ik vuurwerk afsteken?',
      description: 'Alleen op 31 december van 18:00 tot 2:00 uur. Bij de boerderijen, het Dijkbos en de rietdaken mag het nooit.',
      body: `
        U mag alleen vuurwerk afsteken op 31 december van 18:00 uur tot 2:00 uur ’s nachts. Binnen 200 meter van boerderijen, het Dijkbos en huizen met een rieten dak is het altijd verboden.

        De gemeente schiet om 0:15 uur vuurwerk af boven het meer. U ziet het goed vanaf de dijk.`,
    },
  },
];
