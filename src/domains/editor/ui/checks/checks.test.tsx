import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { editPage } from '../../testing/edit-page.tsx';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const guid = '5b0f1f8e-1111-4222-8333-444455550001';
const other = '5b0f1f8e-1111-4222-8333-444455550002';

function draftWithFaults() {
  const text = { type: 'doc', content: [{ type: 'heading', attrs: { level: 2 } }, paragraph({ type: 'text', text: 'Over afval.' })] };
  const link = { type: 'text', text: 'Klik hier', marks: [{ type: 'link', attrs: { href: '/afval' } }] };
  return draftOf([
    draftBlock({ guid, type: 'text', sortId: 0, options: { background: 'none' }, content: { text } }),
    draftBlock({
      guid: other,
      type: 'text',
      sortId: 1,
      options: { background: 'none' },
      content: { text: { type: 'doc', content: [paragraph(link)] } },
    }),
  ]);
}

const announced = () => document.getElementById('plein-announcements')?.textContent ?? '';

// On a telephone the button stands behind another one.
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('plein-announcements')?.remove();
});

test('R10.71 the bar says how many there are, and the list leads to each and mends what it can, which can be taken back', async () => {
  await editPage(draftWithFaults());
  await page.getByRole('button', { name: 'Controle: 2 punten' }).click();
  const panel = page.getByRole('complementary', { name: 'Controle' });
  await expect.element(panel.getByRole('heading', { name: 'Controle' })).toHaveFocus();
  const { violations } = await axe.run('[data-editor-area]');
  expect(violations.map(({ id }) => id)).toEqual([]);

  await panel.getByRole('button', { name: 'Verwijder de lege kop' }).click();
  await expect.element(page.getByRole('button', { name: 'Controle: 1 punt' })).toBeVisible();
  expect(document.querySelector(`[data-guid='${guid}'] h2`)).toBeNull();
  expect(announced()).toBe('Verbeterd.');
  await expect.element(panel.getByRole('heading', { name: 'Controle' })).toHaveFocus();
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Controle: 2 punten' })).toBeVisible();

  await panel.getByRole('listitem').filter({ hasText: 'Klik hier' }).getByRole('button', { name: 'Ga ernaartoe' }).click();
  await expect.poll(() => document.activeElement?.closest(`[data-guid='${other}']`)).not.toBeNull();
});

test('R10.71 F8 goes from one to the next and round, and says which it is', async () => {
  await editPage(draftWithFaults());
  await expect.element(page.getByRole('button', { name: 'Controle: 2 punten' })).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.poll(announced).toBe('Punt 1 van 2: Een kop zonder tekst.');
  expect(document.activeElement?.closest(`[data-guid='${guid}']`)).not.toBeNull();
  await userEvent.keyboard('{F8}');
  await expect.poll(announced).toBe('Punt 2 van 2: Deze link zegt niet waar hij heen gaat.');
  await userEvent.keyboard('{F8}');
  await expect.poll(announced).toBe('Punt 1 van 2: Een kop zonder tekst.');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.poll(announced).toBe('Punt 2 van 2: Deze link zegt niet waar hij heen gaat.');
});
