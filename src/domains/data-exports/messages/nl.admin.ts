/** On the page of a user in admin. */
export const nl = {
  title: 'Kopie van de gegevens',
  intro:
    'Iedereen kan zelf een kopie van zijn gegevens maken, bij Mijn account. Vraagt iemand daar per brief of telefoon om, laat de kopie dan hier maken. Die persoon krijgt een e-mail en kan alleen zelf de kopie ophalen.',
  inactive: 'Dit account is niet actief, dus niemand kan de kopie ophalen. Maak het account eerst actief.',
  ask: 'Kopie laten maken',
  asked: 'De kopie wordt gemaakt.',
  askedNote: 'Deze persoon krijgt een e-mail als de kopie klaar is.',
  tooOften: 'Er is het afgelopen uur al vaak om een kopie voor deze persoon gevraagd. Probeer het over een uur opnieuw.',
  failed: 'Het verzoek is niet opgeslagen. Probeer het opnieuw.',
};
