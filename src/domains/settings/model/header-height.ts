import type { Settings } from './settings.ts';

/** In px: known before the header is drawn, so that nothing moves when it is. */
const mainMenuHeight = 48;
const minimumDesktopHeight = 56;
const mobilePadding = 16;

interface Logo {
  height: number;
  padding: number;
}

/** The minimum holds before the main menu is added. */
export function desktopHeaderHeight(logo: Logo, hasMainMenu: boolean): number {
  const logoRow = Math.max(logo.height + 2 * logo.padding, minimumDesktopHeight);
  return hasMainMenu ? logoRow + mainMenuHeight : logoRow;
}

export function mobileHeaderHeight(logo: Pick<Logo, 'height'>): number {
  return logo.height + mobilePadding;
}

/** The heights as custom properties, at the end of `/theme.css`. */
export function headerCss(settings: Pick<Settings, 'headerLogoHeight' | 'headerLogoPadding'>): string {
  const logo = { height: settings.headerLogoHeight, padding: settings.headerLogoPadding };
  const heights = {
    'header-logo-height': logo.height,
    'header-row-height': desktopHeaderHeight(logo, false),
    'header-height-desktop': desktopHeaderHeight(logo, true),
    'header-height-mobile': mobileHeaderHeight(logo),
  };
  const properties = Object.entries(heights).map(([name, height]) => `--p-${name}:${height}px;`);
  return `:root{${properties.join('')}}\n`;
}
