import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { editNotice } from '../../testing/edit-notice.tsx';

const paragraphs = ['De eerste alinea staat hier.', 'De tweede alinea ook.', 'De laatste sluit af.'];
const [first = '', second = '', last = ''] = paragraphs;

async function typeBehind(paragraph: string, words: string) {
  await page.getByText(paragraph, { exact: true }).click();
  await userEvent.keyboard(`{End}${words}`);
}

test('R1.06 two people in one text: what the other wrote comes in, and the cursor stays where it was', async () => {
  const { saveByOther, saved, text } = await editNotice(richTextOf(...paragraphs));
  saveByOther(richTextOf('Nieuw bovenaan.', `${first} En meer.`, second, last));
  await typeBehind(second, ' Van mij');
  await expect.poll(() => text().content.length, { timeout: 4000 }).toBe(4);
  await userEvent.keyboard(', achter elkaar.');
  const both = richTextOf('Nieuw bovenaan.', `${first} En meer.`, `${second} Van mij, achter elkaar.`, last);
  await expect.poll(saved, { timeout: 4000 }).toEqual({ title: 'Let op', text: both });
  await expect.element(page.getByText('Nieuw bovenaan.')).toBeVisible();
});

test.each([
  { button: 'Bewaar mijn tekst', kept: `${second} Van mij`, copied: `${second} Van de ander` },
  { button: 'Neem de andere tekst', kept: `${second} Van de ander`, copied: `${second} Van mij` },
])(
  'one paragraph that both changed is asked about alone, and the other text can still be copied: $button',
  async ({ button, kept, copied }) => {
    const { saveByOther, saved, notices } = await editNotice(richTextOf(...paragraphs));
    saveByOther(richTextOf(`${first} Ook van de ander.`, `${second} Van de ander`, last));
    await typeBehind(second, ' Van mij');
    await page.getByRole('button', { name: 'Vergelijk' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText(`${second} Van de ander`)).toBeVisible();
    await expect.element(dialog.getByText(first, { exact: false })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: button }).click();
    await expect.poll(() => plainText(saved()['text'])).toBe([`${first} Ook van de ander.`, kept, last].join('\n'));
    expect(notices()).toMatchObject([
      { title: 'Eén tekst staat nu niet op de pagina.', message: expect.stringContaining(copied.slice(0, 20)) },
    ]);
    expect(notices()[0]?.action?.label).toBe('Kopieer die tekst');
  },
);

test('a paragraph that the other removed while it was changed here is told to be removed', async () => {
  const { saveByOther } = await editNotice(richTextOf(...paragraphs));
  saveByOther(richTextOf(first, last));
  await typeBehind(second, ' Van mij');
  await page.getByRole('button', { name: 'Vergelijk' }).click();
  await expect.element(page.getByRole('region', { name: 'De andere tekst' }).getByText('Verwijderd')).toBeVisible();
});
