import { expect, test } from 'vitest';
import { isExternalLink, isSafeHref } from '#platform/shared/link.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { detailNames } from '../fill-in.ts';
import { isLegalPage, legalPages, type LegalPage } from '../legal-page.ts';
import type { LegalTemplate, TemplatePart } from '../legal-template.ts';
import { legalTemplates } from './index.ts';

const pairs = legalPages.map((page) => ({ page, ...legalTemplates[page] }));
const texts = legalPages.flatMap((page) => languages.map((language) => ({ page, language, template: legalTemplates[page][language] })));

function wordsOf(part: TemplatePart): string[] {
  switch (part.kind) {
    case 'paragraph':
      return [part.words];
    case 'list':
      return part.items;
    case 'facts':
      return part.facts.flatMap(({ term, words }) => [term, words]);
    case 'table':
      return [...part.columns, ...part.rows.flat()];
    case 'live':
      return [];
  }
}

function allWordsOf({ title, intro, sections }: LegalTemplate): string[] {
  return [title, ...intro, ...sections.flatMap(({ heading, parts }) => [heading, ...parts.flatMap(wordsOf)])];
}

/** Everything but the words: sections, parts, and how many lines each has. */
function shapeOf({ intro, sections }: LegalTemplate): unknown {
  return {
    intro: intro.length,
    sections: sections.map(({ id, parts }) => ({
      id,
      parts: parts.map((part) => (part.kind === 'live' ? part.name : `${part.kind} of ${wordsOf(part).length}`)),
    })),
  };
}

test.each(pairs)('$page says the same in both languages, part by part', ({ nl, en }) => {
  expect(shapeOf(en)).toEqual(shapeOf(nl));
});

test.each(texts)('$page in $language has no empty line, and each place on the page once', ({ template }) => {
  expect(allWordsOf(template).filter((words) => words.trim() === '')).toEqual([]);
  const ids = template.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
});

test.each(texts)('$page in $language asks only for details that a platform has', ({ template }) => {
  const asked = allWordsOf(template).flatMap((words) => [...words.matchAll(/\{(\w*)\}/g)].map(([, name]) => name));
  expect(asked.filter((name) => !(detailNames as readonly (string | undefined)[]).includes(name))).toEqual([]);
});

test.each(texts)('$page in $language links to our own legal pages and to safe addresses', ({ template }) => {
  const addresses = allWordsOf(template).flatMap((words) => [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => address));
  expect(addresses.filter((address) => !isLegalPage(address) && !isSafeHref(address))).toEqual([]);
  expect(addresses.filter((address) => isExternalLink(address) && !address.startsWith('https://'))).toEqual([]);
});

test.each(texts)('a table in $page in $language has a cell for each column, and none that could be left out', ({ template }) => {
  const tables = template.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'table'));
  for (const { columns, rows } of tables) {
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows.flat().some((cell) => /\{\w+\}/.test(cell))).toBe(false);
  }
});

function sentencesOf(template: LegalTemplate): string[] {
  return allWordsOf(template)
    .map((words) => words.replace(/\]\([^)]*\)/g, ']'))
    .flatMap((words) => words.split(/(?<=[.?:;])\s+/));
}

function lengthOf(sentence: string): number {
  return sentence.split(/\s+/).length;
}

test.each(texts)('$page in $language is written in short sentences', ({ template }) => {
  const sentences = sentencesOf(template);
  expect(sentences.filter((sentence) => lengthOf(sentence) > 32)).toEqual([]);
  expect(sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0) / sentences.length).toBeLessThan(12);
});

test.each(texts.filter(({ language }) => language === 'nl'))('$page addresses its reader with u', ({ template }) => {
  expect(allWordsOf(template).filter((words) => /\b(je|jij|jou|jouw)\b/i.test(words))).toEqual([]);
});

function sectionsOf(page: LegalPage, language: Language): string[] {
  return legalTemplates[page][language].sections.map(({ id }) => id);
}

test('each text has what the law asks of it', () => {
  for (const language of languages) {
    expect(sectionsOf('terms-of-use', language)[0]).toBe('changes');
    expect(sectionsOf('privacy', language)).toEqual(expect.arrayContaining(['who', 'data', 'sharing', 'rights', 'complaint']));
    expect(sectionsOf('accessibility', language)).toEqual(
      expect.arrayContaining(['scope', 'status', 'reports', 'deviations', 'report-a-problem', 'complaint', 'signature']),
    );
    expect(sectionsOf('cookie-statement', language)).toEqual(expect.arrayContaining(['choice', 'cookies', 'withdraw']));
  }
});
