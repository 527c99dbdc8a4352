import { expect, test } from 'vitest';
import { fillLine, fillPart, type Details, type FillIn } from './fill-in.ts';

const details: Details = {
  platform: 'Noorderhaven',
  organisation: 'de gemeente Noorderhaven',
  domain: 'noorderhaven.test',
  email: { text: 'info@noorderhaven.test', href: 'mailto:info@noorderhaven.test' },
  phone: null,
  address: null,
  dataProtectionEmail: null,
};
const visitor: FillIn = { language: 'nl', details, showMissing: false };
const admin: FillIn = { ...visitor, showMissing: true };

test('details, strong words and links take their places', () => {
  expect(fillLine('*Let op*: mail {email}.', visitor)).toEqual([
    { strong: 'Let op' },
    ': mail ',
    { text: 'info@noorderhaven.test', href: 'mailto:info@noorderhaven.test' },
    '.',
  ]);
  expect(fillLine('Lees de [regels](https://example.nl/a).', visitor)).toEqual([
    'Lees de ',
    { text: 'regels', href: 'https://example.nl/a' },
    '.',
  ]);
});

test('a link to another legal page leads to it in the language of the text', () => {
  expect(fillLine('[x](privacy)', visitor)).toEqual([{ text: 'x', href: '/legal/privacy' }]);
  expect(fillLine('[x](terms-of-use)', { ...visitor, language: 'en' })).toEqual([{ text: 'x', href: '/en/legal/terms-of-use/en' }]);
});

test('what nobody filled in is not said to visitors, and marked for admins', () => {
  expect(fillLine('Bel {phone}.', visitor)).toBeNull();
  expect(fillLine('Bel {phone}.', admin)).toEqual(['Bel ', { isMissing: true }, '.']);
});

test('of a list or of facts, only the lines remain that say something', () => {
  const facts = { kind: 'facts' as const, facts: ['email', 'phone'].map((name) => ({ term: name, words: `{${name}}` })) };
  expect(fillPart(facts, visitor)).toMatchObject([{ facts: [{ term: 'email' }] }]);
  expect(fillPart(facts, admin)).toMatchObject([{ facts: [{ term: 'email' }, { term: 'phone', line: [{ isMissing: true }] }] }]);
  expect(fillPart({ kind: 'list', items: ['{phone}', '{address}'] }, visitor)).toEqual([]);
  expect(fillPart({ kind: 'paragraph', words: '{phone}' }, visitor)).toEqual([]);
});

test('a text that asks for an unknown detail is our mistake', () => {
  expect(() => fillLine('{fax}', visitor)).toThrow(/fax/);
});
