export const nl = {
  types: {
    news: 'Nieuws',
    event: 'Evenement',
    project: 'Project',
    article: 'Artikel',
    document: 'Document',
    person: 'Medewerker',
    vacancy: 'Vacature',
    question: 'Vraag',
  },
};
