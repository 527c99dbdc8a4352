import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Language } from '#platform/shared/language.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import type { ItemView } from '../model/item-view.ts';
import type { ListItemDetail } from '../model/list-item.ts';
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
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'De hele tekst.' }] }] };
    const block = {
      guid: crypto.randomUUID(),
      type: 'onbekend',
      format: 1,
      layoutPosition: 'main',
      sortId: 0,
      options: {},
      content: { text },
    } as const;
    const screen = await show({ ...about, listItemTypeName, contentBuildingBlockInstances: [{ ...block, language: 'nl' }] });
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

test('news has no column beside it, and says what it is about', async () => {
  const topics = [{ name: 'Verkeer', href: '/onderwerpen#list-1' }];
  const screen = await show({ listItemTypeName: 'news', fields: {} }, { topics });
  expect(screen.getByRole('link', { name: 'Verkeer' }).element()).toHaveAttribute('href', '/onderwerpen#list-1');
  await page.viewport(1280, 900);
  const { width } = screen.getByRole('article').element().getBoundingClientRect();
  expect(screen.getByRole('heading', { level: 1 }).element().closest('header')?.getBoundingClientRect().width).toBe(width);
});
