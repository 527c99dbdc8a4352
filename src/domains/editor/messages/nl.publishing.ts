export const nlPublishing = {
  inLanguage: { nl: 'Nederlands', en: 'Engels' },
  /** In the bar; opens the panel. */
  open: 'Publiceren',
  title: 'Publiceren',
  publish: (languages: string) => `Publiceer ${languages}`,
  /** What goes live, and whose work it is: names with a number. */
  summary: (count: number, whose: string) =>
    count === 1 ? `Je zet 1 wijziging live: ${whose}.` : `Je zet ${count} wijzigingen live: ${whose}.`,
  mine: (count: number) => `${count} van jou`,
  theirs: (count: number, name: string) => `${count} van ${name}`,
  somebody: 'iemand anders',
  nothing: 'Er is niets te publiceren. Bezoekers zien al wat hier staat.',
  formOnly: 'Alleen de opmaak is anders.',
  loadFailed: 'De wijzigingen kunnen niet worden getoond.',
  retry: 'Probeer opnieuw',
  whatChanges: 'Wat verandert er?',
  /** Words that come and words that go. */
  words: (added: string, removed: string) => `${added} woorden erbij, ${removed} woorden weg`,
  goTo: (name: string) => `Ga naar: ${name}`,
  thePage: 'De pagina zelf',
  kinds: { added: 'Nieuw', removed: 'Weg', changed: 'Gewijzigd' },
  documentFields: { title: 'titel', description: 'beschrijving' },
  settings: {
    picture: 'andere afbeelding',
    link: 'andere link',
    form: 'andere opmaak',
    layout: 'andere indeling',
    items: 'andere onderdelen',
    place: 'verplaatst',
    other: 'andere instellingen',
  },
  /** Said before the words, to who does not see their colour. */
  parts: { added: 'erbij:', removed: 'weg:' },
  otherLanguage: (language: string) => `In het ${language}`,
  changedBy: (name: string, moment: string) => `${name}, ${moment}`,
  /** After somebody looked: also live. */
  unseen: (names: string, people: number, count: number) =>
    `${names} ${people > 1 ? 'hebben' : 'heeft'} nog ${count === 1 ? '1 ding' : `${count} dingen`} gewijzigd.`,
  unseenText: 'Dat gebeurde nadat jij de pagina bekeek. Het gaat ook live.',
  changedMeanwhile: 'Er is intussen iets gewijzigd.',
  changedMeanwhileText: 'Dat staat nu ook in deze lijst. Kijk het na en publiceer opnieuw.',
  languages: 'Talen',
  states: { published: 'Gepubliceerd', changed: 'Gewijzigd', new: 'Nog niet gepubliceerd', absent: 'Geen tekst' },
  liveSince: (date: string) => `Gepubliceerd op ${date}.`,
  outdated: (count: number) =>
    count === 1
      ? 'De vertaling van 1 blok is ouder dan de Nederlandse tekst.'
      : `De vertaling van ${count} blokken is ouder dan de Nederlandse tekst.`,
  chooseLanguage: 'Kies eerst een taal.',
  whoSees: 'Wie ziet dit?',
  everybody: 'Iedereen kan deze pagina zien, ook zonder account.',
  roles: (roles: string) => `Alleen wie een van deze rollen heeft, kan deze pagina zien: ${roles}.`,
  menu: {
    top: 'De pagina staat in het hoofdmenu.',
    under: (name: string) => `De pagina staat in het menu onder ${name}.`,
    nowhere: 'De pagina staat niet in het menu. Bezoekers vinden haar met zoeken of via een link.',
  },
  discard: {
    open: 'Concept weggooien',
    question: (language: string) => `Wijzigingen in het ${language} weggooien?`,
    confirm: 'Gooi weg',
    goes: (count: number) => (count === 1 ? 'Je gooit 1 wijziging weg:' : `Je gooit ${count} wijzigingen weg:`),
    more: (count: number) => `en nog ${count}`,
    stays: (language: string) =>
      `De pagina wordt weer zoals bezoekers haar nu zien. Wat in het ${language} is geschreven, blijft. Je vindt je concept terug in de geschiedenis.`,
    done: 'Concept weggegooid.',
    kept: (count: number, language: string, names: string) =>
      count === 1
        ? `1 blok blijft, alleen voor het ${language}: daar staat tekst in van ${names}.`
        : `${count} blokken blijven, alleen voor het ${language}: daar staat tekst in van ${names}.`,
    structure: (count: number, language: string) =>
      count === 1
        ? `1 wijziging in de indeling blijft: ${language} heeft die al.`
        : `${count} wijzigingen in de indeling blijven: ${language} heeft ze al.`,
    nothingLeft: (language: string) => `Wat nog anders is, komt door de indeling: ${language} heeft die al.`,
    words: { title: 'Concept weggooien', processing: 'Bezig met weggooien…', failed: 'Weggooien is niet gelukt.' },
    undone: 'Je concept is terug.',
    undoing: { title: 'Concept terugzetten', processing: 'Bezig met terugzetten…', failed: 'Terugzetten is niet gelukt.' },
  },
  view: 'Bekijk de pagina',
  /** A publication, from its notice. */
  takenBack: 'De publicatie is teruggedraaid. Je concept is hetzelfde gebleven.',
  takingBack: { title: 'Publicatie terugdraaien', processing: 'Bezig met terugdraaien…', failed: 'Terugdraaien is niet gelukt.' },
  saved: 'Alles is opgeslagen.',
};
