import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const waste: WordsOfBoth = { nl: 'afval', en: 'waste' };
const recyclingCentre: WordsOfBoth = { nl: 'milieustraat', en: 'recycling centre' };

export const wasteSynonyms: SynonymGroup[] = [
  {
    nl: 'afval, vuilnis, vuil, huisvuil, huisafval, restafval, gft',
    en: 'waste, rubbish, garbage, trash, refuse, household waste',
    see: { nl: 'afvalkalender, milieustraat', en: 'waste calendar, recycling centre' },
  },
  {
    nl: 'container, kliko, vuilnisbak, afvalbak, rolcontainer, minicontainer, afvalcontainer, vuilniszak',
    en: 'bin, wheelie bin, dustbin, rubbish bin, garbage can, trash can, waste container',
    see: waste,
  },
  {
    nl: 'gft, gft-afval, groente fruit tuinafval, tuinafval, groenafval, keukenafval, etensresten, groenbak, groene bak, gft-bak, biobak, groene container',
    en: 'food waste, garden waste, green waste, organic waste, kitchen waste, vegetables fruit garden waste, green bin',
    see: waste,
  },
  {
    nl: 'oud papier, papier en karton, karton, papierbak, papiercontainer, papierinzameling, blauwe container',
    en: 'waste paper, old paper, paper recycling, paper and cardboard, cardboard, paper bin, blue bin',
    see: waste,
  },
  {
    nl: 'pmd, plastic, plasticafval, verpakkingsafval, blik, drinkpakken, oranje container',
    en: 'plastic, plastic waste, packaging, cans, cartons, drink cartons, orange bin',
    see: waste,
  },
  { nl: 'glas, glasbak, glascontainer, lege flessen', en: 'glass, bottle bank, glass recycling, empty bottles', see: waste },
  {
    nl: 'grof vuil, grof afval, grof huisvuil, bankstel, oude bank, matras, oude meubels',
    en: 'bulky waste, bulky items, bulky rubbish, large items, sofa, mattress, old furniture',
    see: recyclingCentre,
  },
  {
    nl: `afvalkalender, ophaaldag, vuilniskalender, afvalrooster, vuilnis ophalen, vuil ophalen, afval ophalen, container legen, vuilniswagen,
      papier aan de straat, container aan de straat, vuilnis aan de straat, papier ophalen`,
    en: 'waste calendar, collection day, bin day, bin collection, waste collection, rubbish collection, refuse collection, empty bin, dustcart',
  },
  {
    nl: 'milieustraat, stort, vuilstort, stortplaats, gemeentewerf, milieupark, brengstation, afvalbrengpunt, recyclingstation',
    en: 'recycling centre, recycling center, recycling point, tip, rubbish tip, dump, waste centre, household waste site',
  },
  {
    nl: 'klein chemisch afval, kca, chemisch afval, verf, batterijen, frituurvet, gevaarlijk afval',
    en: 'chemical waste, hazardous waste, paint, batteries, cooking oil',
    see: recyclingCentre,
  },
  {
    nl: 'apparaten, elektrische apparaten, witgoed, koelkast, wasmachine, elektronica',
    en: 'appliances, electrical appliances, white goods, fridge, washing machine, electronics',
    see: recyclingCentre,
  },
  { nl: 'puin, bouwafval, sloopafval', en: 'rubble, building waste, construction waste, debris', see: recyclingCentre },
  { nl: 'textiel, oude kleren, oude kleding, kledingbak', en: 'textiles, old clothes, clothes bin', see: waste },
  { nl: 'afvalpas, milieupas, containerpas', en: 'waste card, waste pass, recycling card' },
  { nl: 'afval scheiden, afvalscheiding, afval sorteren', en: 'separate waste, sort waste, sorting waste, recycling, recycle', see: waste },
  { nl: 'compost, composteren, compostvat, composthoop', en: 'compost, composting, compost bin' },
];
