import { nlAdmin } from './nl.admin.ts';

export const nl = {
  fileName: 'logboek',
  columns: {
    when: 'Wanneer',
    who: 'Wie',
    what: 'Wat',
    changed: nlAdmin.changed,
    object: 'Waarover',
    result: 'Resultaat',
    kind: nlAdmin.kind,
    network: 'Netwerk',
    request: 'Nummer van het verzoek',
  },
  kinds: nlAdmin.kinds,
  results: nlAdmin.results,
};
