export const nlTogether = {
  /** Said while the page is edited; the change is there by then. */
  changedBy: (names: string, count: number, time: string) =>
    `${names === '' ? 'Iemand anders' : names} ${count > 1 ? 'hebben' : 'heeft'} om ${time} iets gewijzigd op deze pagina.`,
  publishedBy: (name: string, language: string) =>
    `${name === '' ? 'Iemand anders' : name} heeft deze pagina gepubliceerd in het ${language}.`,
  arrived: (names: string, count: number) => `${names} ${count > 1 ? 'zijn' : 'is'} nu ook op deze pagina.`,
  here: 'Nu op deze pagina',
  /** Of the button that shows who. */
  hereAre: (names: string) => `Nu op deze pagina: ${names}`,
  more: (count: string) => `+${count}`,
  looks: 'Bekijkt de pagina',
  edits: (block: string) => `Bewerkt: ${block}`,
  inLanguage: { nl: 'in het Nederlands', en: 'in het Engels' },
  /** In the same block of the page in the other language. */
  elsewhere: (name: string, language: string) => `${name} (${language})`,
  show: 'Toon',
  showBlock: (block: string, name: string) => `Toon ${block}, waar ${name} is`,
};
