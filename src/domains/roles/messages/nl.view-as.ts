/** The words for looking at the site as somebody else. */
export const nlViewAs = {
  title: 'Bekijk de site als rol',
  intro:
    'Je ziet de site zoals iemand die alleen deze rol heeft. Zolang je dat doet, kun je niets wijzigen. Met Stop, boven aan elke pagina, kijk je weer onder je eigen naam.',
  question: 'Als wie wil je kijken?',
  visitor: 'Bezoeker',
  visitorText: 'Iemand die niet is ingelogd.',
  start: 'Bekijk de site',
  chooseOne: 'Kies als wie je wilt kijken.',
};
