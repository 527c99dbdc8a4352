import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { editPage } from '../../testing/edit-page.tsx';

const guidOf = (number: number) => `5b0f1f8e-1111-4222-8333-44445555000${number}`;
const text = (number: number, about: Partial<DraftBlock> = {}) =>
  draftBlock({
    guid: guidOf(number),
    sortId: number,
    type: 'text',
    options: {},
    content: { text: richTextOf(`Alinea ${number}`) },
    ...about,
  });

const rows = (region: string) =>
  [...document.querySelectorAll(`aside section[aria-label='${region}'] [data-row]`)].map((row) => row.querySelector('button')?.textContent);
const row = (name: string) => page.getByRole('complementary').getByRole('button', { name, exact: true });

async function openOutline(): Promise<void> {
  await page.getByRole('button', { name: 'Indeling van de pagina' }).click();
  await expect.element(page.getByRole('heading', { name: 'Indeling van de pagina' })).toHaveFocus();
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('plein-announcements')?.remove();
});

test('R10.56 the outline has all blocks by region, also those that readers do not get, and leads to each', async () => {
  await page.viewport(1280, 800);
  await editPage(
    draftOf([text(1), text(2, { isHidden: true }), text(3, { languages: ['en'] }), text(4, { layoutPosition: 'side-left' })], {
      layout: '25-75',
    }),
  );
  await openOutline();
  expect(rows('Hoofdkolom')).toEqual(['TekstAlinea 1', 'Tekst verborgenAlinea 2', 'Tekst alleen EngelsAlinea 3']);
  expect(rows('Linkerkolom')).toEqual(['TekstAlinea 4']);
  expect(rows('Onderaan')).toEqual([]);
  const { violations } = await axe.run('aside');
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(row('Tekst verborgen Alinea 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // It is in hand on the page, where it takes no room.
  await expect.element(page.getByRole('group', { name: 'Tekst, blok 2 van 3 in Hoofdkolom' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await page.getByRole('menuitem', { name: 'Toon' }).click();
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('Alinea 2');
  expect(rows('Hoofdkolom')[1]).toBe('TekstAlinea 2');
});

test('R10.56 in the outline a block is moved and deleted by keys, and the focus stays in the outline', async () => {
  await page.viewport(1280, 800);
  await editPage(draftOf([text(1), text(2), text(3)]));
  await openOutline();
  await userEvent.keyboard('{ArrowDown}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await expect.poll(() => rows('Hoofdkolom')).toEqual(['TekstAlinea 2', 'TekstAlinea 1', 'TekstAlinea 3']);
  await expect.element(row('Tekst Alinea 1')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => rows('Hoofdkolom')).toEqual(['TekstAlinea 2', 'TekstAlinea 3']);
  await expect.element(row('Tekst Alinea 3')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Indeling van de pagina' })).toHaveFocus();
});

test('R10.56 the outline follows what is typed, and a region of it takes a new block', async () => {
  await page.viewport(1280, 800);
  await editPage(draftOf([text(1)]));
  await openOutline();
  await page.getByText('Alinea 1').last().click();
  await expect.poll(() => document.querySelector('.ProseMirror-focused')).not.toBeNull();
  await userEvent.keyboard('{End} en meer');
  await expect.poll(() => rows('Hoofdkolom')).toEqual(['TekstAlinea 1 en meer']);
  await page.getByRole('button', { name: 'Voeg toe aan Onderaan' }).click();
  // Its code comes with the first who opens it.
  await expect.poll(() => document.activeElement?.matches('dialog input')).toBe(true);
  await userEvent.keyboard('scheiding{Enter}');
  await expect.poll(() => rows('Onderaan')).toEqual(['Scheidingslijn']);
});
