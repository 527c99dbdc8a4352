import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const report: WordsOfBoth = { nl: 'melden op straat, melding openbare ruimte', en: 'report a problem' };

export const streetAndNatureSynonyms: SynonymGroup[] = [
  {
    nl: 'melden, melding, meldpunt, openbare ruimte, storing',
    en: 'report a problem, report a fault, report an issue, public space, fault',
  },
  {
    nl: 'lantaarnpaal, lantaarn, straatlantaarn, straatlamp, straatverlichting, openbare verlichting, kapotte lamp',
    en: 'street light, street lamp, street lighting, lamp post, lamppost, broken lamp',
    see: report,
  },
  {
    nl: 'stoep, stoeptegel, losse tegel, trottoir, bestrating, kuil, gat in de weg, wegdek',
    en: 'pavement, paving stone, loose tile, sidewalk, footpath, pothole, hole in the road, road surface',
    see: report,
  },
  {
    nl: 'zwerfafval, zwerfvuil, afval op straat, rommel op straat, vuil op straat, afval dumpen, afvaldumping',
    en: 'litter, rubbish in the street, fly-tipping, illegal dumping, dumped rubbish',
    see: report,
  },
  {
    nl: 'groenonderhoud, onkruid, snoeien, gras maaien, plantsoen, tak, omgevallen boom, omgewaaide boom',
    en: 'green maintenance, weeds, pruning, mowing, branch, fallen tree',
    see: report,
  },
  {
    nl: 'ongedierte, ratten, muizen, wespen, wespennest, eikenprocessierups',
    en: 'pests, vermin, rats, mice, wasps, wasp nest',
    see: report,
  },
  {
    nl: 'overlast, geluidsoverlast, geluid, lawaai, herrie, burenoverlast, burenruzie, hangjongeren, stank',
    en: 'nuisance, noise, noise nuisance, loud music, noisy neighbours, antisocial behaviour',
  },
  { nl: 'graffiti, vandalisme, vernieling', en: 'graffiti, vandalism', see: report },
  { nl: 'dood dier, dode dieren, gewond dier, dierenambulance', en: 'dead animal, injured animal, animal ambulance', see: report },
  { nl: 'fietswrak, weesfiets, achtergelaten fiets', en: 'abandoned bike, abandoned bicycle', see: report },
  {
    nl: 'wateroverlast, riool, riolering, verstopt riool, grondwater',
    en: 'flooding, sewer, drains, blocked drain, groundwater',
    see: report,
  },
  {
    nl: 'hond, hond uitlaten, uitlaatplek, losloopgebied, hondenpoep, hondenbelasting, aanlijnplicht',
    en: 'dog, walk my dog, dog walking, off the lead, off leash, dog poo, dog tax',
  },
  {
    nl: 'gladheid, glad, strooien, gestrooid, strooiroute, strooiwagen, sneeuw, ijzel',
    en: 'icy, icy roads, gritting, grit, slippery, snow, black ice',
  },
  { nl: 'vuurwerk, vuurwerkverbod, oud en nieuw', en: 'fireworks, fireworks ban, new year’s eve' },
  { nl: 'zwembad, buitenbad, zwemles, badmeester', en: 'swimming pool, pool, open-air pool, swimming lessons, lifeguard' },
  { nl: 'zwemwater, blauwalg, zwemmen in het meer', en: 'bathing water, blue-green algae, swimming in the lake' },
  { nl: 'politie, wijkagent, handhaving, handhaver, boa', en: 'police, police officer, enforcement, enforcement officer' },
  { nl: 'ramp, crisis, noodsituatie, calamiteit, nl-alert', en: 'disaster, crisis, emergency' },
];
