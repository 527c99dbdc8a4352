import '../styles/index.css';
import '../styles/default-theme.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiLanguage } from '../texts.tsx';
import { PasswordField } from './password-field.tsx';
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

test('a date in the words of a field stands on one line', async () => {
  const screen = await render(
    <div>
      <TextField label="Naam" description="Vul een datum in, bijvoorbeeld 27-3-2026." />
    </div>,
  );
  const words = screen.getByText('Vul een datum in', { exact: false }).element() as HTMLElement;
  for (let width = 100; width < 320; width += 4) {
    screen.container.style.width = `${width}px`;
    const [hyphen, next] = placesAround(words, '-');
    expect(next?.top, `at ${width} px`).toBe(hyphen?.top);
  }
});

test('the words of a field never end a line after the first letter of e-mailadres', async () => {
  const screen = await render(
    <div>
      <TextField label="Zoek op e-mailadres" description="Van u of van e-mail." error="Dit is geen e-mailadres." />
    </div>,
  );
  const texts = ['Zoek op e-mailadres', 'Van u of van e-mail.', /Dit is geen e-mailadres\.$/].map(
    (text) => screen.getByText(text).element() as HTMLElement,
  );
  for (let width = 40; width < 320; width += 4) {
    screen.container.style.width = `${width}px`;
    for (const words of texts) {
      const [hyphen, next] = placesAround(words, '-');
      expect(next?.top, `at ${width} px`).toBe(hyphen?.top);
    }
  }
});

/** Where the hyphen of some words stands, and the letter after it. */
function placesAround(words: HTMLElement | undefined, sign: string): (DOMRect | undefined)[] {
  const texts = document.createTreeWalker(words ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const at = (node.textContent ?? '').indexOf(sign);
    if (at === -1) continue;
    return [at, at + 1].map((start) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + 1);
      return range.getBoundingClientRect();
    });
  }
  return [];
}

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

test('a password is shown to who typed it and asks, and hidden again', async () => {
  const screen = await render(
    <UiLanguage language="en">
      <PasswordField id="password" label="New password" error="Enter a password." />
    </UiLanguage>,
  );
  const field = screen.getByLabelText('New password');
  await expect.element(field).toHaveAccessibleDescription('Error: Enter a password.');
  await field.fill('kiezelsteen');
  await expect.element(field).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show the password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('kiezelsteen');
  await screen.getByRole('button', { name: 'Hide the password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
});
