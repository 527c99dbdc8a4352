import fc from 'fast-check';
import { expect, test } from 'vitest';
import { desktopHeaderHeight, headerCss, mobileHeaderHeight } from './header-height.ts';
import { settingDefinitions } from './settings.ts';

const anyLogo = fc.record({ height: fc.nat({ max: 500 }), padding: fc.nat({ max: 100 }) });

test('R9.17 on a desktop: the logo and twice the padding, 56 at the least, and 48 more with the main menu', () => {
  expect(desktopHeaderHeight({ height: 100, padding: 10 }, false)).toBe(120);
  expect(desktopHeaderHeight({ height: 100, padding: 10 }, true)).toBe(168);
  expect(desktopHeaderHeight({ height: 40, padding: 8 }, false)).toBe(56);
  expect(desktopHeaderHeight({ height: 20, padding: 4 }, false)).toBe(56);
  expect(desktopHeaderHeight({ height: 20, padding: 4 }, true)).toBe(104);
});

test('R9.17 the main menu always adds 48 px, and the logo always fits', () => {
  fc.assert(fc.property(anyLogo, (logo) => desktopHeaderHeight(logo, true) - desktopHeaderHeight(logo, false) === 48));
  fc.assert(fc.property(anyLogo, (logo) => desktopHeaderHeight(logo, false) >= Math.max(56, logo.height + 2 * logo.padding)));
});

test('R9.18 on a phone: the logo and 16 px', () => {
  expect(mobileHeaderHeight({ height: 40 })).toBe(56);
});

test('R9.19 by default the logo is 72 px high with a padding of 8', () => {
  const logo = { height: settingDefinitions.headerLogoHeight.initial, padding: settingDefinitions.headerLogoPadding.initial };
  expect(logo).toEqual({ height: 72, padding: 8 });
  expect([desktopHeaderHeight(logo, false), desktopHeaderHeight(logo, true), mobileHeaderHeight(logo)]).toEqual([88, 136, 88]);
});

test('R9.17 R9.18 R9.19 the stylesheet knows the heights before the header is drawn', () => {
  expect(headerCss({ headerLogoHeight: 72, headerLogoPadding: 8 })).toBe(
    ':root{--p-header-logo-height:72px;--p-header-row-height:88px;--p-header-height-desktop:136px;--p-header-height-mobile:88px;}\n',
  );
});
