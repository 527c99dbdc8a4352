import type { AccessibilityStatement } from '#domains/settings/model/accessibility-statement.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { formatDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { fillLine, type FillIn } from '../model/fill-in.ts';
import type { LivePart } from '../model/legal-template.ts';
import type { LegalPart, Line } from '../model/legal-text.ts';
import { liveWordsEn } from '../model/texts/live-words.en.ts';
import { liveWordsNl } from '../model/texts/live-words.nl.ts';

export interface LiveFacts {
  settings: Pick<Settings, 'accessibilityStatement' | 'termsOfUseVersion'>;
  domain: string;
  given: FillIn;
}

type Words = ReturnType<typeof wordsIn>;

const wordsIn = (language: Language) => textsIn({ nl: liveWordsNl, en: liveWordsEn }, language);
const missing: Line = [{ isMissing: true }];

/** What a legal text says of this platform at this moment. */
export function livePart(name: LivePart, { settings, domain, given }: LiveFacts): LegalPart[] {
  const { accessibilityStatement: statement, termsOfUseVersion: version } = settings;
  const words = wordsIn(given.language);
  switch (name) {
    case 'terms-changes':
      return [says(version === 1 ? words.firstVersion : words.laterVersion(version))];
    case 'domains':
      return [{ kind: 'list', items: [domain, ...statement.otherDomains].map((each) => [each]) }];
    case 'status':
      return statusParts(statement, words, given);
    case 'reports':
      return reportParts(statement, words, given);
    case 'deviations':
      return deviationParts(statement, words, given);
    case 'signature':
      return signatureParts(statement, words, given);
    case 'cookie-tables':
    case 'cookie-choice':
      return [{ kind: name }];
  }
}

function says(words: string): LegalPart {
  return { kind: 'paragraph', line: [words] };
}

/** A day as it is written in a sentence. At noon, so that no time zone makes it the day before. */
function dayOf(language: Language, day: string): string {
  return formatDate(language, new Date(`${day}T12:00:00Z`));
}

function statusParts({ status, registerUrl }: AccessibilityStatement, words: Words, given: FillIn): LegalPart[] {
  const { name, meaning } = words.statuses[status];
  const register = registerUrl === null ? words.register : words.inRegister.replace('{address}', registerUrl);
  return [
    { kind: 'badge', words: name },
    says(meaning),
    { kind: 'paragraph', line: fillLine(register, given) ?? [] },
    ...(registerUrl === null && given.showMissing ? [{ kind: 'paragraph' as const, line: [`${words.registerMissing} `, ...missing] }] : []),
  ];
}

function reportParts({ reports, examinationOn }: AccessibilityStatement, words: Words, { language }: FillIn): LegalPart[] {
  const items = reports.map(({ title, url, date }) => [{ text: words.report(title[language], dayOf(language, date)), href: url }]);
  return [
    items.length > 0 ? { kind: 'list', items } : says(words.noReports),
    ...(examinationOn === null ? [] : [says(words.planned(dayOf(language, examinationOn)))]),
  ];
}

function deviationParts({ status, deviations }: AccessibilityStatement, words: Words, { language }: FillIn): LegalPart[] {
  if (deviations.length === 0) return [says(status === 'A' ? words.noDeviations : words.noDeviationsYet)];
  const rows = deviations.map(({ criterion, problem, cause, consequence, measure, solvedOn }) => [
    [criterion],
    ...[problem, cause, consequence, measure].map((text) => [text[language]]),
    [solvedOn === null ? words.noDate : dayOf(language, solvedOn)],
  ]);
  return [{ kind: 'table', columns: [...words.deviationColumns], rows }];
}

function signatureParts({ signerRole, signedOn, updatedOn }: AccessibilityStatement, words: Words, given: FillIn): LegalPart[] {
  const { language, showMissing } = given;
  const known: [string, string | null][] = [
    [words.signer, signerRole?.[language] ?? null],
    [words.signedOn, signedOn && dayOf(language, signedOn)],
    [words.updatedOn, updatedOn && dayOf(language, updatedOn)],
  ];
  const facts = known
    .filter(([, value]) => value !== null || showMissing)
    .map(([term, value]) => ({ term, line: value === null ? missing : [value] }));
  return [...(signedOn === null ? [says(words.notSigned)] : []), ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : [])];
}
