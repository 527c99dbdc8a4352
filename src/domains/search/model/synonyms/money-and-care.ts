import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const lowIncome: WordsOfBoth = { nl: 'laag inkomen', en: 'low income' };
const careAndSupport: WordsOfBoth = { nl: 'zorg en hulp, wijkteam', en: 'care and support, neighbourhood team' };
const taxes: WordsOfBoth = { nl: 'gemeentelijke belastingen', en: 'municipal taxes' };

export const moneyAndCareSynonyms: SynonymGroup[] = [
  {
    nl: 'gemeentelijke belastingen, gemeentebelasting, belasting, aanslag, aanslagbiljet, heffing',
    en: 'municipal taxes, local taxes, council tax, tax, taxes, tax assessment, tax bill',
  },
  { nl: 'woz, woz-waarde, waarde huis, taxatieverslag', en: 'woz, property value, property valuation, house value', see: taxes },
  { nl: 'ozb, onroerendezaakbelasting', en: 'property tax, real estate tax', see: taxes },
  {
    nl: 'afvalstoffenheffing, afvalheffing, reinigingsheffing, rioolheffing',
    en: 'waste tax, waste levy, waste charge, sewerage charge',
    see: taxes,
  },
  { nl: 'toeristenbelasting', en: 'tourist tax', see: taxes },
  { nl: 'kwijtschelding, belasting niet betalen', en: 'remission, tax relief, tax exemption, waiver', see: taxes },
  { nl: 'betalingsregeling, gespreid betalen, betalen in termijnen', en: 'payment plan, pay in instalments, instalments' },
  { nl: 'kosten, kost, prijs, tarief, leges', en: 'cost, price, fee, charge, rate' },
  {
    nl: 'schulden, schuldhulp, schuldhulpverlening, schuldsanering, geldzorgen, geldproblemen, budgetcoach',
    en: 'debt, debt help, debt counselling, debt relief, money problems, money worries',
    see: careAndSupport,
  },
  {
    nl: 'uitkering, bijstand, bijstandsuitkering, participatiewet',
    en: 'benefit, benefits, social assistance, welfare, income support, unemployment benefit',
    see: lowIncome,
  },
  {
    nl: 'laag inkomen, minima, armoede, weinig geld, minimaregeling, bijzondere bijstand, inkomenstoeslag',
    en: 'low income, poverty, minimum income, special assistance, income supplement',
  },
  { nl: 'stadspas, kortingspas, minimapas, meedoenregeling', en: 'city pass, discount pass, discount card', see: lowIncome },
  { nl: 'voedselbank, voedselpakket, kledingbank', en: 'food bank, food parcel, clothing bank' },
  { nl: 'huurtoeslag, zorgtoeslag, toeslagen', en: 'rent allowance, housing benefit, healthcare allowance', see: lowIncome },
  { nl: 'subsidie, geld voor vereniging', en: 'grant, subsidy, funding' },
  {
    nl: 'wmo, maatschappelijke ondersteuning, hulp thuis, hulp in huis, thuiszorg, zorg en hulp',
    en: 'wmo, social support, help at home, home care, care and support',
    see: careAndSupport,
  },
  {
    nl: 'huishoudelijke hulp, hulp in de huishouding, hulp bij het huishouden, schoonmaakhulp',
    en: 'domestic help, household help, help with cleaning, cleaning help',
    see: { nl: 'hulp in huis, zorg en hulp', en: 'help at home, care and support' },
  },
  { nl: 'rolstoel', en: 'wheelchair', see: careAndSupport },
  {
    nl: 'scootmobiel, traplift, rollator, hulpmiddel, woningaanpassing',
    en: 'mobility scooter, stairlift, mobility aid, home adaptation',
    see: careAndSupport,
  },
  { nl: 'regiotaxi, deeltaxi, taxivervoer', en: 'subsidised taxi, shared taxi', see: careAndSupport },
  {
    nl: 'mantelzorg, mantelzorger, mantelzorgwaardering, zorgen voor iemand',
    en: 'carer, family carer, informal carer, informal care, caregiver',
  },
  {
    nl: 'wijkteam, sociaal wijkteam, sociaal team, maatschappelijk werk, zorgloket, sociaal loket',
    en: 'neighbourhood team, community team, social work, social worker, social services',
  },
  { nl: 'huiselijk geweld, veilig thuis, kindermishandeling, mishandeling', en: 'domestic violence, domestic abuse, child abuse' },
  { nl: 'eenzaam, eenzaamheid, maatje', en: 'lonely, loneliness, buddy', see: careAndSupport },
  { nl: 'dakloos, daklozenopvang, briefadres', en: 'homeless, homeless shelter', see: careAndSupport },
  { nl: 'ggd, vaccinatie, inenting, consultatiebureau', en: 'vaccination, public health service, child health clinic' },
  { nl: 'vrijwilliger, vrijwilligerswerk', en: 'volunteer, volunteering, voluntary work' },
  { nl: 'vluchteling, asielzoeker, azc, statushouder', en: 'refugee, asylum seeker, status holder' },
];
