/** The words of the page around the content, and of the pages that say that something is not there. */
export const nl = {
  languageSwitch: 'Taal',
  signIn: 'Inloggen',
  titleWithErrors: (title: string) => `Fout: ${title}`,
  signOut: 'Uitloggen',
  account: (name: string) => `Mijn account: ${name}`,
  accountTitle: 'Mijn account',
  madeWith: 'Gemaakt met Plein',
  toHome: 'Naar de homepage',
  notFoundTitle: 'Pagina niet gevonden',
  notFoundText: 'De link klopt niet, of de pagina bestaat niet meer. Controleer het adres of begin opnieuw op de homepage.',
  unauthorizedTitle: 'U heeft geen toegang tot deze pagina',
  unauthorizedSignedOut: 'Log in om deze pagina te bekijken.',
  unauthorizedSignedIn: 'Uw account heeft geen rechten voor deze pagina. Vraag de beheerder om toegang, of log in met een ander account.',
  failureTitle: 'Er is een storing',
  failureText: 'Deze pagina kan nu niet worden getoond. Probeer het straks opnieuw.',
  failureTextWithWait: (wait: string) => `Deze pagina kan nu niet worden getoond. Probeer het over ${wait} opnieuw.`,
  refusals: {
    unclear: {
      title: 'Dit kunnen we niet verwerken',
      text: 'Er klopt iets niet aan de link of aan het formulier. Ga terug naar de website en begin daar opnieuw.',
    },
    otherSite: {
      title: 'Dit formulier kwam niet van onze website',
      text: 'Voor uw veiligheid hebben we er niets mee gedaan. Open de pagina op onze website en vul het formulier daar in.',
    },
    tooLarge: {
      title: 'Dit formulier is te groot',
      text: 'U heeft meer ingevuld dan we kunnen verwerken. Open het formulier opnieuw en maak uw tekst korter.',
    },
    otherAddress: {
      title: 'Deze website heeft een ander adres',
      text: 'Op dit adres is de website niet te vinden. Ga naar de homepage op het goede adres.',
    },
    tooOften: {
      title: 'Wacht even',
      text: 'Er kwamen te veel aanvragen achter elkaar. Wacht een paar minuten en probeer het dan opnieuw.',
    },
  },
  tooOftenWithWait: (wait: string) => `Er kwamen te veel aanvragen achter elkaar. Wacht ${wait} en probeer het dan opnieuw.`,
  failureCode: (code: string, time: string) => `Code ${code}, ${time}`,
  tryAgain: 'Probeer opnieuw',
  needsJavaScript: 'Voor dit onderdeel is JavaScript nodig. Zet JavaScript aan in uw browser en laad de pagina opnieuw.',
};
