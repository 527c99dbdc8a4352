export const nlAdmin = {
  sendResetLink: 'Stuur een link voor een nieuw wachtwoord',
  sendResetLinkNote: 'Voor wie het wachtwoord vergat.',
  sendResetLinkQuestion: (name: string) => `${name} een link sturen?`,
  sendResetLinkText: (email: string) =>
    `De link gaat naar ${email} en werkt 30 minuten. Daarmee kiest deze persoon een nieuw wachtwoord. Jij ziet de link niet.`,
  resetLinkSent: 'De link is verstuurd.',
  resetFactors: 'Zet de tweede stap uit',
  resetFactorsNote: 'Voor wie telefoon en herstelcodes kwijt is.',
  resetFactorsQuestion: (name: string) => `Tweede stap van ${name} uitzetten?`,
  resetFactorsText:
    'Doe dit alleen als je zeker weet dat deze persoon het vraagt. De code-app, passkeys en herstelcodes verdwijnen, en deze persoon wordt overal uitgelogd en krijgt een mail. Daarna is het wachtwoord genoeg om in te loggen.',
  factorsReset: 'De tweede stap is uitgezet.',
  resetLinkWords: {
    title: (name: string) => `${name} een link sturen`,
    processing: (name: string) => `Bezig met sturen van een link naar ${name}…`,
    failed: 'De link versturen is niet gelukt.',
  },
  resetFactorsWords: {
    title: (name: string) => `Tweede stap van ${name} uitzetten`,
    processing: (name: string) => `Bezig met uitzetten van de tweede stap van ${name}…`,
    failed: 'De tweede stap uitzetten is niet gelukt.',
  },
  errors: {
    'auth.password_login_off': 'Op dit platform logt niemand in met een wachtwoord. Er is niets verstuurd.',
    'request.rate_limited': 'Dit is te vaak gedaan. Wacht een uur en probeer het opnieuw.',
  },
};
