import '../styles/index.css';
import '../styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';
import { languages, type Language } from '#platform/shared/language.ts';
import { Catalogue } from './catalogue.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('data-colour-mode');
});

interface View {
  language: Language;
  mode: 'light' | 'dark';
}

/** Colours know no language, so that each language is looked at in one mode, and in the other when it is dense. */
const views: View[] = [
  { language: 'nl', mode: 'light' },
  { language: 'en', mode: 'dark' },
];
const denseViews: View[] = [
  { language: 'nl', mode: 'dark' },
  { language: 'en', mode: 'light' },
];

async function violations(part: Document | Element = document) {
  const { violations: found } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

function show({ language, mode }: View) {
  document.documentElement.lang = language;
  document.title = 'Plein';
  document.documentElement.setAttribute('data-colour-mode', mode);
  return render(<Catalogue language={language} otherLanguageHref="/dev/ui" isDark={mode === 'dark'} />);
}

test.each(views)('axe finds nothing on the catalogue in $language, $mode', async (view) => {
  await show(view);
  expect(await violations()).toEqual([]);
});

test.each(denseViews)('axe finds nothing on the dense catalogue with dialog and notices open in $language, $mode', async (view) => {
  const screen = await show(view);
  await screen.getByRole('switch', { name: /^(Dicht|Dense)/ }).click();
  await screen.getByRole('button', { name: /Toon een melding|Show a notice/ }).click();
  await screen.getByRole('button', { name: /Verstuur uw melding|Send your report/ }).click();
  expect(await violations()).toEqual([]);
  await screen.getByRole('button', { name: /Leeg de prullenbak|Empty the bin/ }).click();
  await expect.poll(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition)).toEqual([]);
  // What is behind the question was looked at a moment ago, and is out of reach now.
  expect(await violations(page.getByRole('dialog').element())).toEqual([]);
});

test.each(languages)('nothing is wider than the window, from 320 to 1680 px, in %s', async (language) => {
  await show({ language, mode: 'light' });
  for (const width of [320, 360, 768, 1280, 1680]) {
    await page.viewport(width, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

test('every target is at least 24 px high', async () => {
  const screen = await show({ language: 'nl', mode: 'light' });
  const targets = [...screen.container.querySelectorAll<HTMLElement>('button, input, select, textarea, nav a')];
  const small = targets.filter((target) => target.offsetHeight > 0 && target.offsetHeight < 24);
  expect(small.map((target) => target.outerHTML)).toEqual([]);
});

test.each(languages)('the server’s markup in %s has no script and no style, and the browser takes it over as it is', async (language) => {
  const catalogue = <Catalogue language={language} otherLanguageHref="/dev/ui" />;
  const markup = renderToString(catalogue);
  expect(markup).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);

  const root = document.createElement('div');
  root.innerHTML = markup;
  document.body.append(root);
  const complaints: unknown[] = [];
  const hydrated = hydrateRoot(root, catalogue, { onRecoverableError: (error) => complaints.push(error) });
  await expect.element(page.getByRole('switch').first()).toBeVisible();
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(complaints).toEqual([]);
  hydrated.unmount();
  root.remove();
});
