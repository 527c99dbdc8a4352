/** Heights in px that are known before the header is drawn, so that nothing moves when it is. */
export const adminHeaderHeight = 48;

const mainMenuHeight = 48;
const minimumDesktopHeight = 56;
const mobilePadding = 16;

export const defaultLogo = { height: 72, padding: 8 };

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

/** The width in px in which a header image is asked for. */
export const headerImageWidth = { desktop: 1200, mobile: 600 };
