import { describe, expect, test } from 'vitest';
import { blockTypes, findBlockType } from '#domains/blocks/model/block-types.ts';
import { fromClipboardHtml, toClipboardHtml } from './block-clipboard.ts';

const quote = { type: 'quote', options: { background: 'none' }, content: { nl: { text: 'Een "goed" <idee> & meer' } } };

describe('R10.57 a block on the clipboard', () => {
  test.each([...blockTypes.keys()])('%s comes back as it was', (type) => {
    const sample = findBlockType(type)?.sample;
    const block = { type, options: sample?.options as never, content: sample?.content as never };
    expect(fromClipboardHtml(`<meta charset="utf-8">${toClipboardHtml(block, 'woorden')}`)).toEqual(block);
  });

  test('is its words for other programs', () => {
    expect(toClipboardHtml(quote, 'Een <idee>\nmeer')).toContain('<p>Een &lt;idee></p><p>meer</p>');
    expect(fromClipboardHtml(toClipboardHtml(quote, ''))).toEqual(quote);
  });

  test.each([
    { what: 'something else', html: '<p>Tekst</p>' },
    { what: 'of a type that is unknown here', html: toClipboardHtml({ ...quote, type: 'hologram' }, '') },
    { what: 'in another shape', html: toClipboardHtml({ ...quote, options: { background: 'plaid' } }, '') },
    { what: 'with words of another shape', html: toClipboardHtml({ ...quote, content: { nl: { text: 7 } } }, '') },
    { what: 'damaged', html: '<div data-plein-block="%E0%A4%A">x</div>' },
  ])('is not taken when it is $what', ({ html }) => {
    expect(fromClipboardHtml(html)).toBeUndefined();
  });
});
