import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SectionLink } from '#domains/menus/model/navigation.ts';
import { roomInRow } from '#domains/menus/model/menu-row.ts';
import type { PageFrame, RouteAnswer } from '#app/route-answer.ts';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { desktopHeaderHeight, headerCss, mobileHeaderHeight } from '#domains/settings/model/header-height.ts';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { noPageResources } from '#domains/list-items/testing/no-page-resources.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { SiteShell } from './site-shell.tsx';

function answerWith(frame: Partial<PageFrame>): RouteAnswer {
  return {
    path: '/',
    language: 'nl',
    status: 200,
    head: { title: 'Home', platformName: 'Plein', language: 'nl' },
    frame: { ...plainFrame, ...frame },
    screen: { kind: 'not-found', query: '', similar: [], contactHref: null },
    resources: noPageResources,
    hidesFrameParts: false,
    isInMainLayout: true,
    themeHref: '/theme.css?v=1',
    cacheToken: 1,
  };
}

function Shell({ frame }: { frame: Partial<PageFrame> }) {
  return (
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <SiteShell answer={answerWith(frame)}>
          <h1>Home</h1>
        </SiteShell>
      </UiLanguage>
    </LanguageProvider>
  );
}

function item(number: number, about: Partial<SectionLink> = {}): SectionLink {
  const name = `Onderwerp ${number}`;
  const where = { lang: null, isCurrent: false, isOpen: false, hasMore: false, inRow: 'always' } as const;
  return { name, href: `/onderwerp-${number}`, ...where, children: [], ...about };
}

/** As the server gives them: it knows what fits. */
function inMenu(items: readonly SectionLink[]): SectionLink[] {
  const rooms = roomInRow(items.map(({ name, children }) => ({ name, hasPages: children.length > 0 })));
  return items.map((each, index) => ({ ...each, inRow: rooms[index] ?? 'never' }));
}

test('growth: a menu of sixty items stays one row, and all of them can be reached', async () => {
  await page.viewport(1280, 800);
  const mainMenu = inMenu(Array.from({ length: 60 }, (_, number) => item(number, { isOpen: number === 40 })));
  const screen = await render(<Shell frame={{ navigation: { mainMenu, subMenu: null, breadcrumbs: [] } }} />);
  const menu = screen.container.querySelector<HTMLElement>('[data-site-menu]');
  expect(menu?.offsetHeight).toBeLessThanOrEqual(48);
  await screen.getByText('Meer').click();
  await expect.element(screen.getByRole('link', { name: 'Onderwerp 59' })).toBeVisible();
  expect(screen.getByText('Meer').element().closest('[data-open]'), 'the section of the page is among them').not.toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test.each([1024, 1280, 1920])('a section of two pages has a panel no wider than those need, inside a window of %i px', async (width) => {
  await page.viewport(width, 800);
  const pagesBelow = (count: number) => Array.from({ length: count }, (_, number) => item(10 + number));
  const mainMenu = inMenu(Array.from({ length: 7 }, (_, number) => item(number, { children: pagesBelow(number === 1 ? 3 : 2) })));
  const screen = await render(<Shell frame={{ navigation: { mainMenu, subMenu: null, breadcrumbs: [] } }} />);
  const boxesOf = (count: number) =>
    [...screen.container.querySelectorAll<HTMLDetailsElement>('[data-site-menu] li:not([data-folded]) > details')]
      .filter((details) => details.checkVisibility() && details.querySelectorAll('li').length === count)
      .map((details) => {
        details.open = true;
        const box = details.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
        const place = details.parentElement?.getBoundingClientRect() ?? new DOMRect();
        details.open = false;
        return { left: box.left, right: box.right, width: box.width, isAtItsSection: box.left < place.right && box.right > place.left };
      });
  expect(boxesOf(3).map((box) => box.width)).toEqual([width]);
  const few = boxesOf(2);
  expect(few.length).toBeGreaterThan(3);
  expect(few.filter((box) => box.width > 400 || box.left < 0 || box.right > width || !box.isAtItsSection)).toEqual([]);
});

const everyWidth = Array.from({ length: 41 }, (_, step) => 320 + step * 40);

const longName = 'Samenwerkingsverband Noorderhaven, Zuiderdijk en omstreken';
const headers = [
  { headerLogoHeight: 24, headerLogoPadding: 0, platformName: longName },
  { headerLogoHeight: 48, headerLogoPadding: 8, platformName: 'Plein' },
  { headerLogoHeight: 72, headerLogoPadding: 8, platformName: longName },
  { headerLogoHeight: 120, headerLogoPadding: 20, platformName: longName },
];
test.each(headers)(
  'R9.17 R9.18 with a logo of $headerLogoHeight px the header is as high as was announced, at every width',
  async ({ platformName, ...settings }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(headerCss(settings));
    document.adoptedStyleSheets = [sheet];
    onTestFinished(() => void (document.adoptedStyleSheets = []));
    const navigation = { mainMenu: inMenu([item(1), item(2)]), subMenu: null, breadcrumbs: [] };
    const about = { platformName, platformDescription: 'Gemeente aan het water', navigation, signInHref: '/login' };
    const screen = await render(<Shell frame={about} />);
    const heightOf = (selector: string) => screen.container.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    const logo = { height: settings.headerLogoHeight, padding: settings.headerLogoPadding };
    for (const width of everyWidth) {
      await page.viewport(width, 800);
      const isDesk = width >= 1024;
      const announced = isDesk ? desktopHeaderHeight(logo, true) : mobileHeaderHeight(logo);
      expect(heightOf('header') + heightOf('[data-site-menu]'), `${width} px`).toBe(announced);
      expect(getComputedStyle(document.documentElement).scrollPaddingBlockStart, `${width} px`).toBe(`${announced}px`);
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  },
);

const names = [
  'Home',
  'Wonen en leven',
  'Paspoort en verhuizen',
  'Afval en milieu',
  'Bouwen en vergunningen',
  'Ondernemen',
  'Zorg en ondersteuning',
  'Gemeentebestuur',
  'WWW-WEDSTRIJD MMM',
  'Nieuws',
];

/** In px, with room for a scroll bar in the first. */
const windows = [1024, 1040, 1120, 1200, 1279, 1280, 1440, 1920];

test.each([5, 7, 8, 10])('R9.17 the row of a main menu of %i items folds before it wraps, at every width', async (count) => {
  const mainMenu = inMenu(names.slice(0, count).map((name, number) => item(number, { name, children: number === 0 ? [] : [item(99)] })));
  const screen = await render(<Shell frame={{ navigation: { mainMenu, subMenu: null, breadcrumbs: [] } }} />);
  const menu = screen.container.querySelector<HTMLElement>('[data-site-menu]');
  const seen = (part: Element | null | undefined, selector: string) =>
    [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((link) => link.offsetWidth > 0).length;
  const more = [...(menu?.querySelectorAll('details') ?? [])].find(
    ({ firstElementChild }) => firstElementChild?.textContent.trim() === 'Meer',
  );
  more?.setAttribute('open', '');
  const isOneFolded = mainMenu.filter(({ inRow }) => inRow !== 'always').length === 1;
  for (const width of windows) {
    await page.viewport(width, 800);
    expect(menu?.offsetHeight, `${width} px`).toBe(48);
    const shown = seen(menu, 'nav > ul > li > a');
    // One alone behind the word for more brings its only page along.
    const pagesInMore = isOneFolded && shown < count ? 1 : 0;
    expect(shown + seen(more, 'li > a') - pagesInMore, `${width} px: each is there once`).toBe(count);
    const row = menu?.querySelector('nav > ul')?.getBoundingClientRect();
    const end = Math.max(...[...(menu?.querySelectorAll('nav > ul > li') ?? [])].map((each) => each.getBoundingClientRect().right));
    const left = ((row?.right ?? 0) - end) / (row?.width ?? 1);
    // Where each of the two rows begins.
    const isBeginning = [1024, 1280].includes(width);
    expect(!isBeginning || shown === count || left < 0.25, `${width} px: no more is folded than must be`).toBe(true);
  }
});

test('a section with more pages than the menu shows leads to all of them', async () => {
  await page.viewport(1280, 800);
  const children = [item(1), item(2)];
  const mainMenu = [item(0, { name: 'Archief', href: '/archief', children, hasMore: true })];
  const screen = await render(<Shell frame={{ navigation: { mainMenu, subMenu: null, breadcrumbs: [] } }} />);
  screen.container.querySelector<HTMLElement>('[data-site-menu] nav summary')?.click();
  await expect.element(screen.getByRole('link', { name: 'Alles onder Archief' })).toHaveAttribute('href', '/archief');
});

const pictures = [1, 2, 3].map((number) => ({
  asset: assetView({ guid: `5f0c2b7a-3d5e-4c1b-8f6a-9d2e7c4b1a3${number}` }),
  alt: `Foto van ${number}`,
}));

test('one header image has no buttons', async () => {
  const screen = await render(<Shell frame={{ headerPictures: pictures.slice(0, 1) }} />);
  await expect.element(screen.getByRole('img', { name: 'Foto van 1' })).toBeInTheDocument();
  expect(screen.container.querySelector('[data-step]')).toBeNull();
});

test('several header images go by their buttons, and nothing moves by itself', async () => {
  const screen = await render(<Shell frame={{ headerPictures: pictures }} />);
  const track = screen.container.querySelector<HTMLElement>('[data-header-pictures] ul');
  const shown = () => Math.round((track?.scrollLeft ?? 0) / (track?.clientWidth ?? 1));
  await screen.getByRole('button', { name: 'Volgende foto' }).click();
  await expect.poll(shown).toBe(1);
  await screen.getByRole('button', { name: 'Toon foto 3 van 3' }).click();
  await expect.poll(shown).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Toon foto 3 van 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.container.querySelectorAll('[data-slide][aria-current]')).toHaveLength(1);
  await screen.getByRole('button', { name: 'Volgende foto' }).click();
  await expect.poll(shown).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(shown()).toBe(0);
});

test('R1.09 who is not signed in is called so', async () => {
  const screen = await render(<Shell frame={{ signInHref: '/login' }} />);
  const wayIn = screen.getByRole('banner').getByRole('link', { name: 'Inloggen' });
  await expect.element(wayIn).toHaveAccessibleDescription('Niet ingelogd');
  // One thing is read and seen, not "Niet ingelogd Inloggen".
  expect(wayIn.element().parentElement?.textContent).toBe('Inloggen');
});
