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
  toActsOfChosen: 'Naar de acties met de selectie',
  clearFilters: 'Wis zoekwoord en filters',
  noMatch: 'Probeer een ander woord of minder filters.',
  unsaved: 'Niet opgeslagen wijzigingen',
  restore: 'Herstel',
  changedByOthers: (what: string) => `Iemand anders wijzigde intussen: ${what}.`,
  /** When only others changed it. */
  typedStays: 'Wat hier was ingevuld, staat er nog. Kijk het na en sla het op.',
  /** When it was changed here as well. */
  keepOrTake: 'Wat hier was ingevuld, staat er nog. Sla opnieuw op om dat te houden, of neem over wat er nu is.',
  standsNow: (what: string) => `Nu staat er bij ${what}:`,
  takeTheirs: 'Neem over wat er nu is',
  nothing: 'niets',
  yes: 'ja',
  no: 'nee',
  record: {
    savedAfterAll: {
      title: 'De wijziging was toch opgeslagen',
      message: 'Alleen het antwoord kwam niet aan. Nu staat er wat is opgeslagen.',
    },
    notUndone: 'Ongedaan maken is niet gelukt',
    changedSince: (what: string) =>
      what === '' ? 'Er is intussen iets anders gewijzigd.' : `Er is intussen iets gewijzigd. Nu staat er bij ${what}.`,
  },
};
