import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const birth: WordsOfBoth = { nl: 'geboorte', en: 'birth' };

export const familySynonyms: SynonymGroup[] = [
  {
    nl: 'geboorte, geboorteaangifte, geboorte aangeven, kind aangeven, baby, baby aangeven, bevalling, pasgeboren',
    en: 'birth, register a birth, birth registration, register a child, baby, newborn, having a baby',
  },
  {
    nl: 'erkennen, erkenning, kind erkennen, ouderschap',
    en: 'acknowledge a child, acknowledgement of parentage, paternity, parentage',
    see: birth,
  },
  {
    nl: 'overlijden, overleden, sterfgeval, overlijdensaangifte, dood, sterven',
    en: 'death, died, deceased, register a death, bereavement',
  },
  {
    nl: 'begraven, begrafenis, begraafplaats, kerkhof, graf, grafrechten, uitvaart, crematie, cremeren',
    en: 'burial, cemetery, graveyard, grave, funeral, cremation',
  },
  {
    nl: 'trouwen, huwelijk, huwen, bruiloft, ondertrouw, trouwlocatie, trouwzaal, trouwambtenaar',
    en: 'marriage, marry, getting married, wedding, wedding venue',
  },
  {
    nl: 'geregistreerd partnerschap, partnerschap, samenlevingscontract, samenwonen',
    en: 'registered partnership, civil partnership, living together, cohabitation',
    see: { nl: 'trouwen', en: 'marriage' },
  },
  { nl: 'echtscheiding, scheiden, scheiding, gescheiden', en: 'divorce, divorced' },
  {
    nl: 'kinderopvang, kinderdagverblijf, crèche, peuterspeelzaal, peuteropvang, bso, gastouder',
    en: 'childcare, day care, nursery, playgroup, preschool, after-school care, childminder',
  },
  {
    nl: 'jeugdzorg, jeugdhulp, jeugdteam, opvoeding, opvoeden, opvoedhulp, cjg',
    en: 'youth care, youth services, parenting, parenting support, raising children',
  },
  { nl: 'speeltuin, speelplek, speelplaats, speeltoestel', en: 'playground, play area, play equipment' },
];
