export interface DemoPaper {
  /** By which content points at it; also what it is called when it is downloaded. */
  name: string;
  title: string;
  /** Under the title. */
  subtitle: string;
  /** Of each sheet what stands on it, as markup. */
  sheets: string[];
  /** A drawing at the end of the first sheet. */
  drawing?: { file: string; alt: string };
}

/**
 * What stands in the documents of the demo platform. All in Dutch, as they would be. The files are in `demo/papers`; after a change here
 * they are printed again with `node tools/print-demo-papers.ts`.
 */
export const demoPapers: readonly DemoPaper[] = [
  {
    name: 'samenvatting-begroting.pdf',
    title: 'Begroting in het kort',
    subtitle: 'Waar het geld vandaan komt en waar het heen gaat',
    sheets: [
      `
        De gemeente Noorderhaven geeft volgend jaar € 98 miljoen uit. Dat is € 3.160 per inwoner. De hele begroting telt 212 bladzijden. In dit stuk staat het belangrijkste op vier bladzijden.

        ## Het belangrijkste

        - Er komt € 2,1 miljoen bij voor wegen en bruggen. De Ophaalbrug en de Veerbrug zijn als eerste aan de beurt.
        - De verbouwing van het stadhuis schuift twee jaar op. Dat scheelt € 1,4 miljoen.
        - De bijdrage aan de voedselbank en de schuldhulp gaat omhoog, van € 310.000 naar € 420.000.
        - Een gezin met een eigen huis betaalt gemiddeld € 19 per jaar meer dan vorig jaar.
        - De begroting is in evenwicht: er gaat niet meer uit dan er binnenkomt.

        ## Wie besluit?

        Het college van burgemeester en wethouders maakt het voorstel. De gemeenteraad bespreekt het in oktober en november en stelt de begroting vast. De provincie houdt toezicht.

        ## Wat vindt u?

        Voor elke raadsvergadering kunt u inspreken. Meld u aan bij de griffie via griffie@noorderhaven.test of 14 0299.`,
      `
        ## Waar komt het geld vandaan?

        Van elke € 100 die binnenkomt, betaalt het Rijk € 61. Bewoners en bedrijven betalen samen € 24 aan belastingen en heffingen.

        | Inkomsten | Miljoen euro | Van elke € 100 |
        | Gemeentefonds van het Rijk | 48,0 | € 49 |
        | Andere uitkeringen van het Rijk | 11,8 | € 12 |
        | Onroerendezaakbelasting | 13,7 | € 14 |
        | Afval- en rioolheffing | 8,8 | € 9 |
        | Leges, haven- en marktgeld | 1,0 | € 1 |
        | Verkoop van grond | 6,9 | € 7 |
        | Huur, subsidies en overig | 7,8 | € 8 |
        | Samen | 98,0 | € 100 |

        ## Wat betaalt u?

        De bedragen gelden voor een gezin met een huis van gemiddelde waarde.

        | Heffing | Dit jaar | Volgend jaar |
        | Onroerendezaakbelasting | € 386 | € 398 |
        | Afval, vast bedrag | € 184 | € 187 |
        | Afval, per keer restafval | € 0,80 | € 0,80 |
        | Riool | € 212 | € 216 |
        | Samen, zonder restafval per keer | € 782 | € 801 |

        Heeft u een laag inkomen? Dan hoeft u de afval- en rioolheffing vaak niet te betalen. Vraag kwijtschelding aan binnen drie maanden na de aanslag.`,
      `
        ## Waar gaat het geld heen?

        Van elke € 100 die wij uitgeven, gaat € 41 naar zorg en jeugd.

        | Uitgaven | Miljoen euro | Van elke € 100 |
        | Zorg, jeugd en inkomen | 40,2 | € 41 |
        | Wegen, bruggen en groen | 16,7 | € 17 |
        | Onderwijs, sport en cultuur | 11,8 | € 12 |
        | Afval en riool | 8,8 | € 9 |
        | Veiligheid en brandweer | 7,8 | € 8 |
        | Bestuur en dienstverlening | 12,7 | € 13 |
        | Samen | 98,0 | € 100 |

        ## Wat is er anders dan vorig jaar?

        **Wegen en bruggen: € 2,1 miljoen erbij.** Vier bruggen zijn ouder dan zestig jaar. Uitstel wordt duurder: de balken van de Ophaalbrug dragen geen zware wagens meer.

        **Jeugd: € 0,6 miljoen erbij.** Gezinnen wachten nu negen weken op hulp. Met drie extra medewerkers in het wijkteam wordt dat vijf weken.

        **Stadhuis: € 1,4 miljoen eraf.** De nieuwe raadzaal wacht. Het dak en de lift knappen we wel op.

        **Groen: gelijk.** De tachtig lindes aan de Lindelaan betalen we uit de reserve voor bomen.`,
      `
        ## Hoeveel houden we achter de hand?

        De gemeente heeft een algemene reserve van € 14,2 miljoen. Dat is genoeg om tegenvallers op te vangen. De accountant rekent voor Noorderhaven met een risico van € 8,9 miljoen.

        | Risico | Kans | Mogelijk bedrag |
        | Meer jeugdhulp dan verwacht | groot | € 2,4 miljoen |
        | Lagere bijdrage van het Rijk | middel | € 3,1 miljoen |
        | Grond in de Kaagpolder verkoopt later | middel | € 1,9 miljoen |
        | Schade door storm of hoog water | klein | € 1,5 miljoen |

        ## De jaren daarna

        In de drie jaren daarna komt er minder geld van het Rijk. Zonder keuzes komen we dan € 1,8 miljoen per jaar tekort. De raad bespreekt in het voorjaar drie manieren om dat op te lossen: minder uitgeven aan gebouwen, langer doen met wegen, of een hogere onroerendezaakbelasting.

        ## Meer weten?

        De hele begroting ligt in de bibliotheek en in de hal van het stadhuis, Havenkade 1. Vragen beantwoorden wij via financien@noorderhaven.test of 14 0299.`,
    ],
  },
  {
    name: 'programma-stadhuisplein.pdf',
    title: 'Programma van eisen Stadhuisplein',
    subtitle: 'De opdracht aan de ontwerpers, vastgesteld door de gemeenteraad',
    sheets: [
      `
        Het Stadhuisplein is nu een parkeerplaats voor 62 auto’s. Het wordt een plein om te zijn. Dit programma zegt wat het plein moet kunnen. Hoe het eruitziet, bepalen de ontwerpers samen met de bewoners.

        ## Wat bewoners ons vertelden

        Van maart tot en met juni spraken wij 1.300 mensen: op de markt, in de bibliotheek, op scholen en aan de deur. Dit noemden zij het vaakst.

        | Wens | Genoemd door |
        | Schaduw op warme dagen | 812 mensen |
        | Bankjes met een leuning | 640 mensen |
        | Ruimte voor de markt en voor feest | 588 mensen |
        | Een toilet dat open is | 431 mensen |
        | Water om bij te spelen | 377 mensen |
        | Minder auto’s om het plein heen | 295 mensen |

        Een deel van de winkeliers maakt zich zorgen over het parkeren. Daarom gaat het plein pas dicht voor auto’s als de garage aan de Lindelaan open is.`,
      `
        ## Eisen

        ### Verblijven

        1. Het plein is autovrij. Laden en lossen kan op werkdagen tot 10:00 uur.
        2. Er staan minstens dertig bomen. Op een zomerdag ligt om 14:00 uur de helft van het plein in de schaduw.
        3. Er zijn minstens veertig zitplaatsen met een rugleuning en een armsteun.
        4. Er is een openbaar toilet dat elke dag open is van 8:00 tot 22:00 uur en geschikt is voor een rolstoel.

        ### Markt en feest

        1. Er is plaats voor dertig marktkramen, met stroom en water onder de grond. Buiten de marktdagen is dat niet te zien.
        2. Het midden van het plein is leeg te maken voor een podium en 1.500 mensen.

        ### Toegankelijk

        1. Het plein is overal bereikbaar met een rolstoel, een rollator en een kinderwagen. Nergens is een drempel hoger dan twee centimeter.
        2. Een geleidelijn loopt van de bushalte naar de ingang van het stadhuis.
        3. De verlichting is overal minstens 10 lux en schijnt niet in de slaapkamers aan het plein.

        ### Water en hitte

        1. Regenwater van 60 millimeter in een uur blijft op het plein en zakt daarna in de grond.
        2. Minstens een derde van het plein is groen.`,
      `
        ## Geld

        Het plein mag € 3,8 miljoen kosten. De provincie betaalt € 0,9 miljoen mee aan de opvang van regenwater.

        | Onderdeel | Bedrag |
        | Bestrating en riool | € 1.650.000 |
        | Bomen, groen en wateropvang | € 870.000 |
        | Banken, verlichting en toilet | € 520.000 |
        | Stroom en water voor de markt | € 310.000 |
        | Ontwerp en begeleiding | € 290.000 |
        | Onvoorzien | € 160.000 |
        | Samen | € 3.800.000 |

        ## Planning

        1. De ontwerpers maken drie schetsen en leggen die voor aan bewoners.
        2. De raad kiest in het voorjaar één ontwerp.
        3. In het najaar begint het werk. De markt staat dan aan de Lindelaan.
        4. Een jaar later gaat het plein open.

        ## Hoe wij verder meedenken organiseren

        Tijdens het ontwerp is er elke maand een inloopavond. Een groep van twaalf bewoners en vier winkeliers kijkt elke twee weken met de ontwerpers mee. Reageren kan altijd via plein@noorderhaven.test.`,
    ],
  },
  {
    name: 'woonvisie.pdf',
    title: 'Woonvisie: een huis voor wie hier wil blijven',
    subtitle: 'Wat wij tot 2032 bouwen, waar en voor wie',
    sheets: [
      `
        Jonge mensen vertrekken omdat er geen woning is. Ouderen blijven in een huis met een trap. Deze woonvisie zegt hoe wij dat veranderen.

        ## Samengevat

        - Tot 2032 bouwen wij 900 woningen. Daarvan zijn er 600 betaalbaar.
        - De Kaagpolder is de grootste plek, met 310 woningen.
        - In elk dorp komt een hofje van acht tot twaalf woningen voor ouderen, dicht bij de bus en de winkel.
        - De helft van de nieuwe huurwoningen gaat naar mensen die al in de gemeente wonen of hier werken.

        ## Hoe wonen wij nu?

        | Soort | Aantal | Deel |
        | Koopwoningen | 8.140 | 60% |
        | Sociale huur | 3.930 | 29% |
        | Overige huur | 1.490 | 11% |
        | Alle woningen | 13.560 | 100% |

        Wie een sociale huurwoning zoekt, wacht gemiddeld zes jaar en vier maanden. Vijf jaar geleden was dat vier jaar en een maand. Een op de drie huishoudens bestaat uit één persoon. Toch heeft maar een op de zes woningen twee kamers of minder.`,
      `
        ## Wat gaan wij bouwen?

        | Soort woning | Aantal |
        | Sociale huur | 300 |
        | Middenhuur | 150 |
        | Betaalbare koop | 150 |
        | Overige koop en huur | 300 |
        | Samen | 900 |

        Betaalbaar is volgens ons: een huur tot de grens voor huurtoeslag, een middenhuur tot € 1.150 per maand, of een koopprijs tot € 355.000.

        ## Waar gaan wij bouwen?

        | Plek | Woningen | Klaar |
        | Kaagpolder | 310 | 2027 tot 2030 |
        | Stationsgebied | 220 | 2028 tot 2031 |
        | Oude veiling | 140 | 2027 en 2028 |
        | Hofjes in de vier dorpen | 40 | 2027 tot 2029 |
        | Boven winkels in de binnenstad | 60 | elk jaar een deel |
        | Kleine plekken in de wijken | 130 | elk jaar een deel |

        Wij bouwen niet in het open land achter de dijk. Ook de sportvelden blijven.`,
      `
        ## Voor wie?

        ### Jonge mensen

        Wie onder de 28 is en hier woont of werkt, krijgt voorrang bij een kwart van de kleine woningen. In het stationsgebied komen zestig woningen waar jongeren een keuken en een tuin delen.

        ### Ouderen

        Wie een gezinswoning achterlaat en naar een hofje verhuist, krijgt € 4.000 voor de verhuizing. Een wooncoach helpt met het papierwerk.

        ### Mensen die snel een plek nodig hebben

        Tien procent van de sociale huurwoningen is voor mensen die uit opvang of zorg komen, gescheiden zijn of gevlucht zijn.

        ## Hoe houden wij woningen betaalbaar?

        - Wie een betaalbare koopwoning koopt, woont er zelf en verkoopt haar de eerste tien jaar niet met winst.
        - Sociale huurwoningen blijven minstens vijfentwintig jaar sociale huur.
        - In de binnenstad mag u geen hele woning aan toeristen verhuren.

        ## Hoe meten wij of het lukt?

        Elk jaar in mei krijgt de raad een blad met vier cijfers: nieuwe woningen, wachttijd, verhuizingen van ouderen en vertrek van jongeren. Vragen? Mail naar wonen@noorderhaven.test.`,
    ],
  },
  {
    name: 'afvalkalender.pdf',
    title: 'Afvalkalender',
    subtitle: 'Wanneer wij uw container legen',
    sheets: [
      `
        Zet uw container op de ophaaldag voor 7:30 uur aan de straat, met de handgreep naar de weg. Haal hem dezelfde dag weer binnen.

        | Waar u woont | Groen (gft) | Blauw (papier) | Oranje (plastic, blik, pakken) |
        | Binnenstad | elke maandag | maandag, even weken | maandag, oneven weken |
        | Lindekwartier | elke dinsdag | dinsdag, even weken | dinsdag, oneven weken |
        | Lindelaan, Veerstraat, Zeilmakerstraat | elke dinsdag | dinsdag, even weken | dinsdag, oneven weken |
        | Kaagpolder en De Kaag | elke woensdag | woensdag, even weken | woensdag, oneven weken |
        | Oosterdijk en Wierhuizen | elke donderdag | donderdag, oneven weken | donderdag, even weken |
        | Zuidermeer | elke vrijdag | vrijdag, oneven weken | vrijdag, even weken |

        ## Feestdagen

        | Feestdag | Dan komen wij |
        | Nieuwjaarsdag | de zaterdag erna |
        | Tweede paasdag | de zaterdag ervoor |
        | Koningsdag | de zaterdag ervoor |
        | Hemelvaartsdag | de zaterdag erna |
        | Tweede pinksterdag | de zaterdag ervoor |
        | Eerste en tweede kerstdag | de zaterdag ervoor |

        Restafval brengt u naar de ondergrondse container. Die is altijd open met uw pas. Dat kost € 0,80 per keer.`,
      `
        ## Wat hoort waar?

        | Afval | Waarin | Let op |
        | Groente, fruit, etensresten, tuinafval | groene container | geen plastic zakken, ook geen afbreekbare |
        | Papier en karton | blauwe container | droog en plat, geen pizzadozen met vet |
        | Plastic, blik en pakken | oranje container | leeg, omspoelen hoeft niet |
        | Glas | glasbak bij de winkels | deksels mogen erop blijven |
        | Kleren en schoenen | textielbak | schoon en droog, in een dichte zak |
        | Luiers | luierbak bij de kinderopvang | gratis |
        | Lampen, batterijen, kleine apparaten | inleverbak in de supermarkt | kapot mag ook |
        | Verf, olie, medicijnen | milieustraat of apotheek | nooit door de gootsteen |
        | Grofvuil | milieustraat, of laten ophalen | twee keer per jaar gratis |

        ## Milieustraat

        De milieustraat is open van dinsdag tot en met vrijdag van 9:00 tot 17:00 uur, en op zaterdag van 9:00 tot 16:00 uur.

        ## Kerstbomen

        In de eerste week van januari halen wij kerstbomen op. Leg uw boom zonder pot naast de container.

        ## Is er iets misgegaan?

        Bel 14 0299 op werkdagen van 8:30 tot 17:00 uur, of mail naar afval@noorderhaven.test. Laat de container staan. Wij komen de volgende werkdag.`,
    ],
  },
  {
    name: 'voorbeeldtekening-dakkapel.pdf',
    title: 'Zo tekent u een dakkapel',
    subtitle: 'Voorbeeld bij een aanvraag voor een omgevingsvergunning',
    sheets: [
      `
        U mag de tekening zelf maken, met de hand of op de computer. Belangrijk is dat alle maten erop staan en dat de tekening op schaal is.`,
      `
        ## Dit staat op uw tekening

        1. Het vooraanzicht en de doorsnede, schaal 1:100.
        2. De breedte en de hoogte van de dakkapel.
        3. De afstand tot de zijkanten van het dak, tot de nok en tot de goot.
        4. Het materiaal en de kleur van de wangen, de kozijnen en het dak.
        5. Uw naam, het adres en de datum.

        ## Deze maten gelden aan de voorkant

        | Maat | Ten minste | Ten hoogste |
        | Hoogte van de dakkapel | 1,20 m | 1,75 m |
        | Breedte, bij een rijtjeshuis | | de helft van het dak |
        | Afstand tot de zijkant van het dak | 1,00 m | |
        | Afstand tot de nok | 0,50 m | |
        | Afstand tot de goot | 0,50 m | 1,00 m |

        ## Stuur ook mee

        - een foto van de voorkant van uw huis nu
        - een foto van de huizen ernaast
        - de handtekening van de eigenaar, als u huurt

        ## Hulp nodig?

        Kom met uw schets naar het spreekuur: elke dinsdag van 14:00 tot 16:00 uur op het stadhuis, zonder afspraak. Bellen kan ook: 14 0299.`,
    ],
    drawing: {
      file: 'dakkapel.svg',
      alt: 'Vooraanzicht van een huis met een dakkapel van 2,40 meter breed en 1,50 meter hoog, 1,20 meter van beide zijkanten. Daarnaast de doorsnede, met 0,70 meter tot de nok en 0,80 meter tot de goot.',
    },
  },
  {
    name: 'reiskosten.pdf',
    title: 'Reiskosten',
    subtitle: 'Formulier voor medewerkers',
    sheets: [
      `
        Lever dit formulier in voor de tiende van de volgende maand, bij personeelszaken of in postvak 12. Met de fiets krijgt u € 0,23 per kilometer. Kaartjes voor trein en bus vergoeden wij helemaal; plak ze op de achterkant.

        | Naam | Personeelsnummer | Afdeling | Maand |
        |   |   |   |   |

        ## Uw reizen

        | Datum | Van | Naar | Reden | Kilometers | Bedrag |
        |   |   |   |   |   |   |
        |   |   |   |   |   |   |
        |   |   |   |   |   |   |
        |   |   |   |   |   |   |
        |   |   |   |   |   |   |
        |   |   |   |   |   |   |
        | Samen |   |   |   |   |   |

        ## Ondertekenen

        | Handtekening medewerker | Handtekening leidinggevende | Datum |
        |   |   |   |

        Vragen? Bel 14 0299 en vraag naar personeelszaken.`,
    ],
  },
];
