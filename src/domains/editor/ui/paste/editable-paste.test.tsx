import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { editNotice } from '../../testing/edit-notice.tsx';
import { outlineOf } from '../../testing/outline.ts';

const pages = import.meta.glob<string>('./fixtures/*.html', { query: '?raw', import: 'default', eager: true });
const outlines = import.meta.glob<string>('./fixtures/*.txt', { query: '?raw', import: 'default', eager: true });

// As every page of ours is sent; of what is parsed in it, the browser takes no styles over.
beforeAll(() => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; style-src-attr 'none'";
  document.head.append(policy);
});

async function begin(words?: string) {
  const field = page.getByRole('textbox', { name: 'Lopende tekst bewerken: tekst van de melding' });
  await (words === undefined ? field : field.getByText(words, { exact: true })).click();
  await expect.poll(() => document.activeElement?.getAttribute('contenteditable')).toBe('true');
}

function paste(data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('the browser takes no styles over here, as on our pages', () => {
  const parsed = document.createElement('div');
  parsed.innerHTML = '<b style="font-weight: normal">x</b>';
  expect((parsed.firstElementChild as HTMLElement).style.fontWeight).toBe('');
});

test.each(Object.keys(pages))('R1.06 what was copied (%s) arrives in running text as it should be stored', async (file) => {
  const { text } = await editNotice(richTextOf('Oud'));
  await begin();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste({ 'text/html': pages[file] ?? '', 'text/plain': 'zonder vorm' });
  // A paragraph that is empty stays behind a list or a table, to go on in.
  const isFilled = ({ type, ...block }: RichText['content'][number]) => type !== 'paragraph' || 'content' in block;
  const filled = { ...text(), content: text().content.filter(isFilled) };
  expect(outlineOf(filled)).toBe(outlines[file.replace('.html', '.txt')]?.trimEnd());
  expect(RichText.safeParse(text()).success).toBe(true);
});

test('some words are pasted into the sentence, with their marks', async () => {
  const { text } = await editNotice(richTextOf('Begin'));
  await begin();
  await userEvent.keyboard('{End} ');
  paste({ 'text/html': '<b style="font-weight:normal" id="docs-internal-guid-1"><span style="font-weight:700">vet</span></b>' });
  await userEvent.keyboard(' slot');
  expect(outlineOf(text())).toMatch(/^p Begin \*\*vet/);
});

test('text without form becomes a paragraph for each line', async () => {
  const { text } = await editNotice(richTextOf('Oud'));
  await begin();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste({ 'text/plain': 'een\r\n\r\n\r\ntwee\u000Bdrie\u0001' });
  expect(outlineOf(text())).toBe('p een\np twee\np drie');
});

test.each([
  {
    place: 'a cell',
    text: {
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier' }] }] }] },
      ],
    },
  },
  { place: 'a quote', text: { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier' }] }] } },
  {
    place: 'a line of a list',
    text: {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier' }] }] }],
    },
  },
])('what is pasted into $place can be stored, with all its words', async ({ text: block }) => {
  const { text } = await editNotice(RichText.parse({ type: 'doc', content: [block] }));
  await begin('hier');
  await userEvent.keyboard('{End}');
  paste({ 'text/html': '<h2>een</h2><ul><li>twee<ol><li>drie</li></ul></ul><table><tr><td>vier</td><td>vijf</td></tr></table><p>zes</p>' });
  expect(RichText.safeParse(text()).success).toBe(true);
  expect(outlineOf(text()).match(/hier|een|twee|drie|vier|vijf|zes/g)).toEqual(['hier', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes']);
});

test('what there is no room for is left out, and its editor is told what it is and can copy it', async () => {
  const { text, notices } = await editNotice(richTextOf(...Array.from({ length: 490 }, (_, index) => `oud ${index}`)));
  await begin('oud 0');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  paste({ 'text/html': Array.from({ length: 50 }, (_, index) => `<p>nieuw ${index}</p>`).join('') });
  expect(RichText.safeParse(text()).success).toBe(true);
  expect(outlineOf(text())).toContain('nieuw 10');
  expect(notices()).toMatchObject([
    {
      title: 'Niet alles is geplakt.',
      message: expect.stringMatching(/alles vanaf “nieuw 11 nieuw 12.*” \(aantal woorden: 78\)/),
      action: { label: 'Kopieer wat is weggelaten' },
    },
  ]);
});

test('a picture writes nothing over, and its editor is told where pictures can stand', async () => {
  const { text, notices } = await editNotice(richTextOf('Blijft'));
  await begin();
  await userEvent.keyboard('{Control>}a{/Control}');
  paste({ 'text/html': '<meta charset="utf-8"><img src="https://www.example.nl/a.jpg" alt="Een boom">' });
  expect(text()).toEqual(richTextOf('Blijft'));
  expect(notices()).toMatchObject([{ title: 'Afbeeldingen zijn niet geplakt.' }]);
});

test('what is copied here comes back as it was, links to our own pages included', async () => {
  const href = 'page:5b0f1f8e-1111-4222-8333-444455556666';
  const linked = { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href } }, { type: 'bold' }] };
  const bold = { type: 'text', text: 'na', marks: [{ type: 'bold' }] };
  const doc = RichText.parse({
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [linked, { type: 'hardBreak' }, bold] }] }],
      },
    ],
  });
  const { text } = await editNotice(doc);
  await begin('na');
  await userEvent.keyboard('{Control>}a{/Control}');
  const copied = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, bubbles: true, cancelable: true }));
  await userEvent.keyboard('{Delete}');
  paste({ 'text/html': copied.getData('text/html'), 'text/plain': copied.getData('text/plain') });
  expect(RichText.parse(text()).content[0]).toEqual(doc.content[0]);
});

test('lines that are pasted into a line become one, and undo takes them out', async () => {
  const { title } = await editNotice(richTextOf());
  await page.getByRole('textbox', { name: 'Tekst bewerken: titel van de melding' }).click();
  await userEvent.keyboard('{End}');
  paste({ 'text/plain': ': eerste\r\n\r\n  tweede\tregel\u0000\n' });
  expect(title()).toBe('Let op: eerste tweede regel');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(title).toBe('Let op');
});
