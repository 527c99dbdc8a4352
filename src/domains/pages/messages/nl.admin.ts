/** The words of the index of pages. They load with it, and on no other page. */
export const nlAdmin = {
  title: 'Pagina’s',
  search: 'Zoek op titel of adres',
  columnTitle: 'Titel',
  dutch: 'Nederlands',
  english: 'Engels',
  changedOn: 'Gewijzigd',
  acts: 'Bewerken',
  notInMenu: 'Niet in het menu',
  states: { published: 'Gepubliceerd', changed: 'Wijzigingen', draft: 'Concept', missing: 'Ontbreekt' },
  open: (title: string) => `Open ${title}`,
  edit: 'Bewerk',
  editPage: (title: string) => `Bewerk ${title}`,
  empty: 'Er zijn nog geen pagina’s.',
  findPage: 'Zoek een pagina',
  foundPages: (count: number) => (count === 1 ? '1 pagina gevonden' : `${count} pagina’s gevonden`),
  foundNoPage: 'Geen pagina gevonden.',
};
