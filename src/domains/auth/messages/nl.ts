export const nl = {
  title: 'Inloggen',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  errors: {
    'auth.wrong_credentials': 'Het e-mailadres of het wachtwoord klopt niet. Controleer ze en probeer het opnieuw.',
    'request.rate_limited': (wait: string) => `U heeft het te vaak geprobeerd. Wacht ${wait} en probeer het opnieuw.`,
    'auth.password_login_off': 'Inloggen met een wachtwoord staat op deze website uit.',
    'request.unavailable': 'Inloggen lukt nu niet. Probeer het over een paar seconden opnieuw.',
    email_missing: 'Vul uw e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    password_missing: 'Vul uw wachtwoord in.',
  },
};
