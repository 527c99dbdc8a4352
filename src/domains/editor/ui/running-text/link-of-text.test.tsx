import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import type { LinkChoice } from '#domains/search/model/link-choices.contract.ts';
import { editNotice } from '../../testing/edit-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

const target = 'page:5b0f1f8e-1111-4222-8333-444455556669';
const contact: LinkChoice = {
  target,
  kind: 'page',
  title: 'Contact met ons',
  titleLanguage: 'nl',
  href: '/contact',
  isPublished: true,
  isForEveryone: true,
};

/** What can be found; only the network is the test's. */
function finds(...choices: LinkChoice[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    const asked = new URL(address, location.origin).searchParams;
    const isFound = ({ title, target: stored, href }: LinkChoice) =>
      asked.has('target') ? stored === asked.get('target') : `${title} ${href}`.toLowerCase().includes(asked.get('q') ?? '');
    return Response.json(choices.filter(isFound));
  });
}

const linked = (words: string, href: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }] }],
});

const dialog = page.getByRole('dialog');
const field = dialog.getByRole('combobox', { name: 'Pagina, bestand of adres' });
const text = page.getByRole('textbox', { name: 'Lopende tekst bewerken: tekst van de melding' });

async function selectAll() {
  await text.click();
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => getSelection()?.toString()).toMatch(/./);
}

async function askForLink() {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

test('R10.22 the selected words get a link by the name of a page, with the keyboard alone, and one undo takes it away', async () => {
  finds(contact);
  const { text: stored, undo } = await editNotice(richTextOf('Bel ons'));
  await selectAll();
  await askForLink();
  await userEvent.keyboard('contact');
  await expect.element(dialog.getByRole('option', { name: 'Contact met ons Pagina · /contact' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Maak de link' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toEqual(linked('Bel ons', target));
  await expect.element(text).toHaveFocus();
  undo();
  await expect.poll(stored).toEqual(richTextOf('Bel ons'));
});

test('R10.22 a link that is there is changed and taken away as a whole, from wherever the cursor stands in it', async () => {
  finds(contact);
  const { text: stored } = await editNotice(linked('Bel ons', target));
  await text.click();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await askForLink();
  await expect.element(dialog.getByText('Contact met ons')).toBeVisible();
  await userEvent.keyboard('rijksoverheid.nl/contact');
  await expect.element(dialog.getByText('Opent een andere website')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bewaar de link' }).click();
  expect(stored()).toEqual(linked('Bel ons', 'https://rijksoverheid.nl/contact'));
  await askForLink();
  await dialog.getByRole('button', { name: 'Verwijder de link' }).click();
  expect(stored()).toEqual(richTextOf('Bel ons'));
});

test('R10.22 without a selection the link is called after what it leads to', async () => {
  finds(contact);
  const { text: stored } = await editNotice(richTextOf('Meer'));
  await selectAll();
  await userEvent.keyboard('{Backspace}');
  await askForLink();
  await userEvent.keyboard('/contact');
  await dialog.getByRole('option', { name: 'Contact met ons Pagina · /contact' }).click();
  await dialog.getByRole('button', { name: 'Maak de link' }).click();
  expect(stored()).toEqual(linked('Contact met ons', target));
});

test.each([
  { about: 'a draft', choice: { isPublished: false }, typed: 'contact', warning: 'Nog niet gepubliceerd' },
  { about: 'a page for some', choice: { isForEveryone: false }, typed: 'contact', warning: 'Niet voor iedereen' },
  { about: 'an address of a network of its own', choice: {}, typed: 'http://10.0.0.4/map', warning: 'Dit adres werkt niet overal' },
])('R10.22 what readers would run into is said: $about', async ({ choice, typed, warning }) => {
  finds({ ...contact, ...choice });
  await editNotice(richTextOf('Bel ons'));
  await selectAll();
  await askForLink();
  await userEvent.keyboard(typed);
  await dialog.getByRole('option').first().click();
  await expect.element(dialog.getByText(warning, { exact: true })).toBeVisible();
});

test('R10.22 words that say nothing are told, and so are a link that leads nowhere and a press without a choice', async () => {
  finds();
  await editNotice(linked('klik hier', target));
  await text.click();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await askForLink();
  await expect.element(dialog.getByText('“klik hier” zegt niet waar de link heen leidt')).toBeVisible();
  await expect.element(dialog.getByText('Deze link leidt nergens heen')).toBeVisible();
  await userEvent.keyboard('zomaar iets');
  await expect.element(dialog.getByRole('status').getByText('Niets gevonden', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Bewaar de link' }).click();
  await expect.element(dialog.getByText('Kies iets uit de lijst, of typ een heel adres.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).toHaveFocus();
});
