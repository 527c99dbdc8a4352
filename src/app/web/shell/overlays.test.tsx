import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDialogs, languageOfFocus } from '#platform/web/dialogs.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { testServices } from '../../../../tests/support/test-services.ts';
import { Overlays } from './overlays.tsx';

test('a question speaks one language: that of the part of the page which asks it', async () => {
  const dialogs = createDialogs(languageOfFocus);
  const screen = await render(
    <ServicesProvider services={{ ...testServices().services, dialogs }}>
      <div lang="en">
        <button type="button" onClick={() => void dialogs.confirm({ title: 'Withdraw?', confirmText: 'Withdraw' })}>
          Withdraw your acceptance
        </button>
      </div>
      <Overlays language="nl" />
    </ServicesProvider>,
  );
  await screen.getByRole('button', { name: 'Withdraw your acceptance' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Withdraw?' });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(dialog.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});
