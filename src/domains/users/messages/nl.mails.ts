export const nl = {
  deletion: {
    subject: 'Uw account wordt verwijderd',
    what: (date: string) => `U heeft gevraagd om uw account te verwijderen. Dat gebeurt op ${date}. Tot die dag blijft alles zoals het is.`,
    wayBack: 'Bedenkt u zich, of was u dit niet? Log dan voor die dag in en kies op de pagina Privacy dat u uw account houdt.',
    whatOfAdmin: (date: string) =>
      `Een beheerder van deze site laat uw account verwijderen. Dat gebeurt op ${date}. Tot die dag blijft alles zoals het is.`,
    wayBackFromAdmin: 'Wilt u uw account houden? Log dan voor die dag in en kies op de pagina Privacy dat u uw account houdt.',
    action: 'Naar Privacy',
  },
  kept: {
    subject: 'Uw account wordt niet verwijderd',
    what: 'Uw account zou worden verwijderd. Een beheerder van deze site heeft dat tegengehouden. Alles blijft zoals het is.',
    wayBack: 'Wilt u dat uw account toch wordt verwijderd? Vraag dat dan op de pagina Privacy.',
    action: 'Naar Privacy',
  },
};
