import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { editPage } from '../../testing/edit-page.tsx';

const first = '5b0f1f8e-1111-4222-8333-444455550001';
const text = (words: string[], guid = first) =>
  draftBlock({ guid, type: 'text', options: { background: 'none' }, content: { text: richTextOf(...words) } });

const types = () => [...document.querySelectorAll<HTMLElement>('main [data-guid]')].map((block) => block.dataset['block']);
const search = () => page.getByRole('combobox', { name: 'Zoek een blok' });

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('plein-announcements')?.remove();
});

test('R10.55 a block is added by keys alone: from the block in hand, sought by name, and its first field has the focus', async () => {
  const { server } = await editPage(draftOf([text(['Alinea'])]));
  await page.getByText('Alinea').click();
  await expect.poll(() => document.querySelector('.ProseMirror-focused')).not.toBeNull();
  await userEvent.keyboard('{Escape}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Voeg een blok toe na Tekst' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(search()).toHaveFocus();
  await expect.element(page.getByText('Komt onder Tekst in Hoofdkolom')).toBeVisible();
  const { violations } = await axe.run('dialog');
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await userEvent.keyboard('kaart');
  await expect.element(page.getByRole('option', { name: /^Kaarten/, selected: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(types).toEqual(['text', 'cards']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Tekst bewerken: kop boven de kaarten');
  await expect.poll(() => server.structure.blocks.map(({ type }) => type)).toEqual(['text', 'cards']);
});

test('R10.55 what was not chosen adds nothing, and the focus is back where it was', async () => {
  await editPage(draftOf([text(['Alinea'])]));
  await userEvent.unhover(document.body);
  const end = page.getByRole('button', { name: 'Voeg een blok toe: Hoofdkolom' });
  await end.click();
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  await expect.element(end).toHaveFocus();
  expect(types()).toEqual(['text']);
});

test('R10.55 a slash in an empty text asks for a block, which comes in its place; in other text it is a slash', async () => {
  await editPage(draftOf([text([])]));
  await page.getByRole('textbox', { name: /Lopende tekst/ }).click();
  await expect.poll(() => document.querySelector('.ProseMirror-focused')).not.toBeNull();
  await userEvent.keyboard('a/b');
  expect(document.querySelector('.ProseMirror')?.textContent).toBe('a/b');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}/');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('scheiding{Enter}');
  await expect.poll(types).toEqual(['divider']);
  await expect.element(page.getByRole('group', { name: /^Scheidingslijn, blok 1 van 1/ })).toHaveFocus();
});

test('R10.55 an empty column has a place for its first block, for who comes there by keys', async () => {
  await editPage(draftOf([text(['Alinea'])], { layout: '25-75' }));
  const end = page.getByRole('button', { name: 'Voeg een blok toe: Linkerkolom' });
  end.element().focus();
  await expect.element(end).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Komt als eerste in Linkerkolom')).toBeVisible();
  await userEvent.keyboard('afbeelding{Enter}');
  await expect.poll(() => document.querySelector("[data-region='side-left'] [data-block='image']")).not.toBeNull();
});
