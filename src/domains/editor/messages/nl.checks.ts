export const nlChecks = {
  /** The button in the bar. */
  open: (count: number) => (count === 0 ? 'Controle: niets gevonden' : `Controle: ${count === 1 ? '1 punt' : `${count} punten`}`),
  title: 'Controle',
  none: 'Niets gevonden',
  noneText: 'Lees de pagina zelf ook nog eens door.',
  keys: 'Met F8 ga je naar het volgende punt, met Shift en F8 naar het vorige.',
  severities: { error: 'Fouten', warning: 'Let op', tip: 'Tips' },
  goTo: 'Ga ernaartoe',
  /** Announced on arrival: which one, of how many, and what it is. */
  arrived: (number: number, count: number, what: string) => `Punt ${number} van ${count}: ${what}`,
  mended: 'Verbeterd.',
  about: {
    emptyHeading: 'Een kop zonder tekst.',
    headingOrder: 'Deze kop slaat een niveau over.',
    pictureWithoutWords: 'Deze afbeelding heeft geen beschrijving. Is hij alleen versiering? Dan is dat goed.',
    linkWords: 'Deze link zegt niet waar hij heen gaat.',
    tableWithoutHead: 'Een tabel zonder koppen boven de kolommen.',
    untranslated: 'Nog niet vertaald: bezoekers zien hier Nederlands.',
    outdated: 'De Nederlandse tekst is veranderd na deze vertaling.',
    boldParagraph: 'Een alinea die helemaal vet is. Is het een kop?',
    listByHand: 'Een opsomming die met de hand is gemaakt.',
    formInHeading: 'Vet of cursief in een kop.',
    emptyParagraph: 'Een lege alinea.',
    longSentence: 'Een zin van meer dan 20 woorden.',
  },
  fixes: {
    emptyHeading: 'Verwijder de lege kop',
    tableWithoutHead: 'Maak de eerste rij de kop',
    formInHeading: 'Haal de opmaak uit de kop',
    emptyParagraph: 'Verwijder de lege alinea',
  } as Record<string, string>,
};
