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
  saveSignedOut: 'Opslaan is niet gelukt, want u bent uitgelogd. Uw tekst staat er nog. Log opnieuw in en sla daarna nog eens op.',
  signedInAgain: 'U bent weer ingelogd. Uw tekst is nog niet opgeslagen.',
  saveOffline:
    'Opslaan is niet gelukt, want u bent niet verbonden met internet. Uw tekst staat er nog. Sla nog eens op als de verbinding terug is.',
  changedSince: {
    title: 'Niet teruggezet.',
    message: 'Uw profiel is daarna opnieuw gewijzigd. Dat is zo gelaten.',
  },
  partlyChangedSince: {
    title: 'Deels teruggezet.',
    message: 'Een deel van uw profiel is daarna opnieuw gewijzigd. Dat deel is zo gelaten.',
  },
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
