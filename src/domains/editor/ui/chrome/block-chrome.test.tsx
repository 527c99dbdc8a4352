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

function text(number: number, about: Partial<DraftBlock> = {}): DraftBlock {
  const content = { text: richTextOf(`Alinea ${number}`) };
  return draftBlock({ guid: guidOf(number), sortId: number, type: 'text', options: { background: 'none' }, content, ...about });
}

const divider = (number: number) => text(number, { type: 'divider', options: { look: 'line' }, content: {} });
const three = () => draftOf([text(1), divider(2), text(3)]);

const blocks = () => [...document.querySelectorAll<HTMLElement>('main [data-guid]')];
const order = (region = 'main') =>
  blocks().flatMap((block) => (block.closest(`[data-region='${region}']`) ? [block.dataset['guid']?.at(-1)] : []));
const block = (name: string | RegExp) => page.getByRole('group', { name });
const announced = () => document.getElementById('plein-announcements')?.textContent ?? '';
const boxes = () => blocks().map((each) => JSON.stringify(each.getBoundingClientRect()));

afterEach(() => {
  vi.unstubAllGlobals();
  document.getElementById('plein-announcements')?.remove();
});

test('R10.50 a click on a block takes it in hand, and nothing of the page moves: idle, hovered or selected', async () => {
  await editPage(three());
  const idle = boxes();
  const height = document.documentElement.scrollHeight;
  for (const each of blocks()) {
    await userEvent.hover(each);
    await expect.poll(() => document.querySelector(`[data-frame='${each.dataset['guid']}']`)).not.toBeNull();
    expect(boxes()).toEqual(idle);
    await userEvent.click(each);
    await expect.poll(() => document.querySelector(`[data-frame='${each.dataset['guid']}']`)?.hasAttribute('data-selected')).toBe(true);
    expect(boxes()).toEqual(idle);
  }
  expect(document.documentElement.scrollHeight).toBe(height);
  const { violations } = await axe.run('[data-block-layer]');
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('R10.50 the outline lies around its block, also when the page above it grows', async () => {
  await editPage(three());
  await userEvent.click(blocks()[1] as HTMLElement);
  const isAround = () => {
    const frame = document.querySelector('[data-frame]')?.getBoundingClientRect();
    const own = blocks()[1]?.getBoundingClientRect();
    return frame?.top === own?.top && frame?.height === own?.height && frame?.width === own?.width;
  };
  await expect.poll(isAround).toBe(true);
  document.querySelector('h1')?.style.setProperty('padding-block', '5rem');
  await expect.poll(isAround).toBe(true);
});

test('R10.51 Escape goes from the text to its block and from there to none; the arrows go from block to block, Enter goes into the text', async () => {
  await editPage(three());
  await page.getByText('Alinea 1').click();
  await expect.poll(() => document.querySelector('.ProseMirror-focused')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(block('Tekst, blok 1 van 3 in Hoofdkolom')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(block('Scheidingslijn, blok 2 van 3 in Hoofdkolom')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(block('Tekst, blok 3 van 3 in Hoofdkolom')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Alinea 3');
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(document.querySelector('[data-selected]')).toBeNull();
});

test('R10.51 Tab leads from a block to its actions and on into its text, and Shift+Tab to what stands before it', async () => {
  await editPage(three());
  await userEvent.click(blocks()[1] as HTMLElement);
  await expect.element(block(/^Scheidingslijn/)).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.textContent).toContain('Alinea 1');
  await userEvent.keyboard('{Escape}');
  await expect.element(block(/^Tekst, blok 1/)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Tekst acties' })).toHaveFocus();
});

test('R10.52 a block moves by its keys, is told where it is, and keeps the focus', async () => {
  await editPage(three());
  await userEvent.click(blocks()[1] as HTMLElement);
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  await expect.poll(() => order()).toEqual(['1', '3', '2']);
  expect(announced()).toBe('Scheidingslijn verplaatst naar plaats 3 van 3 in Hoofdkolom.');
  await expect.element(block('Scheidingslijn, blok 3 van 3 in Hoofdkolom')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  expect(announced()).toBe('Scheidingslijn blijft op plaats 3 van 3.');
});

test('R10.52 its menu moves a block to another column, by keys alone, and the page is what was asked of the server', async () => {
  const { server } = await editPage(draftOf([text(1), text(2), text(3, { layoutPosition: 'side-left' })], { layout: '25-75' }));
  await page.getByText('Alinea 1').click();
  await userEvent.keyboard('{Escape}{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  const { violations } = await axe.run('[data-block-layer]');
  expect(violations.map(({ id }) => id)).toEqual([]);
  await expect.element(page.getByRole('menuitem', { name: 'Verplaats omhoog' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('nnn');
  await expect.element(page.getByRole('menuitem', { name: 'Naar bovenaan' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => order('side-left')).toEqual(['3', '1']);
  expect(announced()).toBe('Tekst verplaatst naar plaats 2 van 2 in Linkerkolom.');
  await expect.element(block('Tekst, blok 2 van 2 in Linkerkolom')).toHaveFocus();
  await expect.poll(() => server.structure.blocks.find(({ guid }) => guid === guidOf(1))?.layoutPosition).toBe('side-left');
});

test('R10.53 a duplicate stands below, has the words of both languages and the focus', async () => {
  const english = draftOf([text(1, { language: 'en', content: { text: richTextOf('Paragraph 1') } })], { language: 'en' });
  const { server } = await editPage(draftOf([text(1), divider(2)]), english);
  await page.getByText('Alinea 1').click();
  await userEvent.keyboard('{Escape}{Control>}d{/Control}');
  await expect.poll(() => blocks().length).toBe(3);
  expect(blocks()[1]?.textContent).toContain('Alinea 1');
  await expect.element(block('Tekst, blok 2 van 3 in Hoofdkolom')).toHaveFocus();
  await expect
    .poll(() => [...server.received.values()].flat())
    .toMatchObject([{ op: 'insert', after: guidOf(1), block: { content: { en: { text: richTextOf('Paragraph 1') } } } }]);
});

test('R8.14 R10.53 a block is deleted by its key, the next has the focus, and the notice brings it back to its place', async () => {
  const { services } = await editPage(three());
  await userEvent.click(blocks()[1] as HTMLElement);
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => order()).toEqual(['1', '3']);
  await expect.element(block('Tekst, blok 2 van 2 in Hoofdkolom')).toHaveFocus();
  const [notice] = services.notices.getSnapshot();
  expect(notice).toMatchObject({ title: 'Scheidingslijn verwijderd.', action: { label: 'Ongedaan maken' } });
  notice?.action?.run();
  await expect.poll(() => order()).toEqual(['1', '2', '3']);
  await expect.element(block('Scheidingslijn, blok 2 van 3 in Hoofdkolom')).toHaveFocus();
});

test('R10.54 a hidden block leaves the page and stays in hand, without taking room, and comes back by its menu', async () => {
  await editPage(three());
  await userEvent.click(blocks()[1] as HTMLElement);
  await page.getByRole('button', { name: 'Scheidingslijn acties' }).click();
  await page.getByRole('menuitem', { name: 'Verberg' }).click();
  await expect.poll(() => order()).toEqual(['1', '3']);
  expect(announced()).toBe('Scheidingslijn is nu verborgen voor bezoekers.');
  await expect.element(block(/^Scheidingslijn/)).toHaveFocus();
  expect(document.querySelector('[data-frame]')?.getBoundingClientRect().height).toBe(0);
  await expect.element(page.getByRole('button', { name: 'Scheidingslijn verborgen acties' })).toBeVisible();
  await page.getByRole('button', { name: 'Scheidingslijn verborgen acties' }).click();
  await page.getByRole('menuitem', { name: 'Toon' }).click();
  await expect.poll(() => order()).toEqual(['1', '2', '3']);
});
