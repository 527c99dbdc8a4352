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

test('what goes away inside an open dialog leaves the keyboard at the heading of its part there, not of the page', async () => {
  const screen = await render(
    <main>
      <h1>Rollen</h1>
      <dialog aria-labelledby="role">
        <h2 id="role">Pers</h2>
        <section>
          <h3>Leden</h3>
          <button type="button">Haal weg</button>
        </section>
      </dialog>
    </main>,
  );
  const stop = keepFocus(screen.container);
  screen.container.querySelector('dialog')?.showModal();
  const button = screen.getByRole('button', { name: 'Haal weg' });
  await expect.element(button).toHaveFocus();
  button.element().remove();
  await expect.element(screen.getByRole('heading', { name: 'Leden' })).toHaveFocus();
  stop();
});
