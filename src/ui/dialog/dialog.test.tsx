import '../styles/index.css';
import '../styles/default-theme.css';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../actions/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { UiLanguage } from '../texts.tsx';
import { Dialog } from './dialog.tsx';
import { dialogShakeMs, dialogTransitionMs } from './use-modal.ts';

interface ExampleProps {
  isPersistent?: boolean;
  kind?: 'normal' | 'danger';
  startsAtTitle?: boolean;
  onConfirm?: () => void;
  onClose?: () => void;
  isRemovedWhenClosed?: boolean;
}

function Example({ onClose, isRemovedWhenClosed = false, ...rest }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose?.();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen || !isRemovedWhenClosed ? (
        <Dialog {...rest} isOpen={isOpen} title="Wil je verdergaan?" onClose={close}>
          <p>Dit kan later ongedaan worden gemaakt.</p>
        </Dialog>
      ) : null}
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Wil je verdergaan?' });
const opener = page.getByRole('button', { name: 'Open' });

function shaking(): Animation[] {
  const all = document.querySelector('dialog')?.getAnimations() ?? [];
  return all.filter((animation) => !(animation instanceof CSSTransition));
}

async function preferReducedMotion(isPreferred: boolean) {
  const features = [{ name: 'prefers-reduced-motion', value: isPreferred ? 'reduce' : '' }];
  await (cdp() as { send: (method: string, params: object) => Promise<unknown> }).send('Emulation.setEmulatedMedia', { features });
}

afterEach(() => preferReducedMotion(false));

test('R9.35 dialog buttons are OK and Annuleer, and OK and Cancel in English', async () => {
  const screen = await render(<Example />);
  await opener.click();
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Annuleer' })).toBeVisible();
  await screen.rerender(
    <UiLanguage language="en">
      <Dialog isOpen title="Go on?" onClose={() => {}} />
    </UiLanguage>,
  );
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('R9.36 a dialog comes and goes in 300 ms', async () => {
  await render(<Example />);
  expect(dialogTransitionMs).toBe(300);
  const { transitionDuration } = getComputedStyle(document.querySelector('dialog') ?? document.body);
  expect(new Set(transitionDuration.split(', '))).toEqual(new Set([`${dialogTransitionMs / 1000}s`]));
});

test('R9.36 a persistent dialog shakes for 170 ms instead of closing', async () => {
  const onClose = vi.fn<() => void>();
  await render(<Example isPersistent onClose={onClose} />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  expect(dialogShakeMs).toBe(170);
  expect(shaking().map((animation) => animation.effect?.getTiming().duration)).toEqual([170]);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(dialog).toBeVisible();
});

test('a persistent dialog stays open however often Escape is pressed', async () => {
  await render(<Example isPersistent />);
  await opener.click();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(dialog).toBeVisible();
});

test('with reduced motion a persistent dialog says what to do and does not shake', async () => {
  await preferReducedMotion(true);
  await render(<Example isPersistent />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Kies eerst een van de knoppen.');
  expect(document.querySelector('[role=status]')?.getBoundingClientRect().height).toBeGreaterThan(10);
  expect(shaking()).toEqual([]);
});

test('what to do is said in sight, also when the dialog is longer than the screen', async () => {
  await preferReducedMotion(true);
  await page.viewport(360, 720);
  await render(
    <Dialog isOpen isPersistent startsAtTitle title="Wil je verdergaan?" onClose={() => {}}>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>Regel {line}</p>
      ))}
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText('Kies eerst een van de knoppen.')).toBeInViewport({ ratio: 1 });
});

test('R9.37 Escape closes a dialog that is not persistent', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([true, false])('focus goes back to the opener (removed when closed: %s)', async (isRemovedWhenClosed) => {
  await render(<Example isRemovedWhenClosed={isRemovedWhenClosed} />);
  await opener.click();
  await dialog.getByRole('button', { name: 'Annuleer' }).click();
  await expect.element(opener).toHaveFocus();
});

test('focus stays within an open dialog', async () => {
  await render(<Example />);
  await opener.click();
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(opener).not.toHaveFocus();
});

test('where there is no way back, focus starts at the safe button', async () => {
  await render(<Example kind="danger" />);
  await opener.click();
  await expect.element(dialog.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
});

test('one that comes by itself is read from its title, and a key that was meant for the page answers nothing', async () => {
  const onConfirm = vi.fn<() => void>();
  await render(<Example isPersistent startsAtTitle onConfirm={onConfirm} />);
  await opener.click();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
});

test('a click beside the dialog closes it, a selection dragged out of it does not', async () => {
  await render(<Example />);
  await opener.click();
  const element = document.querySelector('dialog') ?? document.body;
  dialog
    .getByRole('heading')
    .element()
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();
});

test('OK confirms and leaves closing to who asked', async () => {
  const onConfirm = vi.fn<() => void>();
  await render(<Example onConfirm={onConfirm} />);
  await opener.click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each([
  ['scrolls', '200vh'],
  ['fits', '10px'],
])('nothing behind a dialog moves sideways when the page %s', async (_, height) => {
  document.documentElement.style.setProperty('min-height', height);
  await render(<Example />);
  const before = document.body.getBoundingClientRect().width;
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(document.body.getBoundingClientRect().width).toBe(before);
  document.documentElement.style.removeProperty('min-height');
});

const edges = () => {
  const { left, right, top, bottom } = dialog.element().getBoundingClientRect();
  return { left, right, top, bottom };
};

test('on a telephone a question is a sheet along the bottom, and what is filled in has the whole screen', async () => {
  await preferReducedMotion(true);
  await page.viewport(360, 740);
  const screen = await render(<Dialog isOpen title="Wil je verdergaan?" onClose={() => {}} />);
  expect(edges()).toMatchObject({ left: 0, right: 360, bottom: 740 });
  expect(edges().top).toBeGreaterThan(370);
  await screen.rerender(
    <Dialog isOpen title="Wil je verdergaan?" onClose={() => {}}>
      <TextField label="Naam" />
    </Dialog>,
  );
  expect(edges()).toEqual({ left: 0, right: 360, top: 0, bottom: 740 });
  await expect.element(dialog.getByRole('button', { name: 'Annuleer' })).toBeInViewport({ ratio: 1 });
  await page.viewport(768, 740);
  expect(edges().left).toBeGreaterThan(16);
  expect(edges().bottom).toBeLessThan(740 - 16);
});

test.each([740, 548])(
  'on a telephone of %i px high the ways out of a long dialog are in sight, and never over what has focus',
  async (height) => {
    await preferReducedMotion(true);
    await page.viewport(360, height);
    const ways = ['Akkoord', 'Niet akkoord', 'Later'];
    await render(
      <Dialog
        isOpen
        startsAtTitle
        title="Wil je verdergaan?"
        onClose={() => {}}
        buttons={ways.map((way) => (
          <Button key={way}>{way}</Button>
        ))}
      >
        {Array.from({ length: 12 }, (_, line) => (
          <TextField key={line} label={`Veld ${line}`} />
        ))}
      </Dialog>,
    );
    for (let line = 0; line < 12; line++) {
      await userEvent.tab();
      const field = dialog.getByLabelText(`Veld ${line}`, { exact: true });
      await expect.element(field).toHaveFocus();
      const { bottom } = field.element().getBoundingClientRect();
      expect(bottom).toBeLessThan(dialog.getByRole('button', { name: 'Akkoord', exact: true }).element().getBoundingClientRect().top);
      for (const way of ways) await expect.element(dialog.getByRole('button', { name: way, exact: true })).toBeInViewport({ ratio: 1 });
    }
  },
);
