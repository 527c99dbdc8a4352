import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ComponentType } from 'react';
import { BlockComponentsContext, BlockView, type BlockProps } from '#domains/blocks/ui/index.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { listBlock, type ListOptions } from '../model/list-blocks.ts';
import type { ListedItem, ListView } from '../model/list-view.ts';
import { ListsProvider } from './lists-of-page.ts';
import { ListBlock } from './index.ts';

const guid = '5b0f1f8e-1111-4222-8333-444455556666';

const item = (about: Partial<ListedItem> = {}): ListedItem => ({
  guid: crypto.randomUUID(),
  shortId: '11111111111',
  title: 'Molen draait weer',
  listItemTypeName: 'news',
  parentGuids: [guid],
  metadata: { description: 'Elke zaterdag malen de vrijwilligers.' },
  publishedOn: '2026-11-03T09:00:00.000Z',
  startsOn: null,
  endsOn: null,
  isHighlighted: false,
  picture: null,
  fields: {},
  language: 'nl',
  href: '/nieuws/i/x/molen-draait-weer',
  topic: null,
  ...about,
});

const view = (about: Partial<ListView> = {}): ListView => ({
  items: [item()],
  total: 1,
  pageNumber: 1,
  itemCount: 1,
  pages: [],
  firstHref: '/nieuws',
  allHref: '/nieuws',
  isFiltered: false,
  filters: [],
  rssHref: null,
  icalHref: null,
  waitingFor: null,
  ...about,
});

function show(shown: ListView, options: Partial<ListOptions> = {}) {
  const block: BuildingBlockInstance = {
    guid,
    type: 'list',
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: listBlock.options.parse(options),
    content: { heading: 'Nieuws', linkText: '' },
    language: 'nl',
  };
  return render(
    <LanguageProvider language="nl">
      <BlockComponentsContext value={{ list: ListBlock as ComponentType<BlockProps> }}>
        <ListsProvider value={{ [guid]: shown }}>
          <BlockView block={block} pageLanguage="nl" />
        </ListsProvider>
      </BlockComponentsContext>
    </LanguageProvider>,
  );
}

test.each(['cards', 'lead', 'rows', 'featured', 'agenda', 'compact', 'people'] as const)(
  '%s: one link for each item, under the heading of the list',
  async (look) => {
    const items = [item(), item({ title: 'Schapen op de dijk', href: '/nieuws/i/y/schapen' })];
    const screen = await show(view({ items, total: 2 }), { look });
    expect(screen.getByRole('heading', { level: 2 }).element()).toHaveTextContent('Nieuws');
    expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(2);
    const links = screen.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/nieuws/i/x/molen-draait-weer', '/nieuws/i/y/schapen']);
  },
);

test('the first of the first page leads; on a later page and in a choice all are alike', async () => {
  const items = [item(), item({ title: 'Schapen op de dijk' })];
  const widths = async (shown: Partial<ListView>) => {
    const screen = await show(view({ items, total: 2, ...shown }), { look: 'lead' });
    const cards = screen.getByRole('listitem').elements().slice(-2);
    return cards.map((card) => Math.round(card.getBoundingClientRect().width));
  };
  await page.viewport(1280, 900);
  const [lead = 0, other = 0] = await widths({});
  expect(lead).toBeGreaterThan(1.5 * other);
  for (const later of [{ pageNumber: 2 }, { isFiltered: true }]) {
    const [first, second] = await widths(later);
    expect(first).toBe(second);
  }
});

test('a card says what its item is about, or else what it is', async () => {
  const screen = await show(view({ items: [item({ topic: 'Verkeer' }), item()], total: 2 }));
  await expect.element(screen.getByText('Verkeer')).toBeVisible();
  expect(screen.getByText('Nieuws', { exact: true }).elements()).toHaveLength(2);
});

test('who stands in a list of people can be called and written to', async () => {
  const person = item({ listItemTypeName: 'person', fields: { email: 'e.yildiz@noorderhaven.test', phone: '14 0299' } });
  const screen = await show(view({ items: [person] }), { look: 'people', types: ['person'] });
  expect(screen.getByRole('link', { name: '14 0299' }).element()).toHaveAttribute('href', 'tel:140299');
  const mail = screen.getByRole('link', { name: 'e.yildiz@noorderhaven.test' }).element();
  expect(mail).toHaveAttribute('href', 'mailto:e.yildiz@noorderhaven.test');
  const { left, top, width, height } = mail.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a'), 'not under the link of the card').toBe(mail);
});

test('a question opens where it stands', async () => {
  const screen = await show(view({ items: [item({ listItemTypeName: 'question', title: 'Waar kan ik parkeren?' })] }), { look: 'faq' });
  const answer = screen.getByText('Elke zaterdag malen de vrijwilligers.');
  await expect.element(answer).not.toBeVisible();
  await screen.getByText('Waar kan ik parkeren?').click();
  await expect.element(answer).toBeVisible();
  const { maxInlineSize, fontSize } = getComputedStyle(answer.element());
  expect(parseFloat(maxInlineSize), 'no longer than a line that is read with ease').toBeCloseTo(34 * parseFloat(fontSize));
});

test('an event says when and where', async () => {
  const event = item({ listItemTypeName: 'event', startsOn: '2026-11-18T18:30:00.000Z', fields: { place: 'Raadzaal' } });
  const screen = await show(view({ items: [event] }), { look: 'agenda' });
  await expect.element(screen.getByText('18', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('november')).toBeVisible();
  await expect.element(screen.getByText('19:30 uur, Raadzaal')).toBeVisible();
});

test('the line beside the day of an event lies below it where the words do', async () => {
  const event = item({ listItemTypeName: 'event', startsOn: '2026-11-18T18:30:00.000Z' });
  const screen = await show(view({ items: [event] }), { look: 'agenda' });
  const [leaf, title] = [screen.container.querySelector('time') as Element, screen.getByRole('heading', { level: 3 }).element()];
  const lines = () => {
    const { borderInlineEndWidth, borderBlockEndWidth } = getComputedStyle(leaf);
    return { beside: borderInlineEndWidth, below: borderBlockEndWidth };
  };
  await page.viewport(360, 900);
  expect(lines()).toEqual({ beside: '1px', below: '0px' });
  expect(leaf.getBoundingClientRect().right).toBeLessThan(title.getBoundingClientRect().left);
  document.documentElement.style.fontSize = '200%';
  try {
    expect(lines()).toEqual({ beside: '0px', below: '1px' });
    expect(leaf.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('pages are links with numbers, and the one that is shown says so', async () => {
  const pages = [1, 4, 5, 6, 9].map((number) => ({ number, href: `/nieuws?p=${number}` }));
  const screen = await show(view({ pages, pageNumber: 5, total: 90, itemCount: 10 }));
  await expect.element(screen.getByText('90 resultaten')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pagina 5' }).element()).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Vorige' }).element().getAttribute('href')).toMatch(/^\/nieuws\?p=4#/);
  expect(screen.getByRole('link', { name: 'Volgende' }).element().getAttribute('href')).toMatch(/^\/nieuws\?p=6#/);
  expect(screen.getByText('…').elements()).toHaveLength(2);
});

test('a list that is not there yet leads to itself', async () => {
  const screen = await show(view({ items: [], waitingFor: '/fragment/list/x', allHref: '/nieuws?p=1' }));
  expect(screen.getByRole('link', { name: 'Toon de lijst' }).element()).toHaveAttribute('href', '/nieuws?p=1');
});
