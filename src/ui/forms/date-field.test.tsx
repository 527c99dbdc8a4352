import '../styles/index.css';
import '../styles/default-theme.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { UiLanguage } from '../texts.tsx';
import { DateField } from './date-field.tsx';

function Example({ language = 'nl', first = '' }: { language?: Language; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <UiLanguage language={language}>
      <DateField label="Geboren" description="Staat in uw paspoort." value={value} onChange={setValue} />
      <output>{value}</output>
    </UiLanguage>
  );
}

test('a day is shown and asked for in the language of the page', async () => {
  const screen = await render(<Example first="2026-11-05" />);
  const field = screen.getByRole('textbox', { name: 'Geboren' });
  await expect.element(field).toHaveValue('05-11-2026');
  await expect.element(field).toHaveAccessibleDescription('Staat in uw paspoort. Bijvoorbeeld 27-3-2026.');
  await screen.rerender(<Example language="en" first="2026-11-05" />);
  await expect.element(field).toHaveValue('5 Nov 2026');
  await expect.element(field).toHaveAccessibleDescription('Staat in uw paspoort. For example 27 Mar 2026.');
});

test('what is typed stays as it is until the field is left, and is then shown as it was understood', async () => {
  const screen = await render(<Example />);
  const field = screen.getByRole('textbox');
  await field.fill('27/3/2026');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-03-27');
  await expect.element(field).toHaveValue('27/3/2026');
  await userEvent.tab();
  await expect.element(field).toHaveValue('27-03-2026');
});

test('what is no day is said when the field is left, and stays there to be mended', async () => {
  const screen = await render(<Example first="2026-11-05" />);
  const field = screen.getByRole('textbox');
  await field.fill('31-2-2026');
  await expect.element(field).not.toBeInvalid();
  await userEvent.tab();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue('31-2-2026');
  await expect.element(screen.getByText('Vul een datum in, bijvoorbeeld 27-3-2026.', { exact: false })).toBeVisible();
  await field.fill('28-2-2026');
  await expect.element(field).not.toBeInvalid();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2026-02-28');
});

test('a field that is emptied is no mistake', async () => {
  const screen = await render(<Example first="2026-11-05" />);
  const field = screen.getByRole('textbox');
  await field.fill(' ');
  await userEvent.tab();
  await expect.element(field).toHaveValue('');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});
