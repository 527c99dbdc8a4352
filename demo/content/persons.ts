import type { ItemDraft } from './items.ts';

/** The mayor and the aldermen. */
export const persons: ItemDraft[] = [
  {
    name: 'marijke-terpstra',
    published: { days: -340 },
    picture: 'portret-terpstra',
    fields: { email: 'burgemeester@noorderhaven.test', phone: '14 0299' },
    nl: {
      title: 'Marijke Terpstra',
      description: 'Burgemeester sinds 2021. Gaat over openbare orde, veiligheid, dienstverlening en de contacten met de dorpen.',
      words: { role: 'Burgemeester' },
      body: `
        Marijke Terpstra groeide op in een schippersgezin en was wethouder in Westervaart voor zij burgemeester werd. Zij woont aan de Veerstraat en fietst op vrijdag langs een van de dorpen.

        Op de eerste maandag van de maand heeft zij spreekuur, van 16:00 tot 18:00 uur. Een afspraak maakt u via 14 0299.`,
    },
    en: {
      title: 'Marijke Terpstra',
      description: 'Mayor since 2021. Responsible for public order, safety, public services and relations with the villages.',
      words: { role: 'Mayor' },
      body: `
        Marijke Terpstra grew up in a bargee family and was an alderman in Westervaart before she became mayor. She lives on Veerstraat and cycles to one of the villages on Fridays.

        You can talk to her on the first Monday of the month from 16:00 to 18:00. Call 14 0299 to make an appointment.`,
    },
  },
  {
    name: 'emre-yildiz',
    published: { days: -340 },
    picture: 'portret-yildiz',
    fields: { email: 'e.yildiz@noorderhaven.test', phone: '14 0299' },
    nl: {
      title: 'Emre Yildiz',
      description: 'Wethouder bouwen, wonen en de haven. Eerste locoburgemeester.',
      words: { role: 'Wethouder bouwen en wonen' },
      body: `
        Emre Yildiz werkte vijftien jaar als aannemer. Hij tekent nog steeds het liefst op een servet. Onder hem begonnen de Kaagpolder en het herstel van de Oude Haven.`,
    },
    en: {
      title: 'Emre Yildiz',
      description: 'Alderman for building, housing and the harbour. First deputy mayor.',
      words: { role: 'Alderman for building and housing' },
      body: `
        Emre Yildiz worked as a contractor for fifteen years. He still prefers to draw on a napkin. The Kaagpolder project and the repair of the Oude Haven started on his watch.`,
    },
  },
  {
    name: 'saskia-van-der-meer',
    published: { days: -340 },
    picture: 'portret-van-der-meer',
    fields: { email: 's.vandermeer@noorderhaven.test', phone: '14 0299' },
    nl: {
      title: 'Saskia van der Meer',
      description: 'Wethouder afval, groen, energie en verkeer.',
      words: { role: 'Wethouder afval, groen en verkeer' },
      body: `
        Saskia van der Meer was ecoloog bij het waterschap. Zij wil dat elk kind veilig naar school kan fietsen en dat er elk jaar meer bomen bij komen dan er verdwijnen.`,
    },
    en: {
      title: 'Saskia van der Meer',
      description: 'Alderman for waste, parks, energy and traffic.',
      words: { role: 'Alderman for waste, parks and traffic' },
      body: `
        Saskia van der Meer was an ecologist at the water board. She wants every child to be able to cycle to school safely, and more trees every year.`,
    },
  },
  {
    name: 'kwame-mensah',
    published: { days: -340 },
    picture: 'portret-mensah',
    fields: { email: 'k.mensah@noorderhaven.test', phone: '14 0299' },
    nl: {
      title: 'Kwame Mensah',
      description: 'Wethouder zorg, onderwijs, sport en geld.',
      words: { role: 'Wethouder zorg, onderwijs en geld' },
      body: `
        Kwame Mensah was directeur van een basisschool. Als wethouder begon hij het repaircafé en de gratis zwemles. Hij beheert ook de kas, en houdt van kloppende rijtjes.`,
    },
    en: {
      title: 'Kwame Mensah',
      description: 'Alderman for care, education, sport and finance.',
      words: { role: 'Alderman for care, education and finance' },
      body: `
        Kwame Mensah was head of a primary school. As an alderman he started the repair café and free swimming lessons. He also looks after the money, and likes sums that add up.`,
    },
  },
];
