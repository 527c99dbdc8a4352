import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import type { ItemView } from '../model/item-view.ts';
import type { ListItemDetail } from '../model/list-item.ts';
import type { ListedItem } from '../model/list-view.ts';
import { ItemScreen } from './item-screen.tsx';

const item: ListItemDetail = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  shortId: '11111111111',
  title: 'Stadhuisplein',
  listItemTypeName: 'project',
  parentGuids: [],
  metadata: { description: 'Het plein wordt groen.' },
  publishedOn: '2026-11-01T08:00:00.000Z',
  updatedOn: '2026-11-01T08:00:00.000Z',
  startsOn: null,
  endsOn: null,
  isHighlighted: false,
  picture: null,
  fields: { phase: 'participate', place: 'Binnenstad', milestones: [] },
  language: 'nl',
  contentBuildingBlockInstances: [],
  titles: {},
  version: 1,
};

const other: ListedItem = {
  ...item,
  guid: '5b0f1f8e-2222-4222-8333-444455556666',
  title: 'De haven gaat open',
  listItemTypeName: 'news',
  fields: {},
  href: '/nieuws/i/2/de-haven-gaat-open',
  topic: null,
};
const text = {
  guid: '5b0f1f8e-3333-4222-8333-444455556666',
  type: 'onbekend',
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: {},
  content: {},
  language: 'nl',
} as const;

function show(about: Partial<ListItemDetail>, view: Partial<ItemView> = {}, language: Language = 'nl') {
  return render(
    <LanguageProvider language={language}>
      <ItemScreen
        item={{ ...item, ...about }}
        notice={null}
        back={null}
        before={null}
        after={null}
        url={null}
        rssHref={null}
        icalHref={null}
        readingMinutes={1}
        topics={[]}
        related={[]}
        {...view}
      />
    </LanguageProvider>,
  );
}

test.each([
  ['nl', 'Meedenken', 'Nu'],
  ['en', 'Have your say', 'Now'],
] as const)('a project says in words how far it is (%s)', async (language, phase, now) => {
  const screen = await show({ language }, {}, language);
  const steps = screen.getByRole('listitem').elements();
  expect(steps).toHaveLength(5);
  expect(steps.filter((step) => step.textContent.includes(now))).toHaveLength(1);
  const current = steps.find((step) => step.getAttribute('aria-current') === 'step');
  expect(current).toHaveTextContent(`${phase} ${now}`);
  await expect.element(screen.getByText(now, { exact: true })).toBeVisible();
});

test.each([
  ['project', {}, 'Binnenstad'],
  ['event', { startsOn: '2026-11-18T18:30:00.000Z', fields: { place: 'Raadzaal' } }, 'Raadzaal'],
  ['vacancy', { fields: { department: 'Groen' } }, 'Groen'],
] as const)(
  'the facts of one that is %s stand beside its text on a wide screen, and above it on a narrow one',
  async (listItemTypeName, about, fact) => {
    const screen = await show({ ...about, listItemTypeName, contentBuildingBlockInstances: [text] });
    const boxes = () => {
      const body = document.querySelector('[data-block]')?.parentElement?.getBoundingClientRect();
      return { body: body ?? new DOMRect(), facts: screen.getByText(fact).element().getBoundingClientRect() };
    };
    await page.viewport(1280, 900);
    expect(boxes().facts.left).toBeGreaterThanOrEqual(boxes().body.right);
    await page.viewport(360, 740);
    expect(boxes().facts.bottom).toBeLessThanOrEqual(boxes().body.top);
  },
);

test.each(['news', 'article', 'project', 'vacancy'] as const)(
  'V13 what to read next stands beside the text of one that is %s on a wide screen, and below it on a narrow one',
  async (listItemTypeName) => {
    const topics = [{ name: 'Verkeer', href: '/onderwerpen#list-1' }];
    const screen = await show({ listItemTypeName, fields: {}, contentBuildingBlockInstances: [text] }, { topics, related: [other] });
    expect(screen.getByRole('link', { name: 'Verkeer' }).element()).toHaveAttribute('href', '/onderwerpen#list-1');
    const boxes = () => ({
      body: document.querySelector('[data-block]')?.parentElement?.getBoundingClientRect() ?? new DOMRect(),
      next: screen.getByRole('link', { name: other.title }).element().getBoundingClientRect(),
      page: screen.getByRole('article').element().getBoundingClientRect(),
    });
    await page.viewport(1280, 900);
    const wide = boxes();
    expect(wide.next.left).toBeGreaterThanOrEqual(wide.body.right);
    expect(wide.next.right).toBeLessThanOrEqual(wide.page.right);
    await page.viewport(768, 900);
    const narrow = boxes();
    expect(narrow.next.top).toBeGreaterThanOrEqual(narrow.body.bottom);
  },
);

test('V13 one that leads nowhere else has the whole width for its text', async () => {
  const screen = await show({ listItemTypeName: 'question', fields: {}, contentBuildingBlockInstances: [text] });
  await page.viewport(1280, 900);
  const { width } = screen.getByRole('article').element().getBoundingClientRect();
  expect(document.querySelector('[data-block]')?.parentElement?.getBoundingClientRect().width).toBe(width);
});
