/** The pages for a new password, a new account and the links in mails. */
export const nl = {
  email: 'E-mailadres',
  firstName: 'Voornaam',
  middleName: 'Tussenvoegsel',
  lastName: 'Achternaam',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: (shortest: number) => `Minstens ${shortest} tekens. Een zin van een paar woorden is makkelijk te onthouden.`,
  toSignIn: 'Naar inloggen',
  checkSpam: 'Geen mail gekregen? Kijk ook bij ongewenste mail.',
  reset: {
    title: 'Wachtwoord vergeten',
    intro: 'Vul uw e-mailadres in. We sturen u een mail met een link. Daarmee kiest u een nieuw wachtwoord.',
    submit: 'Link sturen',
  },
  resetSent: {
    title: 'Kijk in uw mail',
    text: 'Hoort bij dit e-mailadres een account? Dan krijgt u binnen een paar minuten een mail met een link. De link werkt 30 minuten.',
    again: 'Nieuwe link vragen',
  },
  choose: {
    title: 'Nieuw wachtwoord kiezen',
    intro: 'Hierna bent u op al uw apparaten uitgelogd. U logt dan in met uw nieuwe wachtwoord.',
    submit: 'Nieuw wachtwoord opslaan',
  },
  register: {
    title: 'Account maken',
    termsBefore: 'Ik ga akkoord met de',
    terms: 'gebruiksvoorwaarden',
    submit: 'Account maken',
    hasAccount: 'Heeft u al een account?',
  },
  registerSent: {
    title: 'Kijk in uw mail',
    text: 'We hebben u een mail gestuurd. Open de link in die mail om uw e-mailadres te bevestigen. De link werkt 24 uur.',
    again: 'Mail opnieuw sturen',
  },
  verifyAgain: {
    title: 'Bevestigingsmail opnieuw sturen',
    intro: 'Vul het e-mailadres in dat u wilt bevestigen. We sturen u een nieuwe link.',
    submit: 'Mail opnieuw sturen',
  },
  verifySent: {
    title: 'Kijk in uw mail',
    text: 'Is er bij dit e-mailadres iets te bevestigen? Dan krijgt u binnen een paar minuten een mail met een link.',
  },
  confirm: {
    verify: {
      title: 'E-mailadres bevestigen',
      text: 'Klik op de knop om te bevestigen dat dit e-mailadres van u is. Daarna kunt u inloggen.',
      submit: 'E-mailadres bevestigen',
    },
    'change-email': {
      title: 'Nieuw e-mailadres bevestigen',
      text: 'Klik op de knop om dit adres voortaan voor uw account te gebruiken.',
      submit: 'Nieuw e-mailadres bevestigen',
    },
    'revert-email': {
      title: 'Oud e-mailadres terugzetten',
      text: 'Klik op de knop om dit adres weer voor uw account te gebruiken. U wordt dan overal uitgelogd.',
      submit: 'Oud e-mailadres terugzetten',
    },
  },
  gone: {
    title: 'Deze link werkt niet meer',
    text: 'De link is al gebruikt, te oud of niet volledig overgenomen. Vraag een nieuwe link.',
    newReset: 'Nieuw wachtwoord vragen',
    newVerify: 'Nieuwe bevestigingsmail vragen',
  },
  errors: {
    email_missing: 'Vul uw e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    email_wrong: 'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    password_missing: 'Vul een wachtwoord in.',
    first_name_missing: 'Vul uw voornaam in.',
    last_name_missing: 'Vul uw achternaam in.',
    terms_missing: 'Ga akkoord met de gebruiksvoorwaarden om een account te maken.',
    'password.too_short': (shortest: number) => `Dit wachtwoord is te kort. Kies er een van minstens ${shortest} tekens.`,
    'password.too_long': 'Dit wachtwoord is te lang. Kies er een van hoogstens 128 tekens.',
    'password.too_common': 'Dit wachtwoord is makkelijk te raden. Kies een ander, bijvoorbeeld een paar woorden die niet bij elkaar horen.',
    'request.rate_limited': (wait: string) => `Dit is te vaak gevraagd. Wacht ${wait} en probeer het opnieuw.`,
    other: 'Dit is niet gelukt. Controleer wat u heeft ingevuld en probeer het opnieuw.',
  },
};
