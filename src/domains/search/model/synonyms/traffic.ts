import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const parking: WordsOfBoth = { nl: 'parkeren', en: 'parking' };

export const trafficSynonyms: SynonymGroup[] = [
  {
    nl: 'parkeren, parkeerplaats, parkeerterrein, parkeergarage, betaald parkeren, parkeertarief, parkeerkosten, parkeergeld',
    en: 'parking, car park, parking lot, parking space, paid parking, parking fee, parking charges, parking rates',
  },
  {
    nl: 'parkeervergunning, vergunning parkeren, bewonersvergunning, bezoekersvergunning, parkeerkaart',
    en: 'parking permit, residents permit, resident parking, visitor permit',
    see: parking,
  },
  {
    nl: 'gehandicaptenparkeerkaart, gehandicaptenparkeerplaats, invalidenparkeerkaart, invalidenparkeerplaats',
    en: 'disabled parking, disabled parking permit, disabled parking space, blue badge',
    see: parking,
  },
  { nl: 'parkeerboete, parkeerbon, naheffing, naheffingsaanslag', en: 'parking fine, parking ticket', see: parking },
  {
    nl: 'laadpaal, laadpunt, oplaadpunt, elektrische auto',
    en: 'charging point, charging station, electric car, electric car charging, car charging',
  },
  { nl: 'fietspad, fietsroute', en: 'cycle path, cycle lane, cycle route, bike path, bike lane' },
  { nl: 'openbaar vervoer, bus, bushalte, buurtbus', en: 'public transport, bus, bus stop' },
  {
    nl: 'wegwerkzaamheden, werk aan de weg, wegafsluiting, straat afgesloten, straat dicht, omleiding',
    en: 'roadworks, road closure, road closed, street closed, diversion, detour',
  },
  {
    nl: 'ligplaats, aanlegplaats, aanmeren, havengeld, jachthaven',
    en: 'mooring, berth, dock, marina, harbour dues',
    see: { nl: 'haven', en: 'harbour' },
  },
  {
    nl: 'drempel, verkeersdrempel, te hard rijden, zebrapad, oversteekplaats',
    en: 'speed bump, speeding, zebra crossing, pedestrian crossing',
  },
];
