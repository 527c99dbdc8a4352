import '../styles/index.css';
import '../styles/default-theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiLanguage } from '../texts.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('a field reads as label, description, error, control', async () => {
  const screen = await render(<TextField label="Naam" description="Zoals in uw paspoort." error="Vul uw naam in." />);
  const words = ['Naam', 'Zoals in uw paspoort.', 'Fout: Vul uw naam in.'].map((text) => screen.getByText(text).element());
  const inOrder = [...words, screen.getByRole('textbox').element()];
  inOrder.reduce((before, after) => {
    expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    return after;
  });
});

test('description and error are read with the control', async () => {
  const screen = await render(<TextField label="Naam" description="Zoals in uw paspoort." error="Vul uw naam in." />);
  const control = screen.getByRole('textbox', { name: 'Naam' });
  await expect.element(control).toHaveAccessibleDescription('Zoals in uw paspoort. Fout: Vul uw naam in.');
  await expect.element(control).toBeInvalid();
});

test('a field without description or error points at nothing', async () => {
  const screen = await render(<TextField label="Naam" />);
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('what may be left out says so, the rest is required and has no asterisk', async () => {
  const screen = await render(
    <>
      <TextField label="Naam" />
      <TextField label="Telefoon" isOptional />
    </>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Naam' })).toBeRequired();
  await expect.element(screen.getByRole('textbox', { name: 'Telefoon (niet verplicht)' })).not.toBeRequired();
  expect(screen.container.textContent).not.toContain('*');
});

test('optional is said in English on an English page', async () => {
  const screen = await render(
    <UiLanguage language="en">
      <TextField label="Telephone" isOptional />
    </UiLanguage>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Telephone (optional)' })).toBeVisible();
});

test('R9.38 a text area has 6 rows unless told otherwise', async () => {
  const screen = await render(
    <>
      <TextArea label="Melding" />
      <TextArea label="Opmerking" rows={3} />
    </>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Melding' })).toHaveAttribute('rows', '6');
  await expect.element(screen.getByRole('textbox', { name: 'Opmerking' })).toHaveAttribute('rows', '3');
});

test('a list starts at its placeholder and sends what is picked', async () => {
  const screen = await render(
    <form>
      <Select label="Wijk" name="district" placeholder="Kies een wijk" options={[{ value: 'haven', label: 'Havenkwartier' }]} />
    </form>,
  );
  const list = screen.getByRole('combobox', { name: 'Wijk' });
  await expect.element(list).toHaveDisplayValue('Kies een wijk');
  await list.selectOptions('Havenkwartier');
  const form = screen.container.querySelector('form') ?? undefined;
  expect(new FormData(form).get('district')).toBe('haven');
});
