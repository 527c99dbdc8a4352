/** The words around what the settings say: in the terms and in the accessibility statement. */
export const liveWordsNl = {
  firstVersion: 'Dit is de eerste versie van deze gebruiksvoorwaarden.',
  laterVersion: (version: number) =>
    `Dit is versie ${version}. Heeft u een account? Dan leest u na het inloggen wat er anders is dan in de versie die u eerder accepteerde.`,
  statuses: {
    notExamined: {
      name: 'Nog niet onderzocht',
      meaning:
        'Er is nog geen volledig onderzoek gedaan naar de toegankelijkheid van deze website. Daarom kunnen wij nog niet zeggen of de website aan alle eisen voldoet.',
    },
    A: {
      name: 'Status A: voldoet volledig',
      meaning: 'Uit volledig onderzoek blijkt dat deze website aan alle eisen voldoet. Het onderzoek is niet ouder dan drie jaar.',
    },
    B: {
      name: 'Status B: voldoet gedeeltelijk',
      meaning:
        'Uit volledig onderzoek blijkt dat deze website nog niet aan alle eisen voldoet. Hieronder staat wat er nog niet in orde is, wat wij daaraan doen en wanneer het klaar is.',
    },
    C: {
      name: 'Status C: eerste maatregelen genomen',
      meaning:
        'Er is nog geen volledig onderzoek gedaan. Wij hebben al wel maatregelen genomen. Het onderzoek is gepland binnen zes maanden.',
    },
    D: {
      name: 'Status D: voldoet niet',
      meaning: 'Er is geen volledig onderzoek gedaan en er is ook geen onderzoek gepland. De website voldoet daarom niet aan de wet.',
    },
    E: {
      name: 'Status E: geen verklaring',
      meaning: 'Voor deze website is nog geen officiële verklaring. De website voldoet daarom niet aan de wet.',
    },
  },
  inRegister: 'De officiële verklaring staat in het [register van toegankelijkheidsverklaringen]({address}).',
  register:
    'De officiële verklaringen van overheden staan in het [register van toegankelijkheidsverklaringen](https://www.toegankelijkheidsverklaring.nl/register).',
  registerMissing: 'Adres van deze verklaring in het register:',
  noReports: 'Er is nog geen rapport van een onderzoek.',
  report: (title: string, date: string) => `${title}, ${date}`,
  planned: (date: string) => `Het volgende onderzoek is gepland op ${date}.`,
  noDeviations: 'Er zijn geen afwijkingen bekend.',
  noDeviationsYet: 'Er zijn nog geen afwijkingen vastgelegd. Dat betekent niet dat alles in orde is.',
  deviationColumns: ['Eis', 'Wat is er mis?', 'Oorzaak', 'Gevolg', 'Wat doen wij eraan?', 'Wanneer klaar?'],
  noDate: 'Nog niet bekend',
  signer: 'Functie',
  signedOn: 'Ondertekend op',
  updatedOn: 'Laatst bijgewerkt op',
  notSigned: 'Deze verklaring is nog niet ondertekend.',
};
