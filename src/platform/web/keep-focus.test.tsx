import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepFocus } from './keep-focus.ts';

test('a dialog that an address opened leaves the keyboard at the heading of the page when it closes', async () => {
  const screen = await render(
    <main>
      <h1>Gebruikers</h1>
      <dialog aria-label="Uitnodigen">
        <button type="button">Annuleer</button>
      </dialog>
    </main>,
  );
  const stop = keepFocus(screen.container);
  const dialog = screen.container.querySelector('dialog');
  dialog?.showModal();
  await expect.element(screen.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
  dialog?.close();
  await expect.element(screen.getByRole('heading', { name: 'Gebruikers' })).toHaveFocus();
  stop();
});
