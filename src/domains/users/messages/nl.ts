export const nl = {
  title: 'Mijn account',
  profile: 'Profiel',
  intro: 'Zo kennen collega’s u op dit platform.',
  firstName: 'Voornaam',
  middleName: 'Tussenvoegsel',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  emailNote: 'Hiermee logt u in.',
  save: 'Profiel opslaan',
  saved: 'Uw profiel',
  loadFailed: 'Uw gegevens kunnen nu niet worden geladen.',
  saveFailed: 'Opslaan is niet gelukt. Uw tekst staat er nog. Probeer het opnieuw.',
  errors: {
    firstName: {
      empty: 'Vul uw voornaam in.',
      too_big: 'Gebruik voor uw voornaam niet meer dan 100 tekens.',
      other: 'Vul een voornaam in zonder vreemde tekens.',
    },
    middleName: {
      empty: 'Vul een tussenvoegsel in.',
      too_big: 'Gebruik voor uw tussenvoegsel niet meer dan 100 tekens.',
      other: 'Vul een tussenvoegsel in zonder vreemde tekens.',
    },
    lastName: {
      empty: 'Vul uw achternaam in.',
      too_big: 'Gebruik voor uw achternaam niet meer dan 100 tekens.',
      other: 'Vul een achternaam in zonder vreemde tekens.',
    },
  },
};
