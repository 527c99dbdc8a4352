import { consentTextDate, consentVersionOf } from '#domains/consent/model/consent.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import type { Language } from '#platform/shared/language.ts';
import { fillLines, fillPart, type Details } from '../model/fill-in.ts';
import type { LegalPage } from '../model/legal-page.ts';
import type { LegalTemplate } from '../model/legal-template.ts';
import type { Inline, LegalText, Line } from '../model/legal-text.ts';
import { legalTemplates } from '../model/texts/index.ts';
import { livePart, type LiveFacts } from './live-parts.ts';

/** The day on which the terms, in their first version, and the privacy statement were made. */
const textDate = '2023-03-14';
const privacyVersion = 1;
/** Of the words around what an organisation says about itself. */
const accessibilityText = { version: 1, date: '2026-11-15' };

interface Asked {
  page: LegalPage;
  language: Language;
  settings: Settings;
  /** The origin at which the site is reached. */
  origin: string;
  /** Admins see which details of the platform are still missing. */
  isForAdmin: boolean;
  /** On which the version of the terms in force was published; not for the first one. */
  termsDay?: string | undefined;
  /** In place of the text of today. */
  template?: LegalTemplate;
}

/** A legal page in one language, with the details of the platform filled in. */
export function legalTextOf(asked: Asked): LegalText {
  const { page, language, settings, origin, isForAdmin, template = legalTemplates[page][language] } = asked;
  const domain = new URL(origin).host;
  const given = { language, details: detailsOf(settings, language, domain), showMissing: isForAdmin };
  const facts: LiveFacts = { settings, domain, given };
  return {
    page,
    language,
    title: template.title,
    ...versionOf(asked),
    intro: fillLines(template.intro, given),
    sections: template.sections.map(({ id, heading, parts }) => ({
      id,
      heading,
      parts: parts.flatMap((part) => (part.kind === 'live' ? livePart(part.name, facts) : fillPart(part, given))),
    })),
  };
}

/** A line as plain words, for where there are no links. */
export function wordsOf(line: Line): string {
  return line.map(plainPiece).join('');
}

function plainPiece(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  if ('text' in piece) return piece.text;
  return 'strong' in piece ? piece.strong : '';
}

function versionOf({ page, termsDay, settings }: Asked): Pick<LegalText, 'version' | 'date'> {
  const { termsOfUseVersion, accessibilityStatement, siteimproveId } = settings;
  switch (page) {
    case 'terms-of-use':
      return { version: termsOfUseVersion, date: termsDay ?? textDate };
    case 'privacy':
      return { version: privacyVersion, date: textDate };
    case 'cookie-statement':
      return { version: consentVersionOf({ hasOutsideAnalytics: siteimproveId !== null }), date: consentTextDate };
    case 'accessibility':
      return { version: accessibilityText.version, date: accessibilityStatement.updatedOn ?? accessibilityText.date };
  }
}

function detailsOf(settings: Settings, language: Language, domain: string): Details {
  const { contactEmail, contactPhone, contactAddress, dataProtectionEmail } = settings;
  const platform = settings.platformName[language];
  const mail = (address: string | null) => address && { text: address, href: `mailto:${address}` };
  return {
    platform,
    domain,
    organisation: settings.organisationName?.[language] ?? platform,
    email: mail(contactEmail),
    phone: contactPhone && { text: contactPhone, href: `tel:${contactPhone.replace(/[^\d+]/g, '')}` },
    address: contactAddress,
    dataProtectionEmail: mail(dataProtectionEmail),
  };
}
