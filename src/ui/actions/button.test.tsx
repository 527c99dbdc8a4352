import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiLanguage } from '../texts.tsx';
import { Button, ButtonLink } from './button.tsx';

test('a busy button keeps focus, says that it is busy and does nothing', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <Button isBusy onClick={onClick}>
      Opslaan
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'bezig: Opslaan' });
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
});

test('a busy button does not send its form a second time', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy}>
        Verstuur
      </Button>
    </form>
  );
  const screen = await render(form(false));
  await screen.getByRole('button').click();
  await screen.rerender(form(true));
  await screen.getByRole('button').click({ force: true });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('busy is said in the language of the screen', async () => {
  const screen = await render(
    <UiLanguage language="en">
      <Button isBusy>Save</Button>
    </UiLanguage>,
  );
  await expect.element(screen.getByRole('button', { name: 'busy: Save' })).toBeVisible();
});

test('a button in a form sends it only when told to', async () => {
  const screen = await render(<Button>Open</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a button that goes somewhere is a link', async () => {
  const screen = await render(<ButtonLink href="/afspraak">Maak een afspraak</ButtonLink>);
  await expect.element(screen.getByRole('link', { name: 'Maak een afspraak' })).toHaveAttribute('href', '/afspraak');
});
