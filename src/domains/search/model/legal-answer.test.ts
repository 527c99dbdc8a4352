import { expect, test } from 'vitest';
import { legalPagesAsked } from './legal-answer.ts';

test.each([
  ['cookies', ['cookie-statement']],
  ['Cookie-instellingen wijzigen', ['cookie-statement']],
  ['privacyverklaring', ['privacy']],
  ['hoe gaat u om met mijn persoonsgegevens?', ['privacy']],
  ['data protection', ['privacy']],
  ['toegankelijkheid', ['accessibility']],
  ['Terms of Use', ['terms-of-use']],
  ['privacy and cookies', ['privacy', 'cookie-statement']],
  ['paspoort', []],
  ['wat zijn de voorwaarden', []],
  ['gegevens wijzigen', []],
  ['', []],
])('%j asks for %j', (question, pages) => {
  expect(legalPagesAsked(question)).toEqual(pages);
});
