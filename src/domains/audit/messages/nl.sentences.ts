/** What a sentence of the log is made of. Who and what are names, or the words that stand for one. */
export interface Told {
  who: string;
  what: string;
  /** The thing has a name, so it is still there. */
  isKnown: boolean;
  /** The settings or the profile field that it is about, in quotes; empty when their names are not known any more. */
  names: string;
  /** Of these. */
  nameCount: number;
  count: number;
  /** What somebody wanted to do and may not: “rollen wijzigen”. Empty when there are no words for it. */
  refused: string;
  /** They could have, after proving anew who they are. */
  mustProve: boolean;
  isEnglish: boolean;
}

const inLanguage = ({ isEnglish }: Told) => (isEnglish ? 'in het Engels' : 'in het Nederlands');

const profileField = ({ names }: Told) => (names ? `het profielveld ${names}` : 'een profielveld');

/** Who did what, in one sentence each. They are read by admins, and address nobody. */
export const nl = {
  somebody: 'Iemand',
  platform: 'Het platform',
  gone: 'Iemand die geen account meer heeft',
  things: {
    user: 'iemand die geen account meer heeft',
    session: 'iemand die geen account meer heeft',
    second_factor: 'iemand die geen account meer heeft',
    data_export: 'iemand die geen account meer heeft',
    role: 'een rol die er niet meer is',
    document: 'een pagina of bericht dat er niet meer is',
    block: 'een pagina of bericht dat er niet meer is',
    listitem: 'een bericht dat er niet meer is',
    invitation: 'een uitnodiging die er niet meer is',
    asset: 'een bestand dat er niet meer is',
    mail: 'een mail die er niet meer is',
    other: 'iets dat er niet meer is',
  },
  unknown: ({ who }: Told) => `${who} deed iets wat dit platform niet meer kent.`,
  fromTo: (field: string, from: string, to: string) => `${field}: van ${from} naar ${to}`,
  sentences: {
    'session.started': ({ what }: Told) => `${what} logde in.`,
    'session.refused': ({ what, isKnown }: Told) =>
      isKnown ? `Iemand kon niet inloggen als ${what}.` : 'Iemand kon niet inloggen: dat account is er niet.',
    'session.ended': ({ what }: Told) => `${what} logde uit op een apparaat.`,
    'session.others_ended': ({ who }: Told) => `${who} logde uit op alle andere apparaten.`,
    'session.all_ended': ({ who, what, isKnown }: Told) => (isKnown ? `${who} logde ${what} overal uit.` : `${who} logde iedereen uit.`),
    'session.proved': ({ who }: Told) => `${who} bewees opnieuw wie het is.`,
    'session.proof_refused': ({ who }: Told) => `${who} kon niet opnieuw bewijzen wie het is.`,
    'session.view_started': ({ who }: Told) => `${who} ging de site bekijken met een andere rol.`,
    'session.view_stopped': ({ who }: Told) => `${who} bekijkt de site weer met de eigen rechten.`,
    'access.denied': ({ who, refused, mustProve }: Told) =>
      `${who} ${refused ? `wilde ${refused}` : 'wilde iets'}, maar ${mustProve ? 'moest eerst bewijzen wie het is' : 'had daar geen toegang toe'}.`,
    'second_factor.authenticator_added': ({ who }: Told) => `${who} voegde een code-app toe.`,
    'second_factor.authenticator_removed': ({ who }: Told) => `${who} zette de code-app uit.`,
    'second_factor.passkey_added': ({ who }: Told) => `${who} voegde een passkey toe.`,
    'second_factor.passkey_removed': ({ who }: Told) => `${who} verwijderde een passkey.`,
    'second_factor.codes_renewed': ({ who }: Told) => `${who} maakte nieuwe herstelcodes.`,
    'second_factor.recovery_code_used': ({ what }: Told) => `${what} gebruikte een herstelcode.`,
    'second_factor.reset': ({ who, what }: Told) => `${who} zette het inloggen in twee stappen uit van ${what}.`,
    'user.created': ({ who, what }: Told) => `${who} maakte het account van ${what}.`,
    'user.changed': ({ who, what }: Told) => `${who} wijzigde het account van ${what}.`,
    'user.profile_changed': ({ who }: Told) => `${who} wijzigde het eigen profiel.`,
    'user.activated': ({ who, what }: Told) => `${who} activeerde het account van ${what}.`,
    'user.deactivated': ({ who, what }: Told) => `${who} deactiveerde het account van ${what}.`,
    'user.exported': ({ who, count }: Told) => `${who} downloadde een lijst van ${count} ${count === 1 ? 'gebruiker' : 'gebruikers'}.`,
    'user.reset_asked': ({ what }: Told) => `Voor het account van ${what} is om een nieuw wachtwoord gevraagd.`,
    'user.reset_sent': ({ who, what }: Told) => `${who} stuurde ${what} een link voor een nieuw wachtwoord.`,
    'user.password_set': ({ what }: Told) => `${what} koos een wachtwoord.`,
    'user.password_changed': ({ what }: Told) => `${what} wijzigde het wachtwoord.`,
    'user.password_reset': ({ what }: Told) => `${what} koos een nieuw wachtwoord met een link uit een mail.`,
    'user.email_verified': ({ what }: Told) => `${what} bevestigde het e-mailadres.`,
    'user.email_change_asked': ({ what }: Told) => `${what} vroeg om een ander e-mailadres.`,
    'user.email_changed': ({ what }: Told) => `${what} kreeg een ander e-mailadres.`,
    'user.email_reverted': ({ what }: Told) => `${what} kreeg het vorige e-mailadres terug.`,
    'user.identity_linked': ({ what }: Told) => `Een ander account is gekoppeld aan dat van ${what}.`,
    'user.identity_unlinked': ({ what }: Told) => `Een ander account is losgekoppeld van dat van ${what}.`,
    'user.deletion_asked': ({ who }: Told) => `${who} vroeg om het eigen account te verwijderen.`,
    'user.deletion_withdrawn': ({ who }: Told) => `${who} wil het eigen account toch houden.`,
    'user.deletion_planned': ({ who, what }: Told) => `${who} laat het account van ${what} verwijderen.`,
    'user.deletion_cancelled': ({ who, what }: Told) => `${who} laat het account van ${what} toch bestaan.`,
    'user.erased': ({ who }: Told) => `${who} maakte een account leeg, omdat daarom was gevraagd.`,
    'data_export.asked': ({ who, what }: Told) => `${who} vroeg om de gegevens van ${what}.`,
    'data_export.made': ({ what }: Told) => `De gegevens van ${what} staan klaar om te downloaden.`,
    'data_export.downloaded': ({ who, what }: Told) => `${who} downloadde de gegevens van ${what}.`,
    'invitation.sent': ({ who, what }: Told) => `${who} nodigde ${what} uit.`,
    'invitation.resent': ({ who, what }: Told) => `${who} stuurde de uitnodiging voor ${what} opnieuw.`,
    'invitation.link_made': ({ who, what }: Told) => `${who} maakte een nieuwe link voor de uitnodiging van ${what}.`,
    'invitation.revoked': ({ who, what }: Told) => `${who} trok de uitnodiging voor ${what} in.`,
    'invitation.accepted': ({ what }: Told) => `De uitnodiging voor ${what} is geaccepteerd.`,
    'invitation.declined': ({ what }: Told) => `De uitnodiging voor ${what} is geweigerd.`,
    'invitation.asked': ({ what }: Told) => `Iemand vroeg om een nieuwe uitnodiging voor ${what}.`,
    'property.defined': (told: Told) => `${told.who} maakte ${profileField(told)}.`,
    'property.redefined': (told: Told) => `${told.who} wijzigde ${profileField(told)}.`,
    'property.removed': (told: Told) => `${told.who} verwijderde ${profileField(told)}.`,
    'property.activated': (told: Told) => `${told.who} zette ${profileField(told)} weer aan.`,
    'property.deactivated': (told: Told) => `${told.who} zette ${profileField(told)} uit.`,
    'property.ordered': ({ who }: Told) => `${who} zette de profielvelden in een andere volgorde.`,
    'role.created': ({ who, what, isKnown }: Told) => `${who} maakte ${isKnown ? `de rol ${what}` : what}.`,
    'role.changed': ({ who, what, isKnown }: Told) => `${who} wijzigde ${isKnown ? `de rol ${what}` : what}.`,
    'role.deleted': ({ who, what, isKnown }: Told) => `${who} verwijderde ${isKnown ? `de rol ${what}` : 'een rol'}.`,
    'document.published': (told: Told) => `${told.who} publiceerde ${told.what} ${inLanguage(told)}.`,
    'document.unpublished': (told: Told) => `${told.who} haalde ${told.what} ${inLanguage(told)} van de site.`,
    'document.restricted': ({ who, what }: Told) => `${who} wijzigde wie ${what} mag zien of bewerken.`,
    'block.content_saved': (told: Told) => `${told.who} wijzigde een tekst op ${told.what} ${inLanguage(told)}.`,
    'block.options_saved': ({ who, what }: Told) => `${who} wijzigde een blok op ${what}.`,
    'listitem.created': ({ who, what, isKnown }: Told) => `${who} maakte ${isKnown ? `het bericht ${what}` : what}.`,
    'list.items_appeared': ({ who }: Told) => `${who} liet berichten zien waarvan de dag was gekomen.`,
    'list.day_began': ({ who }: Told) => `${who} werkte lijsten bij omdat er een nieuwe dag begon.`,
    'asset.created': ({ who, what, isKnown }: Told) => `${who} plaatste ${isKnown ? `het bestand ${what}` : what}.`,
    'cache.invalidated': ({ who }: Told) => `${who} liet alle pagina’s opnieuw maken.`,
    'settings.changed': ({ who, names, nameCount }: Told) =>
      nameCount > 1
        ? `${who} wijzigde ${nameCount} instellingen: ${names}.`
        : `${who} wijzigde ${names ? `de instelling ${names}` : 'een instelling'}.`,
    'mail.resent': ({ who, what }: Told) => `${who} verstuurde een mail opnieuw: ${what}.`,
    'audit.exported': ({ who }: Told) => `${who} downloadde het logboek.`,
  },
};
