import '../styles/index.css';
import '../styles/default-theme.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';
import { Box } from './choice.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

const topics = [
  { value: 'news', label: 'Nieuws' },
  { value: 'waste', label: 'Afval', description: 'Ook als de dag verandert.' },
  { value: 'council', label: 'Raad' },
];

test('the words of a checkbox are part of it, and its error is read with it', async () => {
  const screen = await render(<Checkbox label="Ik ga akkoord" description="Zie de voorwaarden." error="Vink dit aan." />);
  const box = screen.getByRole('checkbox', { name: 'Ik ga akkoord' });
  await expect.element(box).toHaveAccessibleDescription('Zie de voorwaarden. Fout: Vink dit aan.');
  await screen.getByText('Ik ga akkoord').click();
  await expect.element(box).toBeChecked();
});

test('a box without words looks like one with them, by day and by night, and shows when only some is chosen', async () => {
  const screen = await render(
    <>
      <Checkbox label="Met woorden" />
      <Box type="checkbox" aria-label="Zonder woorden" />
      <Checkbox label="Gekozen" defaultChecked />
      <Box type="checkbox" aria-label="Een deel" ref={(box) => void (box && (box.indeterminate = true))} />
    </>,
  );
  const look = (name: string) => {
    const { backgroundColor, borderColor, appearance, width } = getComputedStyle(screen.getByRole('checkbox', { name }).element());
    return { backgroundColor, borderColor, appearance, width };
  };
  for (const mode of ['light', 'dark']) {
    document.documentElement.dataset['colourMode'] = mode;
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    expect(look('Zonder woorden')).toEqual(look('Met woorden'));
    expect(look('Een deel')).toEqual(look('Gekozen'));
    expect(look('Een deel')).not.toEqual(look('Zonder woorden'));
  }
  delete document.documentElement.dataset['colourMode'];
});

test('a group of checkboxes is asked as one question', async () => {
  const screen = await render(<CheckboxGroup name="topics" label="Onderwerpen" error="Kies er een." isOptional options={topics} />);
  const group = screen.getByRole('group', { name: 'Onderwerpen (niet verplicht)' });
  await expect.element(group).toHaveAccessibleDescription('Fout: Kies er een.');
  await expect.element(group.getByRole('checkbox', { name: 'Afval' })).toHaveAccessibleDescription('Ook als de dag verandert.');
});

test('a group of checkboxes gives its answers in the order of the options', async () => {
  function Example() {
    const [value, setValue] = useState(['council']);
    return (
      <>
        <CheckboxGroup name="topics" label="Onderwerpen" options={topics} value={value} onChange={setValue} />
        <output>{value.join(' ')}</output>
      </>
    );
  }
  const screen = await render(<Example />);
  await screen.getByRole('checkbox', { name: 'Nieuws' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('news council');
  await screen.getByRole('checkbox', { name: 'Raad' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('news');
});

test('one of a few: picking one lets the other go, without any script of the page', async () => {
  const screen = await render(
    <form>
      <RadioGroup name="topic" label="Onderwerp" options={topics} defaultValue="news" />
    </form>,
  );
  await screen.getByText('Raad').click();
  await expect.element(screen.getByRole('radio', { name: 'Nieuws' })).not.toBeChecked();
  const form = screen.container.querySelector('form') ?? undefined;
  expect(new FormData(form).getAll('topic')).toEqual(['council']);
});

test('the id of a group leads to its first option', async () => {
  const screen = await render(<RadioGroup id="way" name="topic" label="Onderwerp" options={topics} />);
  await expect.element(screen.getByRole('radio', { name: 'Nieuws' })).toHaveAttribute('id', 'way');
});

test('a switch is a switch, and can be turned with the keyboard', async () => {
  const screen = await render(<Switch label="Toon pijl" description="Naast elke kaart." />);
  const control = screen.getByRole('switch', { name: 'Toon pijl' });
  await expect.element(control).toHaveAccessibleDescription('Naast elke kaart.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
});
