export const nl = {
  lastUpdated: 'Laatst bijgewerkt',
  aboutThisPage: 'Over deze pagina',
  sendByEmail: 'Stuur door per e-mail',
  print: 'Print deze pagina',
};
