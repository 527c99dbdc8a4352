export const nl = {
  version: (version: number) => `Versie ${version}`,
  contents: 'Op deze pagina',
  fillIn: '[vul in]',
  onlyForAdmins:
    'Je ziet [vul in] waar een gegeven van de organisatie ontbreekt. Bezoekers zien dat niet. Vul de gegevens in bij de instellingen.',
  otherLanguage: 'U leest de Engelse tekst.',
  readHere: 'Lees de tekst in het Nederlands',
  links: {
    label: 'Over deze website',
    accessibility: 'Toegankelijkheid',
    privacy: 'Privacy',
    cookieStatement: 'Cookies',
    cookieSettings: 'Cookie-instellingen',
    termsOfUse: 'Gebruiksvoorwaarden',
  },
};
