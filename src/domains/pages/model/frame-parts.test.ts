import { describe, expect, test } from 'vitest';
import { initialSettings, type Settings } from '#domains/settings/model/settings.ts';
import { PageOptions } from './page-options.ts';
import { footerSources, partsShown, type FrameParts } from './frame-parts.ts';

const page = { isContent: true, isHome: false, hidesFrameParts: false };
const home = { ...page, isHome: true };
const form = { ...page, isContent: false };
const admin = { ...form, hidesFrameParts: true };
const picture = { headerImage: { asset: '5f0c2b7a-3d5e-4c1b-8f6a-9d2e7c4b1a30' } };
const template = { templateHeader: '5f0c2b7a-3d5e-4c1b-8f6a-9d2e7c4b1a30' };

interface Case {
  part: keyof FrameParts;
  settings?: Partial<Settings>;
  options?: object;
  where?: typeof page;
  isShown: boolean;
}

function expectCase({ part, settings, options, where = page, isShown }: Case): void {
  expect(partsShown({ ...initialSettings, ...settings }, PageOptions.parse(options ?? {}), where)[part]).toBe(isShown);
}

describe('R3.15 a page shows or hides a part of what stands around it', () => {
  const parts = [
    ['header', 'showHeader'],
    ['mainMenu', 'showMainMenu'],
    ['subMenu', 'showSubMenu'],
    ['breadcrumbs', 'showBreadcrumbs'],
    ['footer', 'showFooter'],
  ] as const;

  test.each(parts)('%s: on, off, or what the platform does by default', (part, option) => {
    for (const byDefault of [true, false]) {
      const settings = { [`${option}ByDefault`]: byDefault };
      expectCase({ part, settings, options: {}, isShown: byDefault });
      expectCase({ part, settings, options: { [option]: true }, isShown: true });
      expectCase({ part, settings, options: { [option]: false }, isShown: false });
    }
  });

  test.each([
    ['header', 'showHeader'],
    ['subMenu', 'showSubMenu'],
    ['footer', 'showFooter'],
  ] as const)('%s: what the platform switched off is off everywhere', (part, option) => {
    expectCase({ part, settings: { [option]: false }, options: { [option]: true }, isShown: false });
  });

  test('without the header there is no main menu', () => {
    expectCase({ part: 'mainMenu', options: { showHeader: false, showMainMenu: true }, isShown: false });
    expectCase({ part: 'mainMenu', settings: { showHeader: false }, isShown: false });
  });

  test.each<Case>([
    { part: 'breadcrumbs', where: home, isShown: false },
    { part: 'breadcrumbs', where: form, isShown: false },
    { part: 'breadcrumbs', where: admin, isShown: false },
    { part: 'subMenu', where: form, isShown: false },
    { part: 'header', where: admin, isShown: true },
    { part: 'footer', where: form, isShown: true },
  ])('%o', expectCase);

  test('a value that is not understood counts as absent', () => {
    expectCase({ part: 'footer', options: { showFooter: 'ja' }, isShown: true });
    expect(PageOptions.parse({ headerImage: 'haven.jpg', footerGuid: 7, showHeader: false })).toEqual({ showHeader: false });
  });
});

describe('where the header image comes', () => {
  test.each<Case>([
    { part: 'headerImage', settings: { headerVisibility: 'all' }, isShown: true },
    { part: 'headerImage', settings: { headerVisibility: 'all' }, where: home, isShown: true },
    { part: 'headerImage', settings: { headerVisibility: 'home' }, isShown: false },
    { part: 'headerImage', settings: { headerVisibility: 'home' }, where: home, isShown: true },
    { part: 'headerImage', settings: { headerVisibility: 'none' }, where: home, isShown: false },
    { part: 'headerImage', where: form, isShown: false },
    { part: 'headerImage', where: admin, isShown: false },
  ])('%o', expectCase);

  test('R3.16 R3.18 a page that brings its own shows it on every page, unless there are none anywhere', () => {
    for (const options of [picture, template]) {
      expectCase({ part: 'headerImage', settings: { headerVisibility: 'home' }, options, isShown: true });
      expectCase({ part: 'headerImage', settings: { headerVisibility: 'none' }, options, isShown: false });
    }
  });
});

test('a footer is the page’s own, else that of its template, else the first of the platform', () => {
  const platform = { footers: ['first', 'second'] };
  const ofPlatform = [{ footer: 'first' }, { footer: 'second' }];
  expect(footerSources({}, platform)).toEqual(ofPlatform);
  expect(footerSources({ templateFooter: 'template' }, platform)).toEqual([{ template: 'template' }, ...ofPlatform]);
  expect(footerSources({ footerGuid: 'own', templateFooter: 'template' }, { footers: [] })).toEqual([
    { footer: 'own' },
    { template: 'template' },
  ]);
});
