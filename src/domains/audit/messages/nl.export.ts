export const nl = {
  fileName: 'logboek',
  columns: {
    when: 'Wanneer (UTC)',
    who: 'Wie',
    what: 'Wat',
    object: 'Waarover',
    result: 'Resultaat',
    type: 'Soort',
    network: 'Netwerk',
    request: 'Nummer van het verzoek',
  },
  results: { done: 'Gelukt', denied: 'Geweigerd', failed: 'Mislukt' },
};
