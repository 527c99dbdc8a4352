import { expect, test } from 'vitest';
import type { DocumentState } from '#domains/documents/model/document-state.ts';
import { anonymousActor } from '#platform/shared/actor.ts';
import { breadcrumbFacts } from './breadcrumb-facts.ts';
import { findContactItem, hrefOfItem, pathOfPage } from './menu-address.ts';
import { buildMenu, mapMenu, type Place } from './menu.ts';
import { targetOfHeading } from './navigation.ts';
import { recentPages } from './recent-pages.ts';
import { isPageKnown } from './visible-menu.ts';

const row = (
  guid: string,
  parentGuid: string | null,
  { pageGuid = `page ${guid}` as string | null, externalUrl = null as string | null } = {},
) => ({
  guid,
  parentGuid,
  pageGuid,
  externalUrl,
  texts: { nl: { name: guid, urlSegment: guid === 'home' ? '' : guid } },
});
const elsewhere = 'https://voorbeeld.nl/';
const menu = mapMenu(
  buildMenu([
    row('home', null),
    row('heading', null, { pageGuid: null }),
    row('below', 'heading'),
    row('contact', 'below'),
    row('empty', null, { pageGuid: null }),
    row('elsewhere', null, { pageGuid: null, externalUrl: elsewhere }),
  ]),
);
const reader = { actor: anonymousActor, language: 'nl' } as const;

function placeAt(path: string): Place {
  const place = menu.placeAt('nl', path);
  if (!place) throw new Error(`Nothing stands at ${path}`);
  return place;
}

test('a page is at its place in the menu, and without one at its guid', () => {
  expect(pathOfPage(menu, 'nl', 'page below')).toBe('/heading/below');
  expect(pathOfPage(menu, 'nl', 'loose')).toBe('/g/loose');
});

test('an item leads to its place in the language of its reader, or elsewhere', () => {
  expect(hrefOfItem(menu, 'en', placeAt('/heading/below').item)).toBe('/en/heading/below');
  expect(hrefOfItem(menu, 'en', placeAt('/elsewhere').item)).toBe(elsewhere);
});

test('a heading leads to the first below it, for who sees it in the menu', () => {
  const site = { menu, menuFor: () => menu.topLevel };
  const targetOf = (path: string) => targetOfHeading(placeAt(path), { ...reader, site });
  expect([targetOf('/heading'), targetOf('/elsewhere'), targetOf('/empty')]).toEqual(['/heading/below', elsewhere, undefined]);
  expect(targetOfHeading(placeAt('/heading'), { ...reader, site: { menu, menuFor: () => [] } })).toBeUndefined();
});

test('the page for contact is the highest that is called so, and never a heading', () => {
  expect(findContactItem(menu.topLevel)?.guid).toBe('contact');
  const headingAbove = buildMenu([
    row('contact', null, { pageGuid: null }),
    row('x', null),
    { ...row('y', 'x'), texts: { nl: { name: '', urlSegment: 'contact' } } },
  ]);
  expect(findContactItem(headingAbove)?.guid).toBe('y');
  expect(findContactItem([])).toBeUndefined();
});

const stateOf = (guid: string, publishedOn: string, roleIds: string[] = []): DocumentState => ({
  guid,
  roleIds,
  editPermission: 'Admin',
  editRoles: [],
  published: { nl: { title: guid, description: '', publishedOn } },
});

test('recent pages are those in the menu that their reader may see, the newest first and without the home page', () => {
  const states = [
    stateOf('page home', '2026-11-05T12:00:00Z'),
    stateOf('page below', '2026-11-01T12:00:00Z'),
    stateOf('page contact', '2026-11-02T12:00:00Z'),
    stateOf('loose', '2026-11-03T12:00:00Z'),
  ];
  const titles = (pages: DocumentState[]) =>
    recentPages({ menu, pages: new Map(pages.map((state) => [state.guid, state])) }, reader).map(({ title }) => title);
  expect(titles(states)).toEqual(['page contact', 'page below']);
  expect(titles(states.map((state) => ({ ...state, roleIds: ['members'] })))).toEqual([]);
});

test('a page is known when it is published for anybody; a draft is as good as nothing', () => {
  expect(isPageKnown(stateOf('page below', '2026-11-01T12:00:00Z', ['members']), anonymousActor, 'nl')).toBe(true);
  expect(isPageKnown({ ...stateOf('page below', ''), published: {} }, anonymousActor, 'nl')).toBe(false);
  expect(isPageKnown(undefined, anonymousActor, 'nl')).toBe(false);
});

test('search engines read breadcrumbs in their order, with whole addresses', () => {
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://plein.test/' },
    { '@type': 'ListItem', position: 2, name: 'Nieuws', item: 'https://plein.test/nieuws' },
  ];
  const shown = [
    { name: 'Home', href: '/' },
    { name: 'Nieuws', href: '/nieuws' },
  ];
  expect(breadcrumbFacts(shown, 'https://plein.test')).toEqual([{ '@type': 'BreadcrumbList', itemListElement: steps }]);
  expect(breadcrumbFacts([], 'https://plein.test')).toEqual([]);
});
