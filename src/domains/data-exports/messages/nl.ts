/** On the page Privacy of an account. */
export const nl = {
  title: 'Uw gegevens downloaden',
  intro:
    'U kunt een kopie krijgen van alles wat we van u bewaren. We maken een ZIP-bestand voor u. Dat kan even duren; u krijgt een e-mail als het klaar is.',
  ask: 'Download mijn gegevens',
  askAgain: 'Maak een nieuwe kopie',
  making: 'We maken uw kopie',
  makingNote: 'U kunt deze pagina sluiten. U krijgt een e-mail als de kopie klaar is.',
  ready: (size: string) => `Uw kopie is klaar (${size}).`,
  readyNote: (date: string) => `U kunt de kopie ophalen tot en met ${date}. Daarna verwijderen we die.`,
  download: 'Kopie ophalen',
  failed: 'Het maken van uw kopie is niet gelukt.',
  failedNote: 'Dat ligt aan ons. Probeer het opnieuw.',
  loadFailed: 'We kunnen nu niet zien of er een kopie voor u klaarstaat.',
  tooOften: 'U heeft het afgelopen uur al vaak om een kopie gevraagd. Probeer het over een uur opnieuw.',
  askFailed: 'Uw verzoek is niet opgeslagen. Probeer het opnieuw.',
  gone: 'Deze kopie is er niet meer. Laat een nieuwe maken.',
  openFailed: 'De kopie kan nu niet worden opgehaald. Probeer het opnieuw.',
};
