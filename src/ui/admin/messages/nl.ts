/** The words of indexes and drawers. They address nobody. */
export const nl = {
  chooseAll: 'Alles op deze pagina selecteren',
  /** The same where there is room for one word. */
  all: 'Alles',
  choose: (name: string) => `Selecteer ${name}`,
  chosen: (count: number) => `${count} geselecteerd`,
  forgetChoice: 'Selectie wissen',
  range: (from: number, to: number, total: number) => `${from} tot en met ${to} van ${total}`,
  close: 'Sluit',
  filters: (inUse: number) => (inUse === 0 ? 'Filters' : `Filters (${inUse})`),
  unknownFilters: (names: readonly string[]) => `Onbekend filter in het adres: ${names.join(', ')}. Daarop is niet gefilterd.`,
  notThere: 'Wat het adres noemt, is er niet of niet meer.',
  removeFromAddress: 'Haal weg uit het adres',
  clearFilters: 'Wis zoekwoord en filters',
  noMatch: 'Niets gevonden. Probeer een ander woord of minder filters.',
  unsaved: 'Niet opgeslagen wijzigingen',
  restore: 'Herstel',
};
