import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NavLink } from '#domains/menus/model/navigation.ts';
import type { PageFrame, RouteAnswer } from '#app/route-answer.ts';
import { plainFrame } from '#app/testing/plain-frame.ts';
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

function item(number: number, about: Partial<NavLink> = {}): NavLink {
  const name = `Onderwerp ${number}`;
  return { name, href: `/onderwerp-${number}`, lang: null, isCurrent: false, isOpen: false, children: [], hasMore: false, ...about };
}

test('growth: a menu of sixty items stays one row, and all of them can be reached', async () => {
  await page.viewport(1280, 800);
  const mainMenu = Array.from({ length: 60 }, (_, number) => item(number, { isOpen: number === 40 }));
  const screen = await render(<Shell frame={{ navigation: { mainMenu, subMenu: null, breadcrumbs: [] } }} />);
  const menu = screen.container.querySelector<HTMLElement>('[data-site-menu]');
  expect(menu?.offsetHeight).toBeLessThanOrEqual(48);
  expect(menu?.querySelectorAll('nav a')).toHaveLength(60);
  await screen.getByText('Meer').click();
  await expect.element(screen.getByRole('link', { name: 'Onderwerp 59' })).toBeVisible();
  expect(screen.getByText('Meer').element().closest('[data-open]'), 'the section of the page is among them').not.toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
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
  await expect.element(screen.getByRole('banner').getByText('Niet ingelogd')).toBeInTheDocument();
});
