/** The words about the terms of use on the settings screen. */
export const nlAdmin = {
  title: 'Gebruiksvoorwaarden',
  version: (version: number) => `Nu geldt versie ${version}.`,
  read: 'Lees de gebruiksvoorwaarden',
  source:
    'De tekst hoort bij Plein en wordt aangevuld met de naam en de gegevens van dit platform. Je kunt hem hier nog niet bewerken. Hij verandert met een nieuwe versie van Plein, of als die gegevens veranderen.',
  help: 'Is de tekst veranderd? Publiceer dan een nieuwe versie. Iedereen met een account ziet wat er anders is en moet opnieuw akkoord geven.',
  publish: 'Publiceer een nieuwe versie',
  confirmTitle: (version: number) => `Versie ${version} van de gebruiksvoorwaarden publiceren?`,
  asked: (count: number, amount: string) =>
    count === 1
      ? 'Alle gebruikers moeten opnieuw akkoord geven. Dat is nu 1 persoon met een actief account: jijzelf.'
      : `Alle gebruikers moeten opnieuw akkoord geven. Dat zijn nu ${amount} mensen met een actief account, jijzelf ook.`,
  noWayBack: 'De nieuwe versie geldt meteen. Je kunt dit niet terugdraaien.',
  unchangedTitle: (version: number) => `De tekst is niet veranderd sinds versie ${version}`,
  unchanged: 'Iedereen moet dan akkoord geven met dezelfde tekst, in het Nederlands en in het Engels. Weet je zeker dat dat nodig is?',
  changed: (version: number, dutch: number, english: number) =>
    `Nieuwe en vervallen regels sinds versie ${version}: ${dutch} in het Nederlands en ${english} in het Engels.`,
  confirm: (version: number) => `Publiceer versie ${version}`,
  published: (version: number) => `Versie ${version} van de gebruiksvoorwaarden`,
  stale: 'Iemand anders heeft net een nieuwe versie gepubliceerd. Sluit dit venster en kijk welke versie er nu is.',
  failed: 'Publiceren is niet gelukt. Probeer het opnieuw.',
};
