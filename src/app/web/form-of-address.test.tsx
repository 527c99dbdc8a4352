import { afterEach, expect, test, vi } from 'vitest';
import { formOfAddressAt } from '#app/form-of-address.ts';
import { je as jeWhenWarned } from '#app/messages/je.session-warning.ts';
import { nl as nlWhenWarned } from '#app/messages/nl.session-warning.ts';
import { secondStepMessages } from '#domains/auth/messages/second-step.ts';
import { withTexts } from '#platform/shared/messages.ts';
import { platformMessages } from '#platform/web/messages/index.ts';
import { testServices } from '../../../tests/support/test-services.ts';

afterEach(() => vi.unstubAllGlobals());

test('people are je in admin, and u everywhere else', () => {
  const addresses = [
    '/admin',
    '/admin/users',
    '/en/admin',
    '/admin?x=1',
    '/settings',
    '/en/settings',
    '/',
    '/account/profile',
    '/administratie',
    '/nieuws/admin',
  ];
  expect(addresses.map(formOfAddressAt)).toEqual(['je', 'je', 'je', 'je', 'je', 'je', 'u', 'u', 'u', 'u']);
});

test('who leaves an admin form half done is asked as je, and in the account as u', async () => {
  for (const [address, title] of [
    ['je', 'Wil je weggaan zonder op te slaan?'],
    ['u', 'Wilt u weggaan zonder op te slaan?'],
  ] as const) {
    const { services } = testServices({ address });
    services.unsavedChanges.add();
    const asked = services.unsavedChanges.confirmLeaving();
    await expect.poll(() => services.dialogs.getSnapshot()[0]?.title).toBe(title);
    services.dialogs.closeAll();
    await asked;
  }
});

function sentencesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String((texts as (...given: unknown[]) => unknown)('1', '2'))];
  return Object.values(texts as object).flatMap(sentencesOf);
}

test('a notice of what was done, or was not, addresses nobody: it is read in admin and on the site', () => {
  const { tasks, termsNeeded, codeGone } = platformMessages.nl;
  expect(sentencesOf([tasks, termsNeeded, codeGone]).filter((sentence) => /\b(?:u|uw|je|jij|jouw)\b/i.test(sentence))).toEqual([]);
});

test('what both read speaks to each in one way', () => {
  const platform = platformMessages.je ?? platformMessages.nl;
  const { stepTitle, stepIntro, stepHelp, codeFromApp, recoveryCodeOnly, ...proof } = secondStepMessages.je;
  const sentences = sentencesOf([platform, proof, withTexts(nlWhenWarned, jeWhenWarned)]);
  expect(sentences.filter((sentence) => /\b(?:u|uw)\b/i.test(sentence))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(30);
  expect([stepTitle, stepIntro, stepHelp, codeFromApp, recoveryCodeOnly].join(' ')).toMatch(/\bu\b/);
});
