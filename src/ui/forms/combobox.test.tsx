import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiLanguage } from '../texts.tsx';
import { Combobox, type Option } from './combobox.tsx';

const option = (label: string): Option => ({ value: label.toLowerCase(), label, note: '' });

function show(found: Option[], chosen: string[]) {
  return (
    <UiLanguage language="nl">
      <Combobox label="Persoon" typed="a" onType={() => {}} found={found} status="" onChoose={({ label }) => chosen.push(label)} />
    </UiLanguage>
  );
}

test('focus stays in the field, and Enter takes the option that is shown as active, also when others came before it', async () => {
  const chosen: string[] = [];
  const screen = await render(show([option('Anna'), option('Bas')], chosen));
  const field = screen.getByRole('combobox', { name: 'Persoon' });
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: 'Bas' })).toHaveAttribute('aria-selected', 'true');
  await screen.rerender(show([option('Aad'), option('Anna'), option('Bas')], chosen));
  await expect.element(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Bas' }).element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Bas']);
});
