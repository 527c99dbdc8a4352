import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import type { Language } from '#platform/shared/language.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { EditButton } from './edit-button.tsx';

async function show({ editHref = '#/haven/edit', hidesFrameParts = false, isViewing = false, language = 'nl' as Language } = {}) {
  const { services } = testServices({ isContentManager: true });
  const screen = await render(
    <LanguageProvider language={language}>
      <ServicesProvider services={services}>
        <EditButton answer={{ ...(editHref && { editHref }), hidesFrameParts, ...(isViewing && { viewing: { name: 'Redactie' } }) }} />
      </ServicesProvider>
    </LanguageProvider>,
  );
  return { ...screen, services, link: screen.getByRole('link') };
}

test('R6.08 the edit button shows only with an access token', async () => {
  const { services, link } = await show();
  await expect.element(link).not.toBeInTheDocument();
  await services.session.start();
  await expect.element(link).toHaveTextContent('Bewerken');
  await expect.element(link).toHaveAttribute('href', '#/haven/edit');
  services.session.clear();
  await expect.element(link).not.toBeInTheDocument();
});

test.each([
  ['R6.09 R2.30 where the route hides it', { hidesFrameParts: true }],
  ['for who looks at the site as somebody else', { isViewing: true }],
  ['for who may not change the page', { editHref: '' }],
])('there is no edit button %s', async (_, about) => {
  const { services, link } = await show(about);
  await services.session.start();
  await expect.element(link).not.toBeInTheDocument();
});

test('it says that the editor is on its way, when that takes longer than a second', async () => {
  const { services, link } = await show({ language: 'en' });
  await services.session.start();
  await expect.element(link).toHaveTextContent('Edit');
  services.pageLoading.start();
  await vi.waitFor(() => expect(services.pageLoading.getSnapshot()).toBe(true), { timeout: 3_000 });
  // Another page is on its way, which says nothing of the editor.
  await expect.element(link).toHaveTextContent('Edit');
  await userEvent.click(link);
  await expect.element(link).toHaveTextContent('Loading the editor…');
  await expect.element(link).toHaveAttribute('aria-busy', 'true');
});
