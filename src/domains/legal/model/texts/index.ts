import type { Language } from '#platform/shared/language.ts';
import type { LegalPage } from '../legal-page.ts';
import type { LegalTemplate } from '../legal-template.ts';
import { accessibilityEn } from './accessibility.en.ts';
import { accessibilityNl } from './accessibility.nl.ts';
import { cookieStatementEn } from './cookie-statement.en.ts';
import { cookieStatementNl } from './cookie-statement.nl.ts';
import { privacyEn } from './privacy.en.ts';
import { privacyNl } from './privacy.nl.ts';
import { termsOfUseEn } from './terms-of-use.en.ts';
import { termsOfUseNl } from './terms-of-use.nl.ts';

/** The texts that come with the product. Dutch is the source. */
export const legalTemplates: Record<LegalPage, Record<Language, LegalTemplate>> = {
  'terms-of-use': { nl: termsOfUseNl, en: termsOfUseEn },
  privacy: { nl: privacyNl, en: privacyEn },
  accessibility: { nl: accessibilityNl, en: accessibilityEn },
  'cookie-statement': { nl: cookieStatementNl, en: cookieStatementEn },
};
