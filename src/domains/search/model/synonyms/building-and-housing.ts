import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const permit: WordsOfBoth = { nl: 'omgevingsvergunning', en: 'building permit' };

export const buildingAndHousingSynonyms: SynonymGroup[] = [
  {
    nl: 'omgevingsvergunning, bouwvergunning, vergunning bouwen, vergunning verbouwing, bouwaanvraag, bouwplan',
    en: 'building permit, planning permission, planning permit, construction permit, environmental permit, building plan',
  },
  {
    nl: 'verbouwen, verbouwing, aanbouw, uitbouw, serre, dakterras, carport',
    en: 'rebuilding, renovation, renovate, extension, conservatory, loft conversion, carport',
    see: permit,
  },
  { nl: 'dakkapel', en: 'dormer window, dormer', see: permit },
  { nl: 'schuur, schuurtje, tuinhuis, berging, garage', en: 'shed, garden house, summer house, garage', see: permit },
  { nl: 'schutting, erfafscheiding, hek, heg, haag, tuinmuur', en: 'fence, hedge, garden wall, boundary wall', see: permit },
  { nl: 'inrit, uitrit, oprit, uitweg, inritvergunning', en: 'driveway, drive, dropped kerb', see: permit },
  {
    nl: 'boom kappen, kappen, kapvergunning, boom vellen, boom omhakken, boom omzagen, boom weghalen, boom verwijderen',
    en: 'felling trees, fell a tree, tree felling, cut down a tree, cutting down trees, cut trees, remove a tree, tree removal',
    see: permit,
  },
  { nl: 'slopen, sloop, sloopmelding', en: 'demolish, demolition', see: permit },
  { nl: 'zonnepanelen, zonnepaneel, zonne-energie', en: 'solar panels, solar energy, solar power' },
  { nl: 'monument, rijksmonument, erfgoed, beschermd stadsgezicht', en: 'listed building, monument, heritage' },
  { nl: 'bestemmingsplan, omgevingsplan, bouwregels', en: 'zoning plan, zoning, land use plan, building rules' },
  {
    nl: 'huurwoning, huurhuis, woning huren, huis huren, sociale huur, woning zoeken, woningcorporatie, urgentieverklaring, woonruimte',
    en: 'rented home, rental home, rent a house, house to rent, social housing, council housing, housing association',
  },
  { nl: 'nieuwbouw, woningbouw, nieuwe woningen, kavel', en: 'new homes, new housing, new-build, housing development, building plot' },
  {
    nl: 'isolatie, isoleren, energie besparen, energiebesparing, energiehulp, energiecoach, energiekosten, stookkosten, huis warm, tocht',
    en: 'insulation, insulate, energy saving, save energy, energy coach, energy bill, energy costs, heating costs, home warm, draughts',
  },
];
