export const nl = {
  empty: 'Deze pagina heeft nog geen inhoud.',
  notTranslated: 'Deze pagina is er nog niet in het Nederlands.',
};
