import { expect, test } from 'vitest';
import { accessibilityStatuses, unsignedStatement, type AccessibilityStatement } from '#domains/settings/model/accessibility-statement.ts';
import { initialSettings, type Settings } from '#domains/settings/model/settings.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { legalPages, type LegalPage } from '../model/legal-page.ts';
import type { LegalText } from '../model/legal-text.ts';
import { legalTextOf } from './legal.service.ts';

const origin = 'https://www.noorderhaven.test';

function textOf(page: LegalPage, language: Language = 'nl', settings: Partial<Settings> = {}, isForAdmin = false): LegalText {
  return legalTextOf({ page, language, settings: { ...initialSettings, ...settings }, origin, isForAdmin });
}

function statement(given: Partial<AccessibilityStatement>): Partial<Settings> {
  return { accessibilityStatement: { ...unsignedStatement, ...given } };
}

/** A section as a person reads it. */
function read(text: LegalText, id: string): string {
  return JSON.stringify(text.sections.find((section) => section.id === id)?.parts);
}

test('R9.08 the terms of use and the privacy statement are of 14 March 2023', () => {
  for (const language of languages) {
    expect(textOf('terms-of-use', language)).toMatchObject({ version: 1, date: '2023-03-14' });
    expect(textOf('privacy', language)).toMatchObject({ date: '2023-03-14' });
  }
});

test('the terms say which version they are, and what changed since the last one', () => {
  expect(read(textOf('terms-of-use'), 'changes')).toContain('eerste versie');
  const later = textOf('terms-of-use', 'en', { termsOfUseVersion: 3 });
  expect(later.version).toBe(3);
  expect(read(later, 'changes')).toContain('version 3');
});

test('nothing is missing for visitors when nobody filled in anything; an admin sees where', () => {
  for (const page of legalPages) {
    expect(JSON.stringify(textOf(page))).not.toContain('isMissing');
    expect(JSON.stringify(textOf(page, 'nl', {}, true))).toContain('isMissing');
  }
});

test('the details of the platform are in the text, with links that work', () => {
  const given = { organisationName: { nl: 'de gemeente X', en: 'the city of X' }, contactEmail: 'a@x.test', contactPhone: '14 0299' };
  const text = JSON.stringify(textOf('privacy', 'en', { ...given, contactAddress: 'Kade 1' }));
  for (const words of ['the city of X', 'mailto:a@x.test', 'tel:140299', 'Kade 1', 'www.noorderhaven.test']) expect(text).toContain(words);
});

test('the accessibility statement claims nothing by itself', () => {
  expect(read(textOf('accessibility'), 'status')).toContain('Nog niet onderzocht');
  expect(read(textOf('accessibility', 'en'), 'status')).toContain('Not audited yet');
  expect(read(textOf('accessibility'), 'deviations')).toContain('betekent niet dat alles in orde is');
  expect(read(textOf('accessibility'), 'signature')).toContain('nog niet ondertekend');
  expect(JSON.stringify(textOf('accessibility'))).not.toContain('Status A');
});

test.each(accessibilityStatuses)('status %s is said with its meaning, in both languages', (status) => {
  for (const language of languages) {
    const parts = textOf('accessibility', language, statement({ status })).sections.find(({ id }) => id === 'status')?.parts ?? [];
    expect(parts.slice(0, 2).map(({ kind }) => kind)).toEqual(['badge', 'paragraph']);
  }
});

test('what the organisation declared is all there: domains, register, reports, deviations, who signed and when', () => {
  const words = (text: string) => ({ nl: `${text} nl`, en: `${text} en` });
  const text = textOf(
    'accessibility',
    'en',
    statement({
      status: 'B',
      registerUrl: 'https://www.toegankelijkheidsverklaring.nl/register/1',
      otherDomains: ['formulieren.noorderhaven.test'],
      reports: [{ title: words('Audit'), url: 'https://example.nl/audit', date: '2026-05-01' }],
      examinationOn: '2027-05-01',
      deviations: [
        {
          criterion: '1.4.3',
          problem: words('contrast'),
          cause: words('old colours'),
          consequence: words('hard to read'),
          measure: words('new colours'),
          solvedOn: '2026-12-31',
        },
      ],
      signerRole: words('director'),
      signedOn: '2026-06-01',
      updatedOn: '2026-06-02',
    }),
  );
  expect(text.date).toBe('2026-06-02');
  expect(read(text, 'scope')).toContain('formulieren.noorderhaven.test');
  expect(read(text, 'status')).toContain('https://www.toegankelijkheidsverklaring.nl/register/1');
  expect(read(text, 'reports')).toContain('Audit en, 1 May 2026');
  expect(read(text, 'reports')).toContain('1 May 2027');
  for (const part of ['1.4.3', 'contrast en', 'old colours en', 'hard to read en', 'new colours en', '31 December 2026'])
    expect(read(text, 'deviations')).toContain(part);
  for (const part of ['director en', '1 June 2026', '2 June 2026']) expect(read(text, 'signature')).toContain(part);
});
