/** The words of the admin shell. They load with it, and on no other page. */
export const nlAdmin = {
  admin: 'Beheer',
  toSite: 'Naar de website',
  menu: 'Menu',
  sections: { log: 'Logboek', mails: 'Verstuurde mail', pages: 'Pagina’s', users: 'Gebruikers', roles: 'Rollen', settings: 'Instellingen' },
  viewAs: 'Bekijk de site als rol',
  find: 'Zoek pagina’s en mensen',
  findTitle: 'Waar wil je heen?',
  findLabel: 'Zoek een scherm, een pagina of iemand',
  screens: 'Schermen',
  pages: 'Pagina’s',
  people: 'Mensen',
  found: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  foundNothing: 'Niets gevonden. Probeer een ander woord.',
  closePalette: 'Sluit zoeken',
};
