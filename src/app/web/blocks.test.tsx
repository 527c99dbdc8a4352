import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { assetView } from '#domains/assets/testing/asset-view.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { noResources } from '#domains/blocks/model/resources.ts';
import { BlockComponentsContext, BlockView, HeadingAnchors, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { areBlocksHere, blockComponents, loadAllBlocks, prepareBlocks } from './blocks.tsx';

const allBlocks = await loadAllBlocks();

/** Blocks that show nothing by themselves but what the server found for them. */
const shownFromElsewhere = ['list', 'list-widget'];
const types = [...blockTypes.values()].filter(({ type }) => !shownFromElsewhere.includes(type));

/** The sample of each type, one after the other as on a page; on another background where the type has one. */
function samplesIn(language: Language, background = 'none'): BuildingBlockInstance[] {
  return types.map((definition, sortId) => ({
    guid: `5a3d1e00-0000-4000-9000-${String(sortId).padStart(12, '0')}`,
    type: definition.type,
    format: definition.version,
    layoutPosition: 'main',
    sortId,
    options: withBackground(definition.sample.options as Record<string, unknown>, background),
    content: definition.sample.content[language] as Record<string, unknown>,
    language,
  }));
}

function withBackground(options: Record<string, unknown>, background: string) {
  return 'background' in options ? { ...options, background } : options;
}

function Page({
  blocks,
  language,
  assets = {},
}: {
  blocks: BuildingBlockInstance[];
  language: Language;
  assets?: typeof noResources.assets;
}) {
  return (
    <LanguageProvider language={language}>
      <UiLanguage language={language}>
        <BlockComponentsContext value={allBlocks}>
          <ResourcesProvider value={{ ...noResources, assets }}>
            <HeadingAnchors blocks={blocks}>
              <main data-layout="100">
                <h1>Plein</h1>
                <div data-region="main">
                  {blocks.map((block) => (
                    <BlockView key={block.guid} block={block} pageLanguage={language} />
                  ))}
                </div>
              </main>
            </HeadingAnchors>
          </ResourcesProvider>
        </BlockComponentsContext>
      </UiLanguage>
    </LanguageProvider>
  );
}

function show(language: Language, background?: string) {
  document.documentElement.lang = language;
  document.title = 'Plein';
  return render(<Page blocks={samplesIn(language, background)} language={language} />);
}

async function violations() {
  const { violations: found } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

test('every type of block has a component, and every component a type', () => {
  expect(Object.keys(allBlocks).toSorted()).toEqual([...blockTypes.keys()].toSorted());
});

describe.each(languages)('the samples in %s', (language) => {
  test.each(types)('$type shows every word that search finds in it', async (definition) => {
    const sample = samplesIn(language).filter(({ type }) => type === definition.type);
    const screen = await render(<Page blocks={sample} language={language} />);
    const shown = screen.container.textContent;
    const words = definition.plainText(sample[0]?.content as never, language).split(/\s+/);
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    expect(screen.container.querySelector('[data-broken-block]')).toBeNull();
  });

  test.each(['none', 'tint', 'brand'])('axe finds nothing in them on background %s, also unfolded', async (background) => {
    const screen = await show(language, background);
    for (const details of screen.container.querySelectorAll('details')) details.open = true;
    expect(await violations()).toEqual([]);
  });

  test('the server’s markup has no script, no style and no frame, and the browser takes it over as it is', async () => {
    const blocks = samplesIn(language);
    const content = <Page blocks={blocks} language={language} assets={{ [assetView().guid]: assetView() }} />;
    const markup = renderToString(content);
    expect(markup).not.toMatch(/<script|<style|<iframe|\sstyle=|\son[a-z]+=/i);

    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup;
    const complaints: unknown[] = [];
    const hydrated = hydrateRoot(root, content, { onRecoverableError: (error) => complaints.push(error) });
    try {
      await expect.poll(() => isTakenOver(root), { timeout: 10_000 }).toBe(true);
      expect(complaints).toEqual([]);
    } finally {
      hydrated.unmount();
      root.remove();
    }
  });
});

/** Every block is taken over by itself, some time after the page; React leaves its mark on what it has. */
function isTakenOver(root: Element): boolean {
  const elements = [...root.querySelectorAll('[data-block] *')];
  return elements.length > 0 && elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}

test.each([320, 360, 768, 1280])('no block, and no band, makes a window of %i px scroll sideways', async (width) => {
  await page.viewport(width, 800);
  for (const background of ['none', 'brand']) {
    const screen = await show('nl', background);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});

test.each([320, 360, 768, 1280])('the longest of words push no block beyond a window of %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await show('nl');
  for (const details of screen.container.querySelectorAll('details')) details.open = true;
  const texts = document.createTreeWalker(screen.container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    // What stands on a button is ours.
    if (text.data.trim() && !text.parentElement?.closest('button'))
      text.data = `Arbeidsongeschiktheidsverzekeringsmaatschappijen ${text.data} ${text.data}`;
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a block that the application did not come with is fetched, and is then the same one', async () => {
  expect(areBlocksHere(['text', 'timeline', 'no such type'])).toBe(false);
  await prepareBlocks(['timeline', 'timeline', 'no such type']);
  expect(areBlocksHere(['text', 'timeline', 'no such type'])).toBe(true);
  expect(blockComponents['timeline']).toBe(allBlocks['timeline']);
});

test('V6 steps that tell how something goes say nothing about how far it is', async () => {
  const sample = samplesIn('nl').find(({ type }) => type === 'timeline');
  if (!sample) throw new Error('There is no timeline');
  const { items } = sample.options as { items: object[] };
  const ahead = { ...sample, options: { ...sample.options, items: items.map((item) => ({ ...item, state: 'ahead' })) } };
  const screen = await render(<Page blocks={[ahead]} language="nl" />);
  await expect.element(screen.getByRole('list')).toBeVisible();
  expect(screen.container.textContent).not.toMatch(/Later|Nu\b|Afgerond/);
  await screen.rerender(<Page blocks={[sample]} language="nl" />);
  expect(screen.container.textContent).toMatch(/Afgerond/);
});

describe('the steps of a timeline', () => {
  const story = samplesIn('nl').find(({ type }) => type === 'timeline');
  const states = ['done', 'current', 'ahead', 'ahead', 'ahead', 'ahead'];
  const picture = assetView();

  /** Where each step begins, beside a picture as on a home page. */
  async function placesOf(width: number, steps: readonly { title: string; text?: string }[]): Promise<DOMRect[]> {
    await page.viewport(width, 900);
    const named = steps.map((step, index) => ({ guid: `5a3d1e00-0000-4000-8000-${String(index).padStart(12, '0')}`, ...step }));
    const block: BuildingBlockInstance = {
      ...(story as BuildingBlockInstance),
      options: {
        ...story?.options,
        picture: { asset: picture.guid },
        items: named.map(({ guid }, index) => ({ guid, state: states[index] })),
      },
      content: {
        ...story?.content,
        items: Object.fromEntries(named.map(({ guid, title, text = '' }) => [guid, { title, date: '', text }])),
      },
    };
    const screen = await render(<Page blocks={[block]} language="nl" assets={{ [picture.guid]: picture }} />);
    return [...screen.container.querySelectorAll('ol > li')].map((step) => step.getBoundingClientRect());
  }

  const rows = (places: readonly DOMRect[]) => new Set(places.map(({ top }) => Math.round(top))).size;
  const phases = {
    nl: ['Idee', 'Meedenken', 'Ontwerp', 'Uitvoering', 'Klaar'],
    en: ['Idea', 'Have your say', 'Design', 'Construction', 'Done'],
  };

  test.each(languages.flatMap((language) => [640, 800, 1024, 1280, 1920].map((width) => ({ language, width }))))(
    'V13 lie beside each other at $width px, whole words in equal steps, in $language',
    async ({ language, width }) => {
      const places = await placesOf(
        width,
        phases[language].map((title) => ({ title })),
      );
      expect(rows(places)).toBe(1);
      expect(new Set(places.map((place) => Math.round(place.width))).size).toBe(1);
      const narrow = [...document.querySelectorAll('ol > li')].filter((step) => step.scrollWidth > step.clientWidth);
      expect(narrow).toEqual([]);
      const title = document.querySelectorAll('ol > li > :is(h2, h3)')[3];
      const line = Number.parseFloat(getComputedStyle(title as Element).lineHeight);
      expect(title?.getBoundingClientRect().height).toBeLessThan(1.5 * line);
    },
  );

  test('V13 stand below each other on a telephone, with letters twice as large, and where they have much to say', async () => {
    const titles = phases.nl.map((title) => ({ title }));
    expect(rows(await placesOf(360, titles))).toBe(5);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(rows(await placesOf(1024, titles))).toBe(5);
    } finally {
      document.documentElement.style.fontSize = '';
    }
    expect(rows(await placesOf(1280, [...titles.slice(1), { title: 'Vergunningaanvraag' }]))).toBe(5);
    expect(rows(await placesOf(1280, [...titles.slice(1), { title: 'Klaar', text: 'Dan is er soep.' }]))).toBe(5);
  });
});
