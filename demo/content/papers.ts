export interface DemoPaper {
  /** By which content points at it; also what it is called when it is downloaded. */
  name: string;
  title: string;
  paragraphs: string[];
}

/** What stands in the documents of the demo platform. All in Dutch, as they would be. */
export const demoPapers: readonly DemoPaper[] = [
  {
    name: 'samenvatting-begroting.pdf',
    title: 'Begroting in het kort',
    paragraphs: [
      'De gemeente Noorderhaven geeft volgend jaar € 98 miljoen uit. In dit stuk leest u waar het geld vandaan komt en waar het heen gaat.',
      'Van elke € 100 die binnenkomt, betaalt het Rijk € 61. Bewoners en bedrijven betalen € 24 aan belastingen en heffingen. De rest komt uit verkoop van grond, huur en subsidies.',
      'Van elke € 100 die wij uitgeven, gaat € 41 naar zorg en jeugd, € 17 naar wegen en groen, € 12 naar onderwijs en sport, € 9 naar afval en riool, € 8 naar veiligheid en € 13 naar bestuur en dienstverlening.',
      'Nieuw is € 2,1 miljoen voor wegen en bruggen. De Ophaalbrug en de Veerbrug zijn als eerste aan de beurt. De verbouwing van het stadhuis schuift twee jaar op.',
      'Een gezin met een eigen huis betaalt gemiddeld € 19 per jaar meer dan vorig jaar.',
    ],
  },
  {
    name: 'programma-stadhuisplein.pdf',
    title: 'Programma van eisen Stadhuisplein',
    paragraphs: [
      'Het plein is een plek om te zijn. Het is autovrij, op bevoorrading tot 10:00 uur na.',
      'Er staan minstens dertig bomen. Op een zomerdag ligt om 14:00 uur de helft van het plein in de schaduw.',
      'Er is plaats voor dertig marktkramen, met stroom en water onder de grond. Buiten de marktdagen is dat niet te zien.',
      'Het plein is overal bereikbaar met een rolstoel, een rollator en een kinderwagen. Een geleidelijn loopt van de bushalte naar het stadhuis.',
      'Regenwater van 60 millimeter in een uur blijft op het plein en zakt daarna in de grond.',
    ],
  },
  {
    name: 'woonvisie.pdf',
    title: 'Woonvisie: een huis voor wie hier wil blijven',
    paragraphs: [
      'Tot 2032 bouwen wij 900 woningen. Daarvan zijn er 600 betaalbaar: 300 sociale huur, 150 midden huur en 150 goedkope koop.',
      'De Kaagpolder is de grootste plek, met 310 woningen. In elk dorp komt een hofje van acht tot twaalf woningen voor ouderen, dicht bij de bus en de winkel.',
      'De helft van de nieuwe huurwoningen gaat naar mensen die al in de gemeente wonen of hier werken.',
    ],
  },
  {
    name: 'afvalkalender.pdf',
    title: 'Afvalkalender',
    paragraphs: [
      'Binnenstad: maandag. Lindekwartier: dinsdag. Kaagpolder en De Kaag: woensdag. Oosterdijk en Wierhuizen: donderdag. Zuidermeer: vrijdag.',
      'De groene container legen wij elke week. De blauwe en de oranje container legen wij om de week.',
      'Zet uw container op de ophaaldag voor 7:30 uur aan de straat, met de handgreep naar de weg.',
      'Valt uw dag op een feestdag? Dan komen wij de zaterdag ervoor of erna.',
    ],
  },
  {
    name: 'voorbeeldtekening-dakkapel.pdf',
    title: 'Zo tekent u een dakkapel',
    paragraphs: [
      'Op uw tekening staan de maten: breedte, hoogte en de afstand tot de zijkanten, de nok en de goot.',
      'Teken het vooraanzicht en de doorsnede, schaal 1:100. Schrijf erbij van welk materiaal de wangen, de kozijnen en het dak zijn, en welke kleur zij hebben.',
      'Voeg een foto van de huidige situatie toe, en een van de huizen ernaast.',
    ],
  },
  {
    name: 'reiskosten.pdf',
    title: 'Reiskosten',
    paragraphs: [
      'Naam, personeelsnummer, maand.',
      'Datum, van, naar, reden van de reis, aantal kilometers of bedrag van het kaartje.',
      'Lever dit formulier in voor de tiende van de volgende maand. Met de fiets krijgt u € 0,23 per kilometer.',
    ],
  },
];
