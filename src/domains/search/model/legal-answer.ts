import { legalPages, type LegalPage } from '#domains/legal/model/legal-page.ts';
import { languages } from '#platform/shared/language.ts';
import { listed } from './synonyms/all-synonyms.ts';
import type { WordsOfBoth } from './synonyms/synonym-group.ts';
import { wordsIn } from './words.ts';

/** What people call the texts that stand at the foot of every page. They are no pages that somebody publishes, so no index has them. */
const calledBy: Record<LegalPage, WordsOfBoth> = {
  'terms-of-use': {
    nl: 'gebruiksvoorwaarden, algemene voorwaarden',
    en: 'terms of use, terms of service, terms and conditions',
  },
  privacy: {
    nl: 'privacy, privacyverklaring, privacybeleid, persoonsgegevens, avg, gegevensbescherming, inzageverzoek, datalek',
    en: 'privacy, privacy statement, privacy policy, personal data, data protection, gdpr, data breach',
  },
  accessibility: {
    nl: 'toegankelijkheid, toegankelijkheidsverklaring, digitale toegankelijkheid, wcag',
    en: 'accessibility, accessibility statement, wcag',
  },
  'cookie-statement': {
    nl: 'cookie, cookies, cookieverklaring, cookiebeleid, cookie-instellingen',
    en: 'cookie, cookies, cookie statement, cookie policy, cookie settings',
  },
};

/** As words with spaces around them: *avg* is not found in *avgas*. */
function spaced(text: string): string {
  return ` ${wordsIn(text)
    .map(({ key }) => key)
    .join(' ')} `;
}

/** The legal texts that a question names, in whichever language it is asked. */
export function legalPagesAsked(question: string): LegalPage[] {
  const asked = spaced(question);
  return legalPages.filter((page) =>
    languages.some((language) => listed(calledBy[page][language]).some((name) => asked.includes(spaced(name)))),
  );
}
