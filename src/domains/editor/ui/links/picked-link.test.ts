import { expect, test } from 'vitest';
import type { LinkChoice } from '#domains/search/model/link-choices.contract.ts';
import { nl } from '../../messages/nl.ts';
import { noteOf } from './picked-link.ts';

const page: LinkChoice = {
  target: 'page:5b0f1f8e-1111-4222-8333-444455556669',
  kind: 'page',
  title: 'Contact',
  titleLanguage: 'nl',
  href: '/over-ons/contact',
  isPublished: true,
  isForEveryone: true,
};

test.each<[string, Partial<LinkChoice>]>([
  ['Pagina · /over-ons/contact', {}],
  ['Pagina · nog niet gepubliceerd', { href: '/en/g/5b0f1f8e-1111-4222-8333-444455556669', isPublished: false }],
  ['Pagina · /over-ons/contact · niet voor iedereen', { isForEveryone: false }],
  ['Item · /nieuws', { kind: 'item', href: '/nieuws/i/5b0f1f8e-1111-4222-8333-444455556669/de-haven-is-open' }],
  ['Bestand', { kind: 'file', href: '/a/5b0f1f8e-1111-4222-8333-444455556669' }],
])('R10.22 what is found says what it is and where it stands: %s', (note, about) => {
  const choice = { ...page, ...about };
  expect(noteOf(nl.link, { href: choice.target, choice })).toBe(note);
});
