import { expect, test } from 'vitest';
import type { LegalText } from '../model/legal-text.ts';
import { changesBetween } from './terms-changes.ts';

function textOf(sections: Record<string, string[]>): LegalText {
  return {
    page: 'terms-of-use',
    language: 'nl',
    title: 'Gebruiksvoorwaarden',
    version: 1,
    date: null,
    intro: [['Wat geldt.']],
    sections: Object.entries(sections).map(([heading, lines]) => ({
      id: heading === 'Wat is er veranderd?' ? 'changes' : heading,
      heading,
      parts: lines.map((line) => ({ kind: 'paragraph', line: [line] })),
    })),
  };
}

const before = textOf({ Gebruik: ['U mag lezen.', 'U mag niet storen.'], Account: ['Bewaar uw wachtwoord.'] });

test('the same text has no changes', () => {
  expect(changesBetween(before, before)).toEqual([]);
});

test('a line that was rewritten is one that is gone and one that is new', () => {
  const after = textOf({ Gebruik: ['U mag lezen en delen.', 'U mag niet storen.'], Account: ['Bewaar uw wachtwoord.'] });
  expect(changesBetween(before, after)).toEqual([
    { kind: 'removed', section: 'Gebruik', words: 'U mag lezen.' },
    { kind: 'added', section: 'Gebruik', words: 'U mag lezen en delen.' },
  ]);
});

test('of a section that is wholly new or gone its lines are told, and not its heading as one of them', () => {
  const after = textOf({ Gebruik: ['U mag lezen.', 'U mag niet storen.'], Klachten: ['Schrijf ons.'] });
  expect(changesBetween(before, after)).toEqual([
    { kind: 'removed', section: 'Account', words: 'Bewaar uw wachtwoord.' },
    { kind: 'added', section: 'Klachten', words: 'Schrijf ons.' },
  ]);
});

test('a heading that was rewritten above lines that stayed is told', () => {
  const after = textOf({ Gebruik: ['U mag lezen.', 'U mag niet storen.'], 'Uw account': ['Bewaar uw wachtwoord.'] });
  expect(changesBetween(before, after)).toEqual([
    { kind: 'removed', section: 'Account', words: 'Account' },
    { kind: 'added', section: 'Uw account', words: 'Uw account' },
  ]);
});

test('the section that says which version this is, is no change', () => {
  expect(changesBetween(textOf({ 'Wat is er veranderd?': ['Versie 1.'] }), textOf({ 'Wat is er veranderd?': ['Versie 2.'] }))).toEqual([]);
});
