export const nl = {
  title: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  signInWith: (provider: string) => `Inloggen met ${provider}`,
  forgotten: 'Wachtwoord vergeten?',
  register: 'Account maken',
  signOut: {
    title: 'Uitloggen',
    text: 'Wilt u op dit apparaat uitloggen?',
    submit: 'Uitloggen',
    stay: 'Ingelogd blijven',
  },
  messages: {
    reset: 'Uw nieuwe wachtwoord is opgeslagen. U kunt er nu mee inloggen.',
    registered: 'Uw account is gemaakt. U kunt nu inloggen.',
    verified: 'Uw e-mailadres is bevestigd. U kunt nu inloggen.',
    'email-changed': 'Uw nieuwe e-mailadres is bevestigd. Log voortaan in met dat adres.',
    recovered: 'U heeft uw account terug. Iedereen is uitgelogd. In de mail die u krijgt, staat wat er niet meer werkt.',
  },
  errors: {
    'openid.login_expired': 'Deze poging om in te loggen is verlopen of al gebruikt. Begin opnieuw.',
    'openid.cancelled': 'U heeft het inloggen afgebroken. U kunt het opnieuw proberen.',
    'openid.answer_refused':
      'We konden niet zeker weten dat u het bent. Voor uw veiligheid bent u niet ingelogd. Begin opnieuw. Lukt het weer niet? Neem dan contact op met de beheerder.',
    'openid.provider_unavailable': 'De organisatie waarmee u inlogt, geeft geen antwoord. Probeer het over een paar minuten opnieuw.',
    'openid.unknown_identity': 'U heeft nog geen account op deze website. Vraag de beheerder om een uitnodiging.',
    'openid.email_unverified':
      'Uw e-mailadres is nog niet bevestigd bij de organisatie waarmee u inlogt. Bevestig het daar en probeer het opnieuw.',
    'openid.email_taken':
      'Er is op deze website al een account met uw e-mailadres. Log in zoals u gewend bent en koppel de accounts bij Mijn account, Beveiliging.',
    'openid.other_session': 'Uw sessie is voorbij. Log opnieuw in en koppel daarna uw account.',
    'auth.attempt_over': 'Het duurde te lang, of deze stap is al gezet. Log opnieuw in.',
    'auth.wrong_credentials': 'Het e-mailadres of het wachtwoord klopt niet. Controleer ze en probeer het opnieuw.',
    'request.rate_limited': (wait: string) => `U heeft het te vaak geprobeerd. Wacht ${wait} en probeer het opnieuw.`,
    'auth.password_login_off': 'Inloggen met een wachtwoord staat op deze website uit.',
    'request.unavailable': 'Inloggen lukt nu niet. Probeer het over een paar seconden opnieuw.',
    email_missing: 'Vul uw e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    password_missing: 'Vul uw wachtwoord in.',
  },
};
