import type { SynonymGroup } from './synonym-group.ts';

export const schoolWorkAndLeisureSynonyms: SynonymGroup[] = [
  { nl: 'school, basisschool, onderwijs, middelbare school', en: 'school, primary school, secondary school, education' },
  {
    nl: 'leerplicht, leerplichtambtenaar, schoolverlof, schoolverzuim, vrij van school',
    en: 'compulsory education, school attendance, leave from school, school leave, truancy',
  },
  { nl: 'leerlingenvervoer, schoolvervoer, schoolbus', en: 'school transport, school bus' },
  {
    nl: 'taalles, taalcursus, taalcafé, nederlands leren, nederlandse les, oefen nederlands',
    en: 'dutch lessons, dutch course, language lessons, language course, language café, learn dutch, learning dutch, practise dutch',
  },
  {
    nl: 'vacature, baan, werken bij, werken bij de gemeente, solliciteren, sollicitatie, stage',
    en: 'vacancy, job, job opening, work for us, working for us, working for the municipality, apply for a job, internship, career',
  },
  {
    nl: 'werkloos, werkloosheid, werk zoeken, werk vinden, werkzoekende, re-integratie',
    en: 'unemployed, unemployment, looking for work, find work, job seeker',
    see: { nl: 'vacature', en: 'vacancy' },
  },
  { nl: 'bibliotheek, bieb, boeken lenen', en: 'library, borrow books' },
  {
    nl: 'sport, sporten, sportclub, sportvereniging, sporthal, sportzaal, gymzaal, sportpark',
    en: 'sport, sports, sports club, sports hall, sports park, gym',
  },
  { nl: 'cultuur, theater, museum, schouwburg', en: 'culture, theatre, theater, museum' },
  { nl: 'agenda, evenementen, uitagenda, activiteiten', en: 'calendar, events, things to do, activities' },
  {
    nl: 'evenementenvergunning, evenement organiseren, evenement aanvragen, buurtfeest, straatfeest, feest organiseren',
    en: 'event permit, organise an event, organize an event, street party, block party',
    see: { nl: 'evenement, evenement aan', en: 'your event' },
  },
  {
    nl: 'horeca, horecavergunning, drankvergunning, alcoholvergunning, exploitatievergunning, terras, terrasvergunning',
    en: 'alcohol licence, liquor licence, restaurant licence, pub licence, terrace',
  },
  {
    nl: 'ondernemer, ondernemen, bedrijf, bedrijf beginnen, bedrijf starten, eigen bedrijf, zzp',
    en: 'entrepreneur, business, start a business, starting a business, company, self-employed',
  },
  { nl: 'markt, weekmarkt, marktkraam, standplaats', en: 'market, weekly market, market stall' },
  { nl: 'aanbesteding, inkoop', en: 'tender, procurement' },
  { nl: 'factuur, e-factuur, rekening sturen', en: 'invoice, e-invoice, send a bill' },
];
