import type { WordsOfBoth } from './synonym-group.ts';

/**
 * What somebody wants to do, and not with what: *id-kaart aanvragen* is about the card. What has such a word comes first, what has
 * not is found as well. They count as any word where a question has no others.
 */
export const optionalWords: WordsOfBoth = {
  nl: `aanvragen, aanvraag, vragen, vraag, regelen, doorgeven, aangeven, melden, indienen, inleveren, ophalen, afhalen, brengen, wegbrengen, weggooien, wegdoen,
    krijgen, kopen, betalen, maken, verlengen, vernieuwen, wijzigen, veranderen, opzeggen, annuleren, bekijken, downloaden, vinden, zoeken,
    weten, laat, tijd, kosten, kost, prijs, hoeveel, formulier, informatie, info, online, digitaal, inschrijven, aanmelden, eisen, voorwaarden, jullie, nieuw, kapot, stuk, defect, nodig, graag,
    waar, wanneer, waarom, welke, mag, mogen, gaat, gaan, worden, staan, gemeente, gemeentelijk`,
  en: `apply, application, request, ask, arrange, report, register, submit, hand, collect, pick, bring, dispose, throw, rid, get, buy, pay, make, renew, renewal,
    change, cancel, view, download, find, look, know, cost, price, much, form, information, info, online, digital, requirements, conditions, put, new, broken, damaged, need,
    want, like, please, may, go, municipality`,
};
