import type { Language } from '#platform/shared/language.ts';
import type { Kind } from './kinds.ts';
import type { Light } from './palette.ts';

export interface DemoPicture {
  name: string;
  kind: Kind;
  light: Light;
  seed: number;
  width: number;
  height: number;
  zoom?: number;
  focus?: readonly [number, number];
  isMirrored?: boolean;
  /** What stays in sight however it is cut, as parts of its width and height. */
  focalPoint?: readonly [x: number, y: number];
  alt: Record<Language, string>;
}

type Drawn = [kind: Kind, light: Light, seed: number, view?: Pick<DemoPicture, 'zoom' | 'focus' | 'isMirrored' | 'focalPoint'>];

const sized =
  (width: number, height: number) =>
  (name: string, [kind, light, seed, view]: Drawn, nl: string, en: string): DemoPicture => ({
    name,
    kind,
    light,
    seed,
    width,
    height,
    ...view,
    alt: { nl, en },
  });

const header = sized(2600, 1000);
const picture = sized(1800, 1200);
const bust = sized(1000, 1000);

export const demoPictures: readonly [DemoPicture, ...DemoPicture[]] = [
  header(
    'kop-gracht',
    ['canal', 'day', 7, { zoom: 1.12, focalPoint: [0.8, 0.1] }],
    'Gekleurde gevels aan de gracht, met een platbodem aan de kade.',
    'Colourful gables along the canal, with a sailing barge at the quay.',
  ),
  header(
    'kop-haven',
    ['harbour', 'morning', 12, { zoom: 1.1 }],
    'Zeilschepen op het meer bij de havenmond in de ochtend.',
    'Sailing ships on the lake near the harbour mouth in the morning.',
  ),
  header(
    'kop-polder',
    ['polder', 'day', 5, { zoom: 1.15 }],
    'Koeien in de polder, met knotwilgen langs de sloot.',
    'Cows in the polder, with pollard willows along the ditch.',
  ),
  header(
    'kop-dijk',
    ['dike', 'dusk', 18, { zoom: 1.15, isMirrored: true }],
    'Schapen en fietsers op de dijk bij zonsondergang.',
    'Sheep and cyclists on the dike at sunset.',
  ),

  picture(
    'oude-haven',
    ['harbour', 'morning', 3, { zoom: 1.18 }],
    'Een schip van de bruine vloot vaart de Oude Haven uit.',
    'A traditional sailing ship leaves the Oude Haven.',
  ),
  picture(
    'havenmond',
    ['harbour', 'dusk', 9, { zoom: 1.22, isMirrored: true }],
    'De vuurtoren aan de havenmond in het avondlicht.',
    'The lighthouse at the harbour mouth in the evening light.',
  ),
  picture(
    'havenmond-dag',
    ['harbour', 'day', 26, { zoom: 1.3, focus: [0.72, 0.5] }],
    'Zeilboten voor de vuurtoren van Noorderhaven.',
    'Sailing boats in front of the Noorderhaven lighthouse.',
  ),
  picture(
    'havenkade-avond',
    ['canal', 'dusk', 4, { zoom: 1.2 }],
    'Verlichte ramen aan de Havenkade in de avond.',
    'Lit windows along the Havenkade in the evening.',
  ),
  picture(
    'havenkade-ochtend',
    ['canal', 'morning', 15, { zoom: 1.25, isMirrored: true }],
    'De Havenkade in de ochtend, met een sloep op het water.',
    'The Havenkade in the morning, with a launch on the water.',
  ),
  picture(
    'havenkade',
    ['canal', 'day', 33, { zoom: 1.3, focus: [0.4, 0.55] }],
    'Trapgevels en klokgevels aan de gracht, met wandelaars op de kade.',
    'Stepped gables and bell gables along the canal, with people walking on the quay.',
  ),
  picture(
    'stadhuisplein',
    ['square', 'day', 21, { zoom: 1.24 }],
    'Het Stadhuisplein met bomen, bankjes en een fontein.',
    'The Stadhuisplein with trees, benches and a fountain.',
  ),
  picture(
    'stadhuisplein-avond',
    ['square', 'dusk', 5, { zoom: 1.24, isMirrored: true }],
    'Mensen wandelen in de avond over het Stadhuisplein.',
    'People walking across the Stadhuisplein in the evening.',
  ),
  picture(
    'stadhuisplein-ochtend',
    ['square', 'morning', 11, { zoom: 1.34, focus: [0.4, 0.58] }],
    'Een bankje en een fontein op het plein, vroeg in de ochtend.',
    'A bench and a fountain on the square, early in the morning.',
  ),
  picture(
    'stadhuis',
    ['townhall', 'day', 6, { zoom: 1.06, focus: [0.5, 0.42] }],
    'Het stadhuis van Noorderhaven met de klokkentoren.',
    'The town hall of Noorderhaven with its clock tower.',
  ),
  picture(
    'stadhuis-avond',
    ['townhall', 'dusk', 2, { zoom: 1.16, focus: [0.5, 0.5] }],
    'Licht achter de ramen van het stadhuis.',
    'Light behind the windows of the town hall.',
  ),
  picture(
    'markt',
    ['market', 'day', 21, { zoom: 1.18 }],
    'Kramen met gestreepte luifels op de weekmarkt.',
    'Stalls with striped awnings at the weekly market.',
  ),
  picture(
    'markt-ochtend',
    ['market', 'morning', 8, { zoom: 1.34, focus: [0.36, 0.62] }],
    'Groente en fruit op de markt in de ochtend.',
    'Fruit and vegetables at the market in the morning.',
  ),
  picture(
    'bollenvelden',
    ['bulbs', 'day', 11, { zoom: 1.12 }],
    'Rijen tulpen in rood, geel en paars, met een molen aan de horizon.',
    'Rows of tulips in red, yellow and purple, with a windmill on the horizon.',
  ),
  picture(
    'bollenvelden-avond',
    ['bulbs', 'dusk', 29, { zoom: 1.2, isMirrored: true }],
    'Bollenvelden in het avondlicht.',
    'Bulb fields in the evening light.',
  ),
  picture(
    'molen',
    ['mill', 'dusk', 21, { zoom: 1.08, focus: [0.5, 0.45] }],
    'Molen De Eendracht aan het water bij zonsondergang.',
    'De Eendracht windmill by the water at sunset.',
  ),
  picture(
    'molen-dag',
    ['mill', 'day', 14, { zoom: 1.18, focus: [0.5, 0.5], isMirrored: true }],
    'Molen De Eendracht weerspiegelt in de vaart.',
    'De Eendracht windmill reflected in the water.',
  ),
  picture(
    'dijk-schapen',
    ['dike', 'morning', 31, { zoom: 1.2 }],
    'Schapen grazen op de dijk langs het meer.',
    'Sheep grazing on the dike along the lake.',
  ),
  picture(
    'dijk',
    ['dike', 'day', 13, { zoom: 1.14, isMirrored: true }],
    'Twee fietsers op de dijk, met het meer op de achtergrond.',
    'Two cyclists on the dike, with the lake in the background.',
  ),
  picture('polder', ['polder', 'day', 8, { zoom: 1.18 }], 'Koeien in het weiland bij een boerderij.', 'Cows in the meadow near a farm.'),
  picture(
    'polder-ochtend',
    ['polder', 'morning', 17, { zoom: 1.26, isMirrored: true }],
    'Een reiger langs de sloot in de vroege ochtend.',
    'A heron along the ditch in the early morning.',
  ),
  picture('boomgaard-bloesem', ['orchard', 'morning', 8, { zoom: 1.12 }], 'Fruitbomen in bloei.', 'Fruit trees in blossom.'),
  picture(
    'boomgaard-oogst',
    ['orchard', 'day', 24, { zoom: 1.16 }],
    'Kratten met appels in de boomgaard.',
    'Crates of apples in the orchard.',
  ),
  picture(
    'ophaalbrug',
    ['bridge', 'day', 3, { zoom: 1.2 }],
    'Een platbodem vaart onder de open ophaalbrug door.',
    'A sailing barge passes the open drawbridge.',
  ),
  picture(
    'ophaalbrug-ochtend',
    ['bridge', 'morning', 4, { zoom: 1.24 }],
    'Een fietser rijdt over de ophaalbrug.',
    'A cyclist rides across the drawbridge.',
  ),
  picture(
    'bibliotheek',
    ['library', 'day', 21, { zoom: 1.2 }],
    'Achter de grote ramen van de bibliotheek staan de boekenkasten.',
    'Bookshelves behind the large windows of the library.',
  ),
  picture(
    'bibliotheek-avond',
    ['library', 'dusk', 5, { zoom: 1.26, isMirrored: true }],
    'De bibliotheek in de avond, met licht achter de ramen.',
    'The library in the evening, with light behind the windows.',
  ),
  picture('zwembad', ['pool', 'day', 21, { zoom: 1.14 }], 'Zwemmers in het buitenbad De Plons.', 'Swimmers in De Plons open-air pool.'),
  picture(
    'zwemsteiger',
    ['swimJetty', 'day', 4, { zoom: 1.24 }],
    'Zwemmers bij de nieuwe steiger in het meer.',
    'Swimmers near the new jetty in the lake.',
  ),
  picture(
    'zwemsteiger-avond',
    ['swimJetty', 'dusk', 19, { zoom: 1.2, isMirrored: true }],
    'De zwemsteiger bij zonsondergang.',
    'The swimming jetty at sunset.',
  ),
  picture(
    'school',
    ['school', 'morning', 21, { zoom: 1.24 }],
    'Kinderen spelen op het schoolplein.',
    'Children playing in the school yard.',
  ),
  picture(
    'fietspad',
    ['cyclePath', 'day', 21, { zoom: 1.08 }],
    'Fietsers op een breed fietspad onder de bomen.',
    'Cyclists on a wide cycle path under the trees.',
  ),
  picture(
    'fietspad-avond',
    ['cyclePath', 'dusk', 40, { zoom: 1.16, isMirrored: true }],
    'Fietsers op weg naar huis in de avond.',
    'Cyclists on their way home in the evening.',
  ),
  picture('park', ['park', 'day', 10, { zoom: 1.16 }], 'Wandelaars bij de vijver in het park.', 'People walking by the pond in the park.'),
  picture(
    'park-winter',
    ['park', 'winter', 22, { zoom: 1.16 }],
    'Sneeuw in het park, met eenden in de vijver.',
    'Snow in the park, with ducks on the pond.',
  ),
  picture(
    'milieustraat',
    ['recycling', 'day', 21, { zoom: 1.18 }],
    'Containers voor papier, tuinafval, glas en hout op de milieustraat.',
    'Containers for paper, garden waste, glass and wood at the recycling centre.',
  ),
  picture(
    'milieustraat-ochtend',
    ['recycling', 'morning', 30, { zoom: 1.36, focus: [0.3, 0.6] }],
    'Een bewoner brengt spullen naar de milieustraat.',
    'A resident brings things to the recycling centre.',
  ),
  picture(
    'schaatsen',
    ['ice', 'winter', 7, { zoom: 1.18 }],
    'Schaatsers op de bevroren vaart bij de molen.',
    'Skaters on the frozen canal near the windmill.',
  ),
  picture(
    'havenkade-winter',
    ['canal', 'winter', 44, { zoom: 1.2 }],
    'De Havenkade in de winter, met kale bomen.',
    'The Havenkade in winter, with bare trees.',
  ),
  picture(
    'nieuwbouw',
    ['building', 'day', 12, { zoom: 1.16 }],
    'Een rij nieuwe huizen in aanbouw, met een hijskraan.',
    'A row of new houses under construction, with a crane.',
  ),
  picture(
    'nieuwbouw-avond',
    ['building', 'dusk', 28, { zoom: 1.26, isMirrored: true }],
    'Steigers rond nieuwe huizen in het avondlicht.',
    'Scaffolding around new houses in the evening light.',
  ),
  picture(
    'dorp',
    ['village', 'day', 21, { zoom: 1.18 }],
    'De kerk en de huizen van een dorp langs de dijk.',
    'The church and houses of a village along the dike.',
  ),
  picture(
    'dorp-winter',
    ['village', 'winter', 6, { zoom: 1.24, isMirrored: true }],
    'Een dorp langs de dijk in de sneeuw.',
    'A village along the dike in the snow.',
  ),

  bust('portret-terpstra', ['portrait', 'day', 23], 'Marijke Terpstra, burgemeester', 'Marijke Terpstra, mayor'),
  bust('portret-yildiz', ['portrait', 'day', 29], 'Emre Yildiz, wethouder', 'Emre Yildiz, alderman'),
  bust('portret-van-der-meer', ['portrait', 'day', 12], 'Saskia van der Meer, wethouder', 'Saskia van der Meer, alderman'),
  bust('portret-mensah', ['portrait', 'day', 26], 'Kwame Mensah, wethouder', 'Kwame Mensah, alderman'),
  bust('portret-bensaid', ['portrait', 'day', 14], 'Nadia Bensaïd, medewerker van de publieksbalie', 'Nadia Bensaïd, service desk officer'),
  bust('portret-dijkstra', ['portrait', 'day', 20], 'Hendrik Dijkstra, dijkwerker', 'Hendrik Dijkstra, dike worker'),
];
