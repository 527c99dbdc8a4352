import type { PartName } from '../model/part-names.ts';

/** What stands in the ZIP file, and in the mail that tells of it. No browser needs these. */
export const nl = {
  fileName: (day: string) => `mijn-gegevens-${day}.zip`,
  readme: {
    title: 'Uw gegevens',
    about: (platform: string, moment: string) => `Dit is een kopie van alles wat ${platform} van u bewaart. Gemaakt op ${moment}.`,
    layout:
      'Elk bestand hieronder is JSON: tekst die een programma kan lezen, en die u ook zelf kunt openen. Tijden staan er in UTC, zoals 2026-11-16T14:05:00.000Z. Een naam die op On eindigt is een tijd. Staat er null, dan weten we het niet of is het nog niet gebeurd.',
    parts: {
      profile: 'uw naam, e-mailadres, rechten en rollen, en sinds wanneer u een account heeft',
      properties: 'wat u over uzelf heeft ingevuld en wat u als voorkeur heeft gekozen. visibleFor zegt wie het ziet',
      consents: 'met welke versie van de gebruiksvoorwaarden u akkoord bent gegaan, en wanneer u dat heeft gewijzigd',
      sessions: 'waar en wanneer u bent ingelogd: apparaat, verkort netwerkadres en manier van inloggen',
      'sign-in-attempts': 'keren dat iemand met uw account begon met inloggen, van de laatste dagen',
      'sign-in-methods': 'hoe u inlogt: wanneer uw wachtwoord is gewijzigd, uw code-app, passkeys en herstelcodes. Zonder de geheimen zelf',
      identities: 'accounts bij een ander die aan dit account zijn gekoppeld',
      'mailed-links': 'links die we u per e-mail stuurden om iets te bevestigen. Zonder de link zelf',
      mails: 'e-mails die we u stuurden: welke soort, naar welk adres en wanneer',
      'invitations-received': 'uitnodigingen die u kreeg',
      'invitations-sent': 'uitnodigingen die u stuurde. Zonder het adres van wie u uitnodigde',
      activity:
        'wat u deed en wat er met uw account is gedaan. Bij by staat door wie en bij about over wie: you bent u zelf, somebody else is iemand anders, a visitor is iemand die niet was ingelogd, the platform is het systeem. Wie die ander is zeggen we niet',
      documents: 'pagina’s en berichten waar u aan werkte. Bij titles staat de titel als iedereen die mag lezen',
      'put-off-matters': 'wat u op uw overzicht heeft uitgesteld, en tot wanneer',
      'browser-reports': 'meldingen van fouten en snelheid die uw browser ons stuurde',
      copies: 'eerdere kopieën zoals deze',
      files: 'de foto’s en bestanden die u plaatste. De bestanden zelf staan in de map files',
    } satisfies Record<PartName, string>,
    cookies: 'Uw keuze voor cookies staat alleen in uw eigen browser. Wij bewaren die niet.',
    more: (address: string) => `Wat we bewaren en waarom leest u in de privacyverklaring: ${address}`,
  },
  mail: {
    subject: 'Uw gegevens staan klaar',
    what: (date: string) => `De kopie van uw gegevens is klaar. U kunt die ophalen tot en met ${date}. Daarna verwijderen we die.`,
    how: 'Log in en kies op de pagina Privacy voor Kopie ophalen. We vragen dan nog een keer of u het bent.',
    byAdmin: 'Een beheerder van het platform heeft deze kopie voor u laten maken. De beheerder kan de kopie niet ophalen.',
    notYou: 'Heeft u hier niet om gevraagd? Wijzig dan uw wachtwoord op de pagina Beveiliging.',
    action: 'Naar Privacy',
  },
  failedMail: {
    subject: 'Uw gegevens staan nog niet klaar',
    what: 'Het maken van de kopie van uw gegevens is niet gelukt. Dat ligt aan ons. Vraag op de pagina Privacy om een nieuwe kopie.',
    action: 'Naar Privacy',
  },
};
