import { buildingAndHousingSynonyms } from './building-and-housing.ts';
import { contactSynonyms } from './contact.ts';
import { documentAndMovingSynonyms } from './documents-and-moving.ts';
import { familySynonyms } from './family.ts';
import { governmentSynonyms } from './government.ts';
import { moneyAndCareSynonyms } from './money-and-care.ts';
import { schoolWorkAndLeisureSynonyms } from './school-work-and-leisure.ts';
import { streetAndNatureSynonyms } from './street-and-nature.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { trafficSynonyms } from './traffic.ts';
import { wasteSynonyms } from './waste.ts';

/** What people call the things a municipality does: a list that comes with the product, and that anybody may make longer. */
export const allSynonyms: readonly SynonymGroup[] = [
  ...wasteSynonyms,
  ...documentAndMovingSynonyms,
  ...familySynonyms,
  ...buildingAndHousingSynonyms,
  ...streetAndNatureSynonyms,
  ...trafficSynonyms,
  ...moneyAndCareSynonyms,
  ...schoolWorkAndLeisureSynonyms,
  ...governmentSynonyms,
  ...contactSynonyms,
];

/** The words of one line of the list. */
export function listed(words: string): string[] {
  return words.split(',').map((word) => word.trim());
}
