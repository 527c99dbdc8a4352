import { describe, expect, test } from 'vitest';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { changesBetween, type Compared } from './changes-between.ts';

type Block = Compared['buildingBlockInstances'][number];

const guids = {
  a: '5b0f1f8e-1111-4222-8333-44445555000a',
  b: '5b0f1f8e-1111-4222-8333-44445555000b',
  c: '5b0f1f8e-1111-4222-8333-44445555000c',
};

function block(name: keyof typeof guids, about: Partial<Block> = {}): Block {
  const content = { text: richTextOf(`Blok ${name} van nu`) };
  return { guid: guids[name], type: 'text', format: 1, layoutPosition: 'main', sortId: 0, language: 'nl', options: {}, content, ...about };
}

function pageOf(blocks: Block[], about: Partial<Compared> = {}): Compared {
  return { title: 'Grofvuil', description: '', layout: '100', options: {}, fields: {}, buildingBlockInstances: blocks, ...about };
}

const told = (before: Compared | null, after: Compared) =>
  changesBetween(before, after).map(({ block: guid, kind, settings }) => {
    const name = Object.entries(guids).find(([, each]) => each === guid)?.[0] ?? 'page';
    return [name, kind, ...settings].join(' ');
  });

describe('what readers find otherwise', () => {
  const [a, b, c] = [block('a'), block('b'), block('c')];

  test('is nothing of a page that is as it was', () => {
    expect(told(pageOf([a, b]), pageOf([{ ...a, sortId: 7 }, b]))).toEqual([]);
  });

  test('is told in the order of the page, and what is gone stands where it stood', () => {
    const changed = block('c', { content: { text: richTextOf('Anders') } });
    expect(told(pageOf([a, b, c]), pageOf([a, changed]))).toEqual(['b removed', 'c changed']);
    expect(told(pageOf([a, c]), pageOf([a, b, c]))).toEqual(['b added']);
    expect(told(null, pageOf([a]))).toEqual(['page added', 'a added']);
  });

  test('is as few moves as there can be', () => {
    expect(told(pageOf([a, b, c]), pageOf([c, a, b]))).toEqual(['c changed place']);
    expect(told(pageOf([a, b]), pageOf([a, { ...b, layoutPosition: 'bottom' }]))).toEqual(['b changed place']);
    expect(told(pageOf([a, b, c]), pageOf([a, c])), 'what closes up did not move').toEqual(['b removed']);
  });

  test('is told word by word, of each field, with its number where a block repeats it', () => {
    const things = [{ guid: 'one' }, { guid: 'two' }];
    const cards = (title: string) =>
      block('a', { type: 'cards', options: { items: things }, content: { heading: 'Kaarten', items: { two: { title } } } });
    const [change] = changesBetween(pageOf([cards('Oude kaart')]), pageOf([cards('Nieuwe kaart')]));
    expect(change).toMatchObject({
      name: 'Kaarten',
      added: 1,
      removed: 1,
      texts: [
        {
          field: 'title',
          item: 2,
          parts: [
            { kind: 'removed', text: 'Oude ' },
            { kind: 'added', text: 'Nieuwe ' },
            { kind: 'same', text: 'kaart' },
          ],
        },
      ],
    });
  });

  test('is told of the page itself: its title, its description and its layout', () => {
    const [change] = changesBetween(pageOf([a]), pageOf([a], { title: 'Grofvuil ophalen', description: 'Bel ons', layout: '75-25' }));
    expect(change).toMatchObject({ block: null, added: 3, settings: ['layout'] });
    expect(change?.texts.map(({ field }) => field)).toEqual(['title', 'description']);
  });

  test.each([
    ['another picture', { picture: { asset: 'x', shape: 'wide' } }, { picture: { asset: 'y', shape: 'wide' } }, 'a changed picture'],
    ['another address', { link: { href: '/x' } }, { link: { href: '/y' } }, 'a changed link'],
    ['another setting', { columns: 2 }, { columns: 3 }, 'a changed other'],
    ['a new thing in it', { items: [{ guid: 'x' }] }, { items: [{ guid: 'x' }, { guid: 'y' }] }, 'a changed items'],
    [
      'another order of its things',
      { items: [{ guid: 'x' }, { guid: 'y' }] },
      { items: [{ guid: 'y' }, { guid: 'x' }] },
      'a changed items',
    ],
    ['a picture in one of its things', { items: [{ guid: 'x', asset: 'p' }] }, { items: [{ guid: 'x', asset: 'q' }] }, 'a changed picture'],
  ])('is said of its settings in a word: %s', (_, before, after, expected) => {
    expect(told(pageOf([block('a', { options: before })]), pageOf([block('a', { options: after })]))).toEqual([expected]);
  });

  test('is told of the same words in another form', () => {
    const bold = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Blok a van nu', marks: [{ type: 'bold' }] }] }],
    };
    expect(told(pageOf([a]), pageOf([block('a', { content: { text: bold } })]))).toEqual(['a changed form']);
  });
});
