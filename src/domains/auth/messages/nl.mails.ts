/** Mails about signing in. Each says what happened, what the reader can do, and what to do when it was not them. */
export const nl = {
  reset: {
    subject: (platform: string) => `Nieuw wachtwoord voor ${platform}`,
    title: 'Kies een nieuw wachtwoord',
    text: (platform: string) => `Iemand vroeg om een nieuw wachtwoord voor uw account bij ${platform}. Hieronder kiest u het.`,
    action: 'Nieuw wachtwoord kiezen',
    after: 'De link werkt 30 minuten en één keer. Heeft u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  },
  resetSent: {
    subject: (platform: string) => `Nieuw wachtwoord voor ${platform}`,
    title: 'Kies een nieuw wachtwoord',
    text: (platform: string) => `Een beheerder van ${platform} stuurt u deze link. Hieronder kiest u een nieuw wachtwoord voor uw account.`,
    action: 'Nieuw wachtwoord kiezen',
    after:
      'De link werkt 30 minuten en één keer. Heeft u hier niet om gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  },
  recovered: {
    subject: (platform: string) => `U heeft uw account bij ${platform} terug`,
    title: 'U heeft uw account terug',
    text: (platform: string) => `Uw account bij ${platform} is weer van u, met dit e-mailadres. Iedereen is uitgelogd.`,
    action: 'Nieuw wachtwoord kiezen',
    after: 'De link werkt 30 minuten en één keer. Is hij verlopen? Vraag dan een nieuwe bij Inloggen.',
  },
  passwordChanged: {
    subject: (platform: string) => `Uw wachtwoord voor ${platform} is veranderd`,
    title: 'Uw wachtwoord is veranderd',
    text: (platform: string) => `Het wachtwoord van uw account bij ${platform} is zojuist veranderd. Op andere apparaten bent u uitgelogd.`,
    action: 'Nieuw wachtwoord vragen',
    after: 'Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Vraag dan meteen een nieuw wachtwoord.',
  },
  register: {
    subject: (platform: string) => `Maak uw account bij ${platform}`,
    title: 'Maak uw account',
    text: (platform: string) =>
      `Iemand vroeg met dit e-mailadres om een account bij ${platform}. Was u dat? Dan maakt u hieronder uw account.`,
    action: 'Account maken',
    after: 'De link werkt 24 uur en één keer. Heeft u dit niet gevraagd? Dan hoeft u niets te doen. Er wordt dan geen account gemaakt.',
  },
  verify: {
    subject: (platform: string) => `Bevestig uw e-mailadres voor ${platform}`,
    title: 'Bevestig uw e-mailadres',
    text: (platform: string) => `U heeft een account bij ${platform}. Bevestig hieronder dat dit e-mailadres van u is.`,
    action: 'E-mailadres bevestigen',
    after: 'De link werkt 24 uur. Heeft u dit niet gevraagd? Open de link dan niet.',
  },
  alreadyKnown: {
    subject: (platform: string) => `U heeft al een account bij ${platform}`,
    title: 'U heeft al een account',
    text: (platform: string) =>
      `Iemand vroeg met dit e-mailadres om een account bij ${platform}. U heeft er al een, dus er is niets veranderd. Weet u uw wachtwoord niet meer? Kies dan een nieuw.`,
    action: 'Nieuw wachtwoord vragen',
    after: 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen.',
  },
  changeEmail: {
    subject: (platform: string) => `Bevestig uw nieuwe e-mailadres voor ${platform}`,
    title: 'Bevestig uw nieuwe e-mailadres',
    text: (platform: string) =>
      `U wilt dit e-mailadres gebruiken voor uw account bij ${platform}. Het verandert pas als u dat hieronder bevestigt.`,
    action: 'Nieuw e-mailadres bevestigen',
    after: 'De link werkt één uur. Heeft u dit niet gevraagd? Dan hoeft u niets te doen.',
  },
  emailTaken: {
    subject: (platform: string) => `Dit e-mailadres heeft al een account bij ${platform}`,
    title: 'Dit e-mailadres heeft al een account',
    text: (platform: string) =>
      `Iemand wilde dit e-mailadres gebruiken voor een ander account bij ${platform}. Dat kan niet, want er is al een account met dit adres. Er is niets veranderd.`,
    after: 'Heeft u dit niet gevraagd? Dan hoeft u niets te doen.',
  },
  emailChanged: {
    subject: (platform: string) => `Uw e-mailadres voor ${platform} is veranderd`,
    title: 'Uw e-mailadres is veranderd',
    text: (platform: string, newEmail: string) =>
      `Uw account bij ${platform} gebruikt vanaf nu het e-mailadres ${newEmail}. Mail over uw account gaat voortaan daarheen.`,
    action: 'Verandering terugdraaien',
    after:
      'Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Draai het dan binnen 7 dagen terug. Iedereen wordt dan uitgelogd, en u kiest een nieuw wachtwoord.',
  },
  emailPutBack: {
    subject: (platform: string) => `Uw e-mailadres voor ${platform} is teruggezet`,
    title: 'Uw account gebruikt weer het vorige e-mailadres',
    text: (platform: string) =>
      `De verandering van het e-mailadres van uw account bij ${platform} is teruggedraaid, met de link uit de mail aan het vorige adres. Met dit adres kunt u niet meer inloggen.`,
    after: 'Klopt dit niet? Neem dan contact op met de beheerder.',
  },
};
