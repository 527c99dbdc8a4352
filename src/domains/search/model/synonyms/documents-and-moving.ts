import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const passport: WordsOfBoth = { nl: 'paspoort', en: 'passport' };
const moving: WordsOfBoth = { nl: 'verhuizing', en: 'moving, report a move' };

export const documentAndMovingSynonyms: SynonymGroup[] = [
  { nl: 'paspoort, reisdocument', en: 'passport, travel document' },
  {
    nl: 'id-kaart, identiteitskaart, identiteitsbewijs, id-bewijs, legitimatie, legitimatiebewijs',
    en: 'identity card, id card, id, identity document, proof of identity',
    see: passport,
  },
  {
    nl: 'spoed, spoedaanvraag, spoedpaspoort, noodpaspoort, haast, met spoed',
    en: 'urgent, emergency passport, urgent passport, express passport, fast track, rush',
  },
  { nl: 'pasfoto', en: 'passport photo, passport photograph, passport picture', see: passport },
  { nl: 'kwijt, verloren, verlies, vermist, gestolen, kwijtgeraakt', en: 'lost, loss, missing, stolen' },
  { nl: 'gevonden voorwerpen, verloren voorwerpen', en: 'lost property, lost and found' },
  { nl: 'rijbewijs', en: "driving licence, driving license, driver's licence, driver's license, drivers licence, drivers license" },
  {
    nl: 'verhuizen, verhuizing, adreswijziging, adres wijzigen, adres veranderen, adres doorgeven, nieuw adres, ander adres',
    en: 'moving, move, moving house, change of address, change address, new address, relocation, relocate, report a move',
  },
  {
    nl: `verhuizen uit het buitenland, komen wonen, vestigen, vestiging, immigratie, inschrijven als inwoner, inschrijven gemeente,
      nieuwe bewoner, nieuwe inwoner`,
    en: `moving from abroad, moving to the netherlands, settle, immigration, register as a resident, register with the municipality,
      new resident`,
    see: moving,
  },
  {
    nl: 'emigreren, emigratie, verhuizen naar het buitenland, uitschrijven, uitschrijving',
    en: 'emigrate, emigration, moving abroad, deregister, deregistration',
    see: moving,
  },
  {
    nl: 'uittreksel, uittreksel brp, brp, basisregistratie personen, bevolkingsregister, woonverklaring, bewijs van inschrijving',
    en: 'extract, personal records database, brp, population register, proof of address, proof of registration',
  },
  { nl: 'geboorteakte', en: 'birth certificate', see: { nl: 'geboorte', en: 'birth' } },
  {
    nl: 'akte, afschrift, geboorteakte, huwelijksakte, overlijdensakte, burgerlijke stand',
    en: 'certificate, birth certificate, marriage certificate, death certificate, civil registry, registry office',
  },
  {
    nl: 'vog, verklaring omtrent het gedrag, bewijs van goed gedrag',
    en: 'certificate of conduct, certificate of good conduct, criminal record check',
  },
  {
    nl: 'naturalisatie, naturaliseren, nederlander worden, nationaliteit, nederlandse nationaliteit, inburgering, inburgeren',
    en: 'naturalisation, naturalization, nationality, dutch nationality, citizenship, civic integration, becoming dutch',
  },
  { nl: 'digid', en: 'digid' },
  { nl: 'bsn, burgerservicenummer, sofinummer', en: 'bsn, citizen service number' },
  { nl: 'legaliseren, legalisatie, handtekening legaliseren', en: 'legalise, legalize, legalisation, legalization' },
  { nl: 'naamswijziging, naam wijzigen, achternaam, naamgebruik', en: 'change of name, change name, surname, family name' },
];
