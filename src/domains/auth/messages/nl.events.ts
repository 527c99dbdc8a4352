import type { Told, WordsOf } from '#platform/shared/events.ts';
import type { authEvents } from '../model/auth.events.ts';

export const nl = {
  'session.started': {
    log: ({ what }: Told) => `${what} logde in.`,
    own: 'U bent ingelogd.',
  },
  'session.refused': {
    log: ({ what, isKnown }: Told) =>
      isKnown ? `Iemand kon niet inloggen als ${what}.` : 'Iemand kon niet inloggen: dat account is er niet.',
    own: 'Inloggen met uw e-mailadres is niet gelukt.',
  },
  'session.ended': {
    log: ({ what }: Told) => `${what} logde uit op een apparaat.`,
    own: 'U bent uitgelogd op een apparaat.',
  },
  'session.others_ended': {
    log: ({ who }: Told) => `${who} logde uit op alle andere apparaten.`,
    own: 'U heeft uw andere apparaten uitgelogd.',
  },
  'session.all_ended': {
    log: ({ who, what, isKnown }: Told) => (isKnown ? `${who} logde ${what} overal uit.` : `${who} logde iedereen uit.`),
    toOwner: 'U bent overal uitgelogd.',
  },
  'session.proved': {
    log: ({ who }: Told) => `${who} bevestigde opnieuw wie het is.`,
    own: 'U heeft opnieuw bevestigd dat u het bent.',
  },
  'session.proof_refused': {
    log: ({ who }: Told) => `${who} kon niet opnieuw bevestigen wie het is.`,
    own: 'U kon niet bevestigen dat u het bent.',
  },
  'second_factor.reset': {
    log: ({ who, what }: Told) => `${who} zette het inloggen in twee stappen uit van ${what}.`,
    toOwner: 'Een beheerder heeft het inloggen in twee stappen uitgezet.',
  },
  'user.reset_asked': {
    log: ({ what }: Told) => `Voor het account van ${what} is om een nieuw wachtwoord gevraagd.`,
    own: 'Iemand vroeg om een nieuw wachtwoord voor uw account.',
  },
  'user.reset_sent': {
    log: ({ who, what }: Told) => `${who} stuurde ${what} een link voor een nieuw wachtwoord.`,
    toOwner: 'Een beheerder heeft u een link gestuurd voor een nieuw wachtwoord.',
  },
  'user.password_set': {
    log: ({ what }: Told) => `${what} koos een wachtwoord.`,
    own: 'U heeft een wachtwoord gekozen.',
  },
  'user.password_changed': {
    log: ({ what }: Told) => `${what} wijzigde het wachtwoord.`,
    own: 'U heeft uw wachtwoord gewijzigd.',
  },
  'user.password_reset': {
    log: ({ what }: Told) => `${what} koos een nieuw wachtwoord met een link uit een mail.`,
    own: 'U heeft een nieuw wachtwoord gekozen met een link uit een e-mail.',
  },
  'user.email_verified': {
    log: ({ what }: Told) => `${what} bevestigde het e-mailadres.`,
    own: 'U heeft uw e-mailadres bevestigd.',
  },
  'user.email_change_asked': {
    log: ({ what }: Told) => `${what} vroeg om een ander e-mailadres.`,
    own: 'U heeft gevraagd om een ander e-mailadres.',
  },
  'user.email_change_cancelled': {
    log: ({ what }: Told) => `${what} zag af van een ander e-mailadres.`,
    own: 'U heeft afgezien van een ander e-mailadres.',
  },
  'user.email_changed': {
    log: ({ what }: Told) => `${what} kreeg een ander e-mailadres.`,
    own: 'Uw e-mailadres is gewijzigd.',
  },
  'user.recovered': {
    log: ({ what }: Told) => `${what} meldde dat iemand anders in het account was en kreeg het terug.`,
    own: 'U heeft gemeld dat iemand anders in uw account was. Iedereen is uitgelogd.',
  },
  'user.email_reverted': {
    log: ({ what }: Told) => `${what} kreeg het vorige e-mailadres terug.`,
    own: 'Uw vorige e-mailadres is teruggezet. Iedereen is uitgelogd.',
  },
} satisfies WordsOf<typeof authEvents>;
