import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showAdmin } from '../../../../../tests/support/show-admin.tsx';
import { initialSettings, settingKeys } from '../../model/settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

test('a link to one setting shows its name above the field, below the line with the parts', async () => {
  await page.viewport(1280, 700);
  const stored = settingKeys.map((key) => ({ key, value: initialSettings[key], version: 1 }));
  const { screen } = await showAdmin(<SettingsScreen logo={null} mark={null} terms={null} />, ({ url }) =>
    url.pathname.endsWith(':history') ? [] : stored,
  );
  const field = screen.getByRole('textbox', { name: 'Accentkleur' });
  await expect.element(field).toBeVisible();
  field.element().scrollIntoView({ behavior: 'instant' });
  const line = screen.getByRole('navigation', { name: 'Onderdelen van de instellingen' }).element().getBoundingClientRect();
  expect(line.top).toBeLessThan(50);
  const name = field.element().closest('[data-field]')?.getBoundingClientRect();
  expect(name?.top).toBeGreaterThan(line.bottom);
});
