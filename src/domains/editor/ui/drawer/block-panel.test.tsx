import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowBlockTypes } from '#domains/blocks/model/block-types.ts';
import { coreBlockTypes } from '#domains/blocks/model/core-block-types.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { draftBlock, draftOf } from '../../testing/draft-server.ts';
import { editPage } from '../../testing/edit-page.tsx';

const [first, second, third] = ['1', '2', '3'].map((last) => `5b0f1f8e-1111-4222-8333-44445555000${last}`) as [string, string, string];
const words = (title: string) => ({ title, text: '', picture: { alt: '' } });

const cards = (about: Partial<DraftBlock> = {}) =>
  draftBlock({
    options: { background: 'none', variant: 'links', columns: 3, items: [first, second, third].map((guid) => ({ guid })) },
    content: { heading: 'Direct regelen', more: '', items: { [first]: words('Een'), [second]: words('Twee'), [third]: words('Drie') } },
    ...about,
  });

beforeAll(() => knowBlockTypes(coreBlockTypes));
afterEach(() => vi.unstubAllGlobals());

async function edit(blocks: DraftBlock[] = [cards()]) {
  await page.viewport(1280, 900);
  return editPage(draftOf(blocks));
}

const onPage = (field: string) => page.getByRole('textbox', { name: `Tekst bewerken: ${field}`, exact: true });
const drawer = page.getByRole('complementary');
const settings = page.getByRole('button', { name: 'Instellingen' });
const grid = () => document.querySelector('[data-block=cards] [data-columns]');
const titles = () => [...document.querySelectorAll('[data-block=cards] [data-path$=".title"]')].map(({ textContent }) => textContent);
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

async function openDrawer(): Promise<void> {
  await onPage('kop boven de kaarten').first().click();
  await settings.click();
  await expect.element(drawer).toBeVisible();
}

async function act(thing: string, name: string): Promise<void> {
  await drawer.getByRole('button', { name: `Wat kan met: ${thing}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test('R10.40 without a block in hand there is nothing to set; the settings of the one in hand open, and close where they were opened', async () => {
  await edit();
  expect(settings.query()).toBeNull();
  await openDrawer();
  await expect.element(page.getByRole('heading', { name: 'Instellingen: Kaarten' })).toHaveFocus();
  expect((await axe.run(drawer.element())).violations).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(drawer.query()).toBeNull();
  await expect.element(settings).toHaveFocus();
});

test('R10.40 what is typed beside the page stands on it at once, and the other way round; one step takes it back', async () => {
  await edit();
  await openDrawer();
  const heading = drawer.getByRole('textbox', { name: 'Kop boven de kaarten' });
  await heading.fill('Snel');
  await expect.element(onPage('kop boven de kaarten')).toHaveTextContent('Snel');
  await undo();
  await expect.element(onPage('kop boven de kaarten')).toHaveTextContent('Direct regelen');
  await expect.element(heading).toHaveValue('Direct regelen');
  await onPage('kop boven de kaarten').fill('Regelen');
  await expect.element(heading).toHaveValue('Regelen');
});

test('R10.40 an option changes the page when it is chosen, and one step takes it back', async () => {
  await edit();
  await openDrawer();
  await drawer.getByRole('tab', { name: 'Inhoud' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(drawer.getByRole('tab', { name: 'Weergave' })).toHaveFocus();
  await drawer.getByRole('radio', { name: '2' }).click();
  expect(grid()?.getAttribute('data-columns')).toBe('2');
  await drawer.getByRole('radio', { name: 'Huiskleur' }).click();
  expect(document.querySelector('[data-block=cards]')?.getAttribute('data-background')).toBe('brand');
  await undo();
  expect(document.querySelector('[data-block=cards]')?.getAttribute('data-background')).toBeNull();
  expect(grid()?.getAttribute('data-columns')).toBe('2');
  await undo();
  expect(grid()?.getAttribute('data-columns')).toBe('3');
});

test('R10.40 where something leads is chosen as in running text, and one step takes it back', async () => {
  await edit();
  const others = fetch;
  const isForLinks = (address: unknown) => String(address).includes('/api/links');
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    isForLinks(call[0]) ? Promise.resolve(Response.json([])) : others(...call),
  );
  await openDrawer();
  const link = drawer.getByRole('group', { name: 'Link naar meer' });
  await link.getByRole('button', { name: 'Kies waar dit heen gaat' }).click();
  await page.getByRole('combobox').fill('/nieuws');
  await page.getByRole('option', { name: /nieuws/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Maak de link' }).click();
  await expect.poll(() => document.activeElement?.textContent, { timeout: 5000 }).toBe('Wijzig de link');
  await undo();
  await expect.poll(() => link.element().textContent).not.toContain('/nieuws');
});

test('R10.12 a block is limited to a language, or hidden, beside the page', async () => {
  await edit();
  await openDrawer();
  await drawer.getByRole('tab', { name: 'Toegang' }).click();
  await drawer.getByRole('radio', { name: 'Alleen Nederlands' }).click();
  await expect.element(drawer.getByRole('radio', { name: 'Alleen Nederlands' })).toBeChecked();
  await drawer.getByRole('switch', { name: 'Verberg dit blok' }).click();
  await expect.element(drawer.getByRole('switch')).toBeChecked();
  await undo();
  await expect.element(drawer.getByRole('switch')).not.toBeChecked();
  await undo();
  await expect.element(drawer.getByRole('radio', { name: 'Beide talen' })).toBeChecked();
});

test('R10.40 the drawer is about the block in hand, and stays open when that is another', async () => {
  const other = cards({ guid: '5b0f1f8e-1111-4222-8333-444455559999', content: { heading: 'Tweede', more: '', items: {} } });
  await edit([cards(), other]);
  await openDrawer();
  const field = document.querySelector<HTMLElement>(`[data-guid='${other.guid}'] [data-path=heading]`);
  field?.focus();
  await expect.element(drawer.getByRole('textbox', { name: 'Kop boven de kaarten' })).toHaveValue('Tweede');
  expect(document.activeElement).toBe(field);
});

test('R10.41 a card is added, and its first field has the focus; one step takes it away', async () => {
  await edit();
  await openDrawer();
  await drawer.getByRole('button', { name: 'Voeg een kaart toe' }).click();
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie', '']);
  await expect.element(drawer.getByRole('textbox', { name: 'Titel van kaart 4' })).toHaveFocus();
  await expect.poll(() => document.getElementById('plein-announcements')?.textContent).toBe('Kaart 4: toegevoegd op plaats 4 van 4.');
  await drawer.getByRole('textbox', { name: 'Titel van kaart 4' }).fill('Vier');
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie', 'Vier']);
  await undo();
  await undo();
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie']);
});

test.each([
  { thing: 'Twee', name: 'Verplaats omhoog', order: ['Twee', 'Een', 'Drie'], told: 'Twee: verplaatst naar plaats 1 van 3.' },
  { thing: 'Een', name: 'Zet als laatste', order: ['Twee', 'Drie', 'Een'], told: 'Een: verplaatst naar plaats 3 van 3.' },
  { thing: 'Drie', name: 'Zet als eerste', order: ['Drie', 'Een', 'Twee'], told: 'Drie: verplaatst naar plaats 1 van 3.' },
  { thing: 'Een', name: 'Maak een kopie', order: ['Een', 'Een', 'Twee', 'Drie'], told: 'Een: toegevoegd op plaats 2 van 4.' },
])('R10.41 by its menu: $name', async ({ thing, name, order, told }) => {
  await edit();
  await openDrawer();
  await act(thing, name);
  await expect.poll(titles).toEqual(order);
  await expect.poll(() => document.getElementById('plein-announcements')?.textContent).toBe(told);
  await expect.poll(() => document.activeElement?.textContent).toBe(`Wat kan met: ${thing}`);
  await undo();
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie']);
});

test('R10.41 a card is dragged to its place; Escape leaves it where it was', async () => {
  await edit();
  await openDrawer();
  const handle = (item: string) => document.querySelector<HTMLElement>(`[data-thing='${item}'] [data-thing-head] > span`);
  const middleOf = (item: string) => {
    const { left, top, height } = handle(item)?.getBoundingClientRect() ?? new DOMRect();
    return { clientX: left + 5, clientY: top + height / 2 };
  };
  function send(type: string, item: string, clientY: number) {
    const place = { ...middleOf(item), clientY };
    handle(item)?.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 1, button: 0, bubbles: true, cancelable: true }));
  }
  const drop = () => document.querySelector('[data-drop]')?.getAttribute('data-drop');
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  const below = middleOf(third).clientY + 5;
  async function dragBelow() {
    send('pointerdown', first, middleOf(first).clientY);
    await expect.poll(drop).toBe('before');
    send('pointermove', first, below);
    await expect.poll(drop).toBe('behind');
  }
  await dragBelow();
  await userEvent.keyboard('{Escape}');
  send('pointerup', first, below);
  expect(titles()).toEqual(['Een', 'Twee', 'Drie']);
  await expect.element(drawer).toBeVisible();
  await dragBelow();
  send('pointerup', first, below);
  await expect.poll(titles).toEqual(['Twee', 'Drie', 'Een']);
  capture.mockRestore();
});

test('R10.41 a card that is removed leaves the focus at the next, and its notice brings it back with its words', async () => {
  const { services } = await edit();
  await openDrawer();
  await act('Twee', 'Verwijder');
  await expect.poll(titles).toEqual(['Een', 'Drie']);
  await expect.poll(() => document.activeElement?.textContent).toBe('Wat kan met: Drie');
  const [notice] = services.notices.getSnapshot();
  expect(notice?.title).toBe('Twee: verwijderd.');
  notice?.action?.run();
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie']);
});

test('R10.40 F6 goes from the bar to the page and to the drawer, and back to where one was', async () => {
  await edit();
  await openDrawer();
  await drawer.getByRole('textbox', { name: 'Kop boven de kaarten' }).click();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(onPage('kop boven de kaarten')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(settings).toHaveFocus();
  await userEvent.keyboard('{F6}{F6}');
  await expect.element(drawer.getByRole('textbox', { name: 'Kop boven de kaarten' })).toHaveFocus();
});

test('R10.43 Ctrl+Enter in a card puts another behind it, and the cursor in its first field; one step takes it away', async () => {
  await edit();
  await onPage('titel van kaart 1').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(onPage('titel van kaart 2')).toHaveFocus();
  await userEvent.keyboard('Nieuw');
  await expect.poll(titles).toEqual(['Een', 'Nieuw', 'Twee', 'Drie']);
  expect(drawer.query()).toBeNull();
  await undo();
  await undo();
  await expect.poll(titles).toEqual(['Een', 'Twee', 'Drie']);
});
