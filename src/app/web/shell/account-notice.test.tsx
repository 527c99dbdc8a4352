import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AccountNotice as Words, RouteAnswer } from '#app/route-answer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { AccountNotice } from './account-notice.tsx';

const words: Words = {
  title: 'Ga eerst akkoord met de gebruiksvoorwaarden',
  text: 'Zonder akkoord kunt u de openbare pagina’s lezen.',
  link: { label: 'Voorwaarden lezen en kiezen', href: '/legal/terms-of-use/nl' },
};

function notice(accountNotice: Words | undefined) {
  // Only what it looks at.
  const answer = { language: 'nl', ...(accountNotice && { accountNotice }) } as RouteAnswer;
  return (
    <LanguageProvider language="nl">
      <UiLanguage language="nl">
        <AccountNotice answer={answer} />
      </UiLanguage>
    </LanguageProvider>
  );
}

const place = document.createElement('div');
afterEach(() => place.remove());

/** As a browser without script shows what the server sent. */
function showWithoutScript(accountNotice: Words): void {
  place.innerHTML = renderToStaticMarkup(notice(accountNotice)).replaceAll(/<\/?noscript>/g, '');
  document.body.append(place);
}

test('who has no script reads it above the page, with the way on and the way out', async () => {
  await page.viewport(360, 640);
  showWithoutScript(words);
  const shown = page.getByRole('complementary', { name: words.title });
  await expect.element(shown).toMatchTextContent(/Zonder akkoord kunt u de openbare pagina’s lezen\./);
  await expect.element(shown.getByRole('link', { name: 'Voorwaarden lezen en kiezen' })).toHaveAttribute('href', '/legal/terms-of-use/nl');
  await expect.element(shown.getByRole('button', { name: 'Uitloggen' })).toBeVisible();
  expect(shown.element().querySelector('form')?.getAttribute('action')).toBe('/logout');
  expect(document.documentElement.scrollWidth).toBe(360);
  const { violations } = await axe.run(place);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('with script nothing of it is there: a dialog says it', async () => {
  await render(notice(words));
  await expect.element(page.getByText(words.text)).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});
