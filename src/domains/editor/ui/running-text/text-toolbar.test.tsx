import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { editNotice } from '../../testing/edit-notice.tsx';

beforeEach(async () => {
  await page.viewport(1024, 700);
  // As the shell makes room for the bar of the editor.
  document.body.style.paddingBlock = '8rem';
});

const text = page.getByRole('textbox', { name: 'Lopende tekst bewerken: tekst van de melding' });
const toolbar = page.getByRole('toolbar', { name: 'Opmaak van de tekst' });
const button = (name: string) => toolbar.getByRole('button', { name });

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const words = (of: string, ...marks: object[]) => ({ type: 'text', text: of, ...(marks.length > 0 && { marks }) });
const doc = (...content: object[]) => ({ type: 'doc', content }) as RichText;
const item = (...content: object[]) => ({ type: 'listItem', content });
const cell = (type: 'tableHeader' | 'tableCell', of = '') => ({
  type,
  content: [of === '' ? { type: 'paragraph' } : paragraph(words(of))],
});
const row = (...content: object[]) => ({ type: 'tableRow', content });
const table = (...content: object[]) => ({ type: 'table', content });

async function enter() {
  await text.click();
  await expect.element(text).toHaveFocus();
}

async function select(key = '{Control>}a{/Control}') {
  await enter();
  await userEvent.keyboard(key);
  await expect.poll(() => getSelection()?.toString()).toMatch(/./);
  await expect.element(toolbar).toBeVisible();
}

const fox = richTextOf('De vos springt');
const heading = (level: number) => doc({ type: 'heading', attrs: { level }, content: [words('De vos springt')] });
const list = (type: string) => doc({ type, content: [item(paragraph(words('De vos springt')))] });
const marked = (...marks: object[]) => doc(paragraph(words('De vos springt', ...marks)));

test.each([
  ['Vet', marked({ type: 'bold' })],
  ['Cursief', marked({ type: 'italic' })],
  ['Kop H2', heading(2)],
  ['Kop H3', heading(3)],
  ['Kop H4', heading(4)],
  ['Lijst met punten', list('bulletList')],
  ['Lijst met cijfers', list('orderedList')],
  ['Citaat', doc({ type: 'blockquote', content: [paragraph(words('De vos springt'))] })],
  ['Hoog (superscript)', marked({ type: 'superscript' })],
  ['Laag (subscript)', marked({ type: 'subscript' })],
])('R10.20 %s is done by its button, which says so, undone by it, and one step of undo', async (name, expected) => {
  const { text: stored, undo } = await editNotice(fox);
  await select();
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
  await button(name).click();
  expect(stored()).toEqual(expected);
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
  await button(name).click();
  expect(stored()).toEqual(fox);
  undo();
  expect(stored()).toEqual(expected);
  undo();
  expect(stored()).toEqual(fox);
});

test('R10.20 what is undone leaves its words selected', async () => {
  const { undo, text: stored } = await editNotice(richTextOf('De vos springt', 'over de sloot'));
  await page.getByText('De vos springt').click();
  await expect.element(text).toHaveFocus();
  const words = page.getByText('De vos springt').element().firstChild;
  if (words) getSelection()?.setBaseAndExtent(words, 3, words, 6);
  await expect.poll(() => getSelection()?.toString()).toBe('vos');
  await button('Vet').click();
  undo();
  await expect.poll(stored).toEqual(richTextOf('De vos springt', 'over de sloot'));
  expect(getSelection()?.toString()).toBe('vos');
});

test('R10.20 what was gone over with the mouse before the text was opened stays selected', async () => {
  await editNotice(fox);
  const words = page.getByText('De vos springt').element();
  getSelection()?.setBaseAndExtent(words.firstChild ?? words, 3, words.firstChild ?? words, 6);
  words.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(button('Vet')).toBeVisible();
  expect(getSelection()?.toString()).toBe('vos');
});

test('R10.20 letters lose their look, and keep where they lead and their language', async () => {
  const link = { type: 'link', attrs: { href: '/contact' } };
  const { text: stored } = await editNotice(marked({ type: 'bold' }, { type: 'italic' }, link));
  await select();
  await button('Wis opmaak van de letters').click();
  expect(stored()).toEqual(marked(link));
});

test('R10.20 what cannot be done where the cursor is keeps its place and does nothing', async () => {
  const inTable = doc(table(row(cell('tableCell', 'maandag'))));
  const { text: stored } = await editNotice(inTable);
  await select();
  await expect.element(button('Kop H2')).toHaveAttribute('aria-disabled', 'true');
  await button('Kop H2').click({ force: true });
  expect(stored()).toEqual(inTable);
});

test('R10.20 typing shows no toolbar; selecting does, 8 px above the words, and never over their line', async () => {
  await editNotice(richTextOf(...Array.from({ length: 30 }, (_, index) => `Regel ${index} van de tekst`)));
  const boxOf = () => document.querySelector('[role=toolbar]')?.getBoundingClientRect();
  await page.getByText('Regel 12 van de tekst').click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(toolbar).not.toBeInTheDocument();
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}');
  await expect.element(toolbar).toBeVisible();
  const line = () => getSelection()?.getRangeAt(0).getBoundingClientRect();
  await expect.poll(() => (line()?.top ?? 0) - (boxOf()?.bottom ?? 0)).toBeCloseTo(8, -1);
  // No room above: below it.
  scrollBy({ top: (line()?.top ?? 0) - 20 });
  await expect.poll(() => (boxOf()?.top ?? 0) - (line()?.bottom ?? 0)).toBeGreaterThanOrEqual(0);
});

test('R10.20 on a narrow screen it stands at the end of the window as long as there is typing, with targets of 44 px', async () => {
  await page.viewport(360, 640);
  await editNotice(fox);
  await enter();
  await expect.element(button('Vet')).toBeVisible();
  const { bottom } = document.querySelector('[role=toolbar]')?.getBoundingClientRect() ?? { bottom: 0 };
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  expect(bottom).toBeGreaterThan(innerHeight - 120);
  const { width, height } = button('Vet').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test('R10.21 with the keys alone: Alt+F10 leads to it, the arrows through it, Escape back to the words', async () => {
  const { text: stored } = await editNotice(fox);
  await enter();
  await userEvent.keyboard('{End}{Alt>}{F10}{/Alt}');
  await expect.element(button('Vet')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(button('Kop H2')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual(heading(2));
  await expect.element(button('Kop H2')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(button('Wis opmaak van de letters')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveFocus();
  await expect.element(toolbar).not.toBeInTheDocument();
});

const nested = doc({
  type: 'bulletList',
  content: [item(paragraph(words('een')), { type: 'bulletList', content: [item(paragraph(words('twee')))] })],
});
const flat = doc({ type: 'bulletList', content: [item(paragraph(words('een'))), item(paragraph(words('twee')))] });

test('R10.21 an item goes deeper with Ctrl+] and back with Ctrl+[, and Tab leads out of the text', async () => {
  const { text: stored } = await editNotice(flat);
  await page.getByText('twee').click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{End}{Control>}]{/Control}');
  await expect.poll(stored).toEqual(nested);
  await userEvent.keyboard('{Control>}[[{/Control}');
  await expect.poll(stored).toEqual(flat);
  await userEvent.keyboard('{Tab}');
  await expect.element(text).not.toHaveFocus();
  expect(stored()).toEqual(flat);
});

test.each([
  ['## Kop', doc({ type: 'heading', attrs: { level: 2 }, content: [words('Kop')] })],
  ['### Kop', doc({ type: 'heading', attrs: { level: 3 }, content: [words('Kop')] })],
  ['- punt', doc({ type: 'bulletList', content: [item(paragraph(words('punt')))] })],
  ['1. punt', doc({ type: 'orderedList', content: [item(paragraph(words('punt')))] })],
  ['> citaat', doc({ type: 'blockquote', content: [paragraph(words('citaat'))] })],
  ['**vet** ', doc(paragraph(words('vet', { type: 'bold' }), words(' ')))],
])('R10.21 typed as %s it becomes what it says', async (typed, expected) => {
  const { text: stored } = await editNotice(fox);
  await select();
  await userEvent.keyboard('{Backspace}');
  await userEvent.keyboard(typed);
  await expect.poll(stored).toEqual(expected);
});

/** Of the table behind the first paragraph. */
function cellAt({ content: [, behind] }: RichText, rowNumber: number, column: number): unknown {
  return behind?.type === 'table' ? behind.content[rowNumber]?.content[column] : undefined;
}

test('R10.23 a table is made after the paragraph, and grows, loses and names its rows and columns', async () => {
  const { text: stored, undo } = await editNotice(fox);
  await select();
  await button('Voeg een tabel in').click();
  await expect.element(text).toHaveFocus();
  const [head, empty] = [() => cell('tableHeader'), () => cell('tableCell')];
  const rowOf = (make: () => object, count = 3) => row(...Array.from({ length: count }, make));
  const first = { type: 'paragraph', content: [words('De vos springt')] };
  expect(stored()).toEqual(doc(first, table(rowOf(head), rowOf(empty), rowOf(empty))));
  const choose = async (name: string, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') => {
    await button('Tabel').click();
    await toolbar.getByRole(role, { name }).click();
    await expect.element(text).toHaveFocus();
  };
  await choose('Rij eronder');
  await choose('Kolom erna');
  expect(stored()).toEqual(doc(first, table(rowOf(head, 4), rowOf(empty, 4), rowOf(empty, 4), rowOf(empty, 4))));
  // The cursor went along to the new row and its new column.
  await userEvent.keyboard('hier');
  await expect.poll(() => cellAt(stored(), 1, 1)).toEqual(cell('tableCell', 'hier'));
  await choose('Verwijder rij');
  await choose('Verwijder kolom');
  await choose('Eerste rij is de kop', 'menuitemcheckbox');
  expect(stored()).toEqual(doc(first, table(rowOf(empty), rowOf(empty), rowOf(empty))));
  undo();
  expect(stored()).toEqual(doc(first, table(rowOf(head), rowOf(empty), rowOf(empty))));
  await choose('Verwijder tabel');
  expect(stored()).toEqual(fox);
});

test('R10.23 below a table at the very end the arrow makes a place to go on', async () => {
  const { text: stored } = await editNotice(doc(table(row(cell('tableCell', 'maandag')))));
  await page.getByText('maandag').click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}verder');
  await expect.poll(stored).toEqual(doc(table(row(cell('tableCell', 'maandag'))), paragraph(words('verder'))));
});

test('R10.24 words are said to be in a language, and the passage as a whole loses it again, with the keys alone', async () => {
  const { text: stored } = await editNotice(fox);
  await select();
  await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(button('Taal van deze woorden')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toolbar.getByRole('menuitemcheckbox', { name: 'Taal van de pagina' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(stored()).toEqual(marked({ type: 'language', attrs: { lang: 'en' } }));
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Alt>}{F10}{/Alt}');
  await button('Taal van deze woorden').click();
  await expect.element(toolbar.getByRole('menuitemcheckbox', { name: 'Engels' })).toHaveAttribute('aria-checked', 'true');
  await toolbar.getByRole('menuitemcheckbox', { name: 'Taal van de pagina' }).click();
  expect(stored()).toEqual(fox);
});
