import type { SynonymGroup, WordsOfBoth } from './synonym-group.ts';

const council: WordsOfBoth = { nl: 'gemeenteraad', en: 'municipal council' };

export const governmentSynonyms: SynonymGroup[] = [
  {
    nl: 'gemeenteraad, raad, raadslid, raadsleden, fractie, politieke partij, griffie, griffier',
    en: 'municipal council, town council, city council, council, councillor, council member, political party, council clerk',
  },
  {
    nl: 'raadsvergadering, vergadering, vergadering gemeenteraad, raadsagenda, raadsstukken, commissievergadering',
    en: 'council meeting, meeting, council agenda, council papers',
    see: council,
  },
  {
    nl: 'inspreken, spreekrecht, inspreker, spreken in de raad',
    en: 'speak at a meeting, speaking at a meeting, speak at the council, right to speak',
    see: council,
  },
  {
    nl: 'burgemeester, wethouder, college, burgemeester en wethouders, b w',
    en: 'mayor, alderman, executive, mayor and aldermen, deputy mayor',
  },
  {
    nl: 'verkiezing, stemmen, stembureau, stempas, volmacht',
    en: 'election, vote, voting, polling station, voting pass, proxy',
    see: council,
  },
  { nl: 'begroting, jaarrekening, financiën', en: 'budget, annual accounts, finances' },
  {
    nl: 'bezwaar, bezwaar maken, bezwaarschrift, beroep, oneens, bezwaar parkeerboete, bezwaar boete',
    en: 'objection, object, appeal, disagree, appeal parking fine, appeal fine',
  },
  {
    nl: 'klacht, klagen, klacht indienen, klacht over de gemeente, ontevreden, compliment',
    en: 'complaint, complain, complain about the council, complaint about the council, dissatisfied, compliment',
  },
  {
    nl: 'woo, woo-verzoek, wob, wob-verzoek, wet open overheid, informatieverzoek',
    en: 'freedom of information, foi, foi request, woo, woo request, open government act',
  },
  {
    nl: 'privacy, avg, persoonsgegevens, inzageverzoek, gegevensbescherming, datalek',
    en: 'privacy, gdpr, personal data, data protection, access request, data breach',
  },
  { nl: 'toegankelijkheid, toegankelijk, rolstoeltoegankelijk', en: 'accessibility, accessible, wheelchair access' },
  {
    nl: 'meedenken, meepraten, participatie, inspraak, mening geven, denk mee',
    en: 'have your say, participation, take part, consultation, give your opinion',
  },
  { nl: 'dorpsraad, wijkraad, buurtraad', en: 'village council, neighbourhood council' },
  { nl: 'bekendmaking, bekendmakingen, ter inzage', en: 'public notice, official announcement' },
  { nl: 'verordening, apv, regelgeving, beleid', en: 'bye-law, bylaw, regulation, policy' },
  { nl: 'nieuws, actueel, persbericht', en: 'news, latest news, press release' },
  { nl: 'nieuwsbrief', en: 'newsletter, mailing list' },
  { nl: 'inwoners, inwoneraantal, bevolking', en: 'inhabitants, population' },
  { nl: 'geschiedenis, historie, verleden', en: 'history, past' },
  { nl: 'veelgestelde vragen, vaak gestelde vragen, faq', en: 'frequently asked questions, faq' },
];
