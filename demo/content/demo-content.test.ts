import { describe, expect, test } from 'vitest';
import { routeTable } from '#app/routes.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import { referencesIn } from '#domains/documents/model/references.ts';
import { layouts } from '#domains/blocks/model/layout.ts';
import { listItemMessages } from '#domains/list-items/messages/index.ts';
import { projectPhases, typeDefinitions } from '#domains/list-items/model/list-item-types.ts';
import { timeZone } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { demoPictures } from '../pictures/catalogue.ts';
import { demoAccounts, demoPeople } from '../people-and-settings.ts';
import { demoContent } from './demo-content.ts';
import { headerPictures } from './home.ts';
import { guidOf, withGuids } from './names.ts';
import { demoPapers } from './papers.ts';
import type { DemoBlock, DemoMenuItem, PlacedBlocks } from './shapes.ts';

const now = new Date('2026-11-16T10:00:00Z');
const content = demoContent(now);
const { pages, parts, items, menu, roles } = content;

const blocksIn = (blocks: PlacedBlocks): DemoBlock[] => Object.values(blocks).flat();
const allBlocks = [...[...pages, ...parts].flatMap(({ blocks }) => blocksIn(blocks)), ...items.flatMap(({ blocks }) => blocks)];
const listNames = allBlocks.flatMap(({ name }) => name ?? []);

function everyPlace(level: DemoMenuItem[]): DemoMenuItem[] {
  return level.flatMap((item) => [item, ...everyPlace(item.items ?? [])]);
}
const places = everyPlace(menu);

test('it is a whole platform: all layouts, all kinds of blocks, sixty items', () => {
  expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(layouts));
  expect(new Set(allBlocks.map(({ type }) => type))).toEqual(new Set(blockTypes.keys()));
  const counts = Object.fromEntries(Object.entries(Object.groupBy(items, ({ type }) => type)).map(([type, of]) => [type, of.length]));
  expect(counts).toEqual({ news: 24, event: 10, project: 4, article: 3, document: 3, person: 4, vacancy: 4, question: 8 });
});

test('two lists can be narrowed by their visitors, and every choice holds something in both languages', () => {
  const narrowed = allBlocks.filter(({ options }) => options['hasFilters'] === true);
  expect(narrowed.map(({ name, options }) => ({ name, types: options['types'] }))).toEqual([
    { name: 'nieuws', types: ['news'] },
    { name: 'rond-projecten', types: ['news', 'event'] },
  ]);
  const types = items.filter(({ lists }) => lists.includes('rond-projecten')).map(({ type }) => type);
  expect(new Set(types)).toEqual(new Set(['news', 'event']));
  const topics = narrowed.flatMap(({ options }) => (options['topics'] as string[] | undefined) ?? []);
  const translated = items.filter(({ type, texts }) => type === 'news' && texts.en);
  expect(topics.filter((topic) => translated.filter(({ lists }) => lists.includes(topic)).length < 2)).toEqual([]);
  expect(items.filter(({ type, lists }) => type === 'news' && !topics.some((topic) => lists.includes(topic)))).toEqual([]);
});

test('every name is used once', () => {
  for (const names of [pages, parts, items, roles].map((things) => things.map(({ name }) => name))) {
    expect(names).toEqual([...new Set(names)]);
  }
  expect(listNames).toEqual([...new Set(listNames)]);
});

test('every link, picture, file, list and role leads somewhere', () => {
  const { assets, links, addresses } = referencesIn(withGuids(content));
  const known = new Set([
    ...[...demoPictures, ...demoPapers].map(({ name }) => guidOf('asset', name)),
    ...pages.map(({ name }) => `page:${guidOf('page', name)}`),
    ...items.map(({ name }) => `item:${guidOf('item', name)}`),
    ...demoPapers.map(({ name }) => `file:${guidOf('asset', name)}`),
  ]);
  expect([...assets, ...links].filter((target) => !known.has(target))).toEqual([]);
  expect([...addresses].filter((address) => !/^(https:\/\/|mailto:|tel:|\/legal\/)/.test(address))).toEqual([]);

  const shownLists = allBlocks.flatMap(({ options }) =>
    ['defaultParentGuids', 'topics'].flatMap((key) => (options[key] as string[]) ?? []),
  );
  expect([...items.flatMap(({ lists }) => lists), ...shownLists].filter((name) => !listNames.includes(name))).toEqual([]);
  const pictures = demoPictures.map(({ name }) => name);
  const headers = [...headerPictures, ...pages.flatMap(({ headerImage }) => headerImage ?? [])];
  expect(headers.filter((name) => !pictures.includes(name))).toEqual([]);
  const usedRoles = pages.flatMap(({ roles: seen = [], editRoles = [] }) => [...seen, ...editRoles]);
  expect(usedRoles.filter((name) => !roles.some((role) => role.name === name))).toEqual([]);
  const usedParts = pages.flatMap(({ footer, templateHeader, templateFooter }) => [footer, templateHeader, templateFooter]);
  expect(usedParts.filter((name) => name !== undefined && !parts.some((part) => part.name === name))).toEqual([]);
});

describe('people and roles', () => {
  const people = [...demoAccounts, ...demoPeople];

  test('a dozen people beside those to sign in as, each with an address of their own, some with a name in three parts', () => {
    expect(demoPeople).toHaveLength(12);
    expect(people.map(({ email }) => email)).toEqual([...new Set(people.map(({ email }) => email))]);
    const fullNames = people.map(({ firstName, middleName, lastName }) => [firstName, middleName, lastName].filter(Boolean).join(' '));
    expect(fullNames).toEqual([...new Set(fullNames)]);
    expect(people.filter(({ middleName }) => middleName.includes(' ')).length).toBeGreaterThan(1);
  });

  test('every role has members and is named by a page', () => {
    const names = roles.map(({ name }) => name).toSorted();
    expect([...new Set(people.flatMap((person) => person.roles))].toSorted()).toEqual(names);
    const namedByPages = pages.flatMap((page) => [...(page.roles ?? []), ...(page.editRoles ?? [])]);
    expect([...new Set(namedByPages)].toSorted()).toEqual(names);
  });

  test('three pages are for some alone, and one of them for those who keep it up to date', () => {
    const restricted = pages.filter(({ roles: readers = [] }) => readers.length > 0);
    expect(restricted.map(({ name, roles: readers }) => [name, readers])).toEqual([
      ['medewerkers', ['medewerkers']],
      ['buurtpanel', ['buurtpanel', 'medewerkers']],
      ['werkafspraken-vergunningen', ['vergunningen']],
    ]);
    expect(restricted.at(-1)?.editRoles).toEqual(['vergunningen']);
  });
});

test('every picture that was drawn is shown, except where it is a header', () => {
  const shown = referencesIn(withGuids(content)).assets;
  const headers = [...headerPictures, ...pages.map(({ headerImage }) => headerImage)];
  const unseen = demoPictures.filter(({ name }) => !shown.has(guidOf('asset', name)) && !headers.includes(name));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test.each([...blockTypes.values()].map((blockType) => [blockType.type, blockType] as const))(
  'what stands in %s fits its shape',
  (type, blockType) => {
    for (const block of withGuids(allBlocks.filter((each) => each.type === type))) {
      expect(blockType.options.safeParse(block.options).error?.issues).toBeUndefined();
      for (const words of Object.values(block.content)) expect(blockType.content.safeParse(words).error?.issues).toBeUndefined();
    }
  },
);

test.each(items.map((item) => [item.name, item] as const))('%s fits its type', (_, item) => {
  const { fields, words } = typeDefinitions[item.type];
  expect(fields.safeParse(withGuids(item.fields)).error?.issues).toBeUndefined();
  for (const text of Object.values(item.texts)) expect(words.safeParse(text.words).error?.issues).toBeUndefined();
});

describe('languages', () => {
  test('one page and a few items are in Dutch alone', () => {
    expect(pages.filter(({ texts }) => !texts.en).map(({ name }) => name)).toEqual(['dorpsraden']);
    expect(items.filter(({ texts }) => !texts.en).map(({ name }) => name)).toEqual([
      'mantelzorg',
      'kerstbomen',
      'dorpsraad-wierhuizen',
      'vraag-vuurwerk',
    ]);
  });

  test('every block of a translated page or item is translated', () => {
    const translated = [...pages.map((page) => ({ ...page, blocks: blocksIn(page.blocks) })), ...items].filter(({ texts }) => texts.en);
    const missing = translated.flatMap(({ name, blocks }) =>
      blocks.filter((block) => !block.content.en).map(({ type }) => `${name}: ${type}`),
    );
    expect(missing).toEqual([]);
  });

  test('a thing repeated in a block has words in both languages, or in none', () => {
    const uneven = allBlocks.filter(({ content: { nl, en } }) => {
      const keys = (words: Record<string, unknown> | undefined) => Object.keys((words?.['items'] as object | undefined) ?? {}).join(' ');
      return en !== undefined && keys(nl) !== keys(en);
    });
    expect(uneven).toEqual([]);
  });

  test('no date was left to be filled in', () => {
    expect(JSON.stringify(content)).not.toMatch(/\{(nl|en):/);
  });
});

test('nobody is asked to mail a copy of a passport', () => {
  const words = JSON.stringify(withGuids(pages.filter(({ name }) => name === 'verhuizing')));
  expect(words).toContain('DigiD');
  expect(words).not.toMatch(/mailto:|(?:Doe er|Add) (?:een|a) (?:kopie|copy)/);
});

test('nobody has to copy a mail address or a telephone number out of the text', () => {
  const unlinked = JSON.stringify(allBlocks.filter(({ type }) => type !== 'contact').map((block) => block.content)).match(
    /"text":"[^"]*(?:@\w|14.0299|0900-8844)[^"]*"(?!,"marks":\[\{"type":"link")/g,
  );
  expect(unlinked).toBeNull();
});

test('where people are asked for their opinion, there is a way to give it', () => {
  const project = items.find(({ name }) => name === 'project-stadhuisplein');
  const { links, addresses } = referencesIn(withGuids(project?.blocks));
  expect([...addresses]).toEqual(expect.arrayContaining(['tel:140299', expect.stringMatching(/^mailto:plein@/)]));
  expect([...links]).toContain(`item:${guidOf('item', 'inloopavond-stadhuisplein')}`);
});

test('home tells the phases of a project as the project itself does', () => {
  const story = blocksIn(pages.find(({ name }) => name === 'home')?.blocks ?? {}).find(({ type }) => type === 'timeline');
  for (const language of ['nl', 'en'] as const) {
    const told = Object.values(story?.content[language]?.['items'] as Record<string, { title: string }>);
    expect(told.map(({ title }) => title)).toEqual(Object.values(textsIn(listItemMessages, language).phases));
  }
  const steps = (story?.options['items'] ?? []) as { state: string }[];
  const states = steps.map(({ state }) => state);
  const project = items.find(({ name }) => name === 'project-stadhuisplein');
  expect(projectPhases[states.indexOf('current')]).toBe(project?.fields['phase']);
});

test('money is written as each language does', () => {
  const [dutch, english] = (['nl', 'en'] as const).map((language) =>
    JSON.stringify([...allBlocks.map((block) => block.content[language]), ...[...pages, ...items].map(({ texts }) => texts[language])]),
  );
  expect(dutch).not.toMatch(/€\d|€.\d+\.\d\d\b/);
  expect(english).not.toMatch(/€\s|€\d+,\d\d\b/);
});

test('descriptions fit under a search result', () => {
  const described = [...pages, ...items].flatMap(({ name, texts }) =>
    Object.values(texts).map(({ description }) => ({ name, description })),
  );
  expect(described.filter(({ description }) => description.length > 160 || description.length < 20)).toEqual([]);
});

describe('the menu', () => {
  test('has three levels, one way out and one heading, and a place for every page', () => {
    expect(menu.some(({ items: second }) => second?.some(({ items: third }) => third !== undefined))).toBe(true);
    expect(places.filter(({ href }) => href)).toHaveLength(1);
    expect(places.filter(({ href, page }) => !href && !page)).toHaveLength(1);
    expect(places.flatMap(({ page }) => page ?? []).toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
  });

  test('has no two siblings with the same address', () => {
    const levels = [menu, ...places.flatMap(({ items: below }) => (below ? [below] : []))];
    for (const level of levels) {
      for (const language of ['nl', 'en'] as const) {
        const segments = level.map(({ segment }) => segment[language] ?? segment.nl);
        expect(segments).toEqual([...new Set(segments)]);
      }
    }
  });

  test('uses no word that is an address of the product itself', () => {
    const own = new Set(['en', 'nl', 'api', 'a', ...routeTable.map(({ pattern }) => pattern.split('/')[1])]);
    const atTop = menu.flatMap(({ segment }) => Object.values(segment) as string[]);
    expect(atTop.filter((segment) => own.has(segment))).toEqual([]);
    const everywhere = places.flatMap(({ segment }) => Object.values(segment) as string[]);
    expect(everywhere.filter((segment) => segment === 'edit' || segment === 'i')).toEqual([]);
    expect(everywhere.filter((segment) => !/^[a-z0-9-]*$/.test(segment))).toEqual([]);
  });
});

describe('time', () => {
  test('pages were last published on many days, all of them past', () => {
    const updated = pages.map(({ updatedOn }) => updatedOn);
    expect(updated.filter((moment) => moment >= now)).toEqual([]);
    expect(new Set(updated.map((moment) => moment.toDateString())).size).toBeGreaterThan(20);
  });

  test('a page that is news was changed on the day of that news, and the harbour opens on one day everywhere', () => {
    const dayOf = (name: string) => items.find((item) => item.name === name)?.publishedOn.toDateString();
    const calendar = pages.find(({ name }) => name === 'afvalkalender');
    expect(calendar?.updatedOn.toDateString()).toBe(dayOf('afvalkalender-volgend-jaar'));
    const opening = items
      .find(({ name }) => name === 'opening-oude-haven')
      ?.startsOn?.toISOString()
      .slice(0, 10);
    const project = items.find(({ name }) => name === 'project-oude-haven');
    expect(project?.fields['milestones']).toContainEqual(expect.objectContaining({ on: opening }));
    expect(items.find(({ name }) => name === 'oude-haven-gaat-open')?.texts.nl.description).toContain('zaterdag 21 november');
  });

  test('news spreads over a year and has all been published', () => {
    const days = items.filter(({ type }) => type === 'news').map(({ publishedOn }) => (now.getTime() - publishedOn.getTime()) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.min(...days)).toBeLessThan(10);
    expect(Math.max(...days)).toBeGreaterThan(300);
    expect(Math.max(...days)).toBeLessThan(366);
  });

  test('most events are ahead, none ends before it begins, and the council meets on a Thursday', () => {
    const events = items.filter(({ type }) => type === 'event');
    expect(events.filter(({ startsOn }) => startsOn && startsOn > now)).toHaveLength(9);
    expect(events.filter(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn <= startsOn)).toEqual([]);
    expect(events.find(({ name }) => name === 'raadsvergadering')?.startsOn?.toISOString()).toBe('2026-11-26T19:00:00.000Z');
  });
});

/** A weekend, a leap day, both sides of New Year, the week of Easter, and days right after what comes once a year. */
const installations = [
  '2026-11-16',
  '2026-11-21',
  '2026-11-22',
  '2026-12-23',
  '2026-12-31',
  '2027-01-01',
  '2027-03-24',
  '2027-05-03',
  '2028-02-29',
  '2028-03-01',
  '2029-09-12',
  '2030-12-14',
];
const onSaturday = ['opening-oude-haven', 'repaircafe', 'kerstmarkt', 'open-monumentendag'];
const closed = /-(01-01|04-27|05-05|12-2[456]|12-31)$/;
const dutchDay = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone });
const dutchWeekday = (moment: Date) => new Date(`${dutchDay(moment)}T12:00:00Z`).getUTCDay();
const isClosed = (moment: Date) => [0, 6].includes(dutchWeekday(moment)) || closed.test(dutchDay(moment));

describe.each(installations)('V12 installed on %s', (day) => {
  const installed = new Date(`${day}T10:00:00Z`);
  const platform = demoContent(installed);
  const events = platform.items.filter(({ type }) => type === 'event');

  test('meetings are on days of work, markets on a Saturday, and the dive is on New Year’s Day', () => {
    const days = events.map(({ name, startsOn = installed, endsOn = installed }) => ({ name, startsOn, endsOn }));
    expect(days.filter(({ startsOn, endsOn }) => dutchDay(endsOn) !== dutchDay(startsOn))).toEqual([]);
    const saturdays = days.filter(({ name }) => onSaturday.includes(name));
    expect(saturdays.map(({ startsOn }) => dutchWeekday(startsOn))).toEqual([6, 6, 6, 6]);
    const dive = days.filter(({ name }) => name === 'nieuwjaarsduik');
    expect(dive.map(({ startsOn }) => dutchDay(startsOn).slice(5))).toEqual(['01-01']);
    const meetings = days.filter((each) => !saturdays.includes(each) && !dive.includes(each));
    expect(meetings.filter(({ startsOn }) => isClosed(startsOn))).toEqual([]);
    expect(events.find(({ name }) => name === 'raadsvergadering')?.startsOn).toSatisfy((start: Date) => dutchWeekday(start) === 4);
  });

  test('nobody wrote anything in the future, or while the town hall was closed', () => {
    const written = [...platform.pages.map(({ updatedOn }) => updatedOn), ...platform.items.map(({ publishedOn }) => publishedOn)];
    written.push(new Date(`${platform.statementOn}T12:00:00Z`));
    expect(written.filter((moment) => moment >= installed)).toEqual([]);
    expect(written.filter(isClosed).map(dutchDay)).toEqual([]);
  });

  test('dates by which people must act are days on which they can', () => {
    const closing = platform.items.flatMap(({ fields }) => (fields['closesOn'] as string | undefined) ?? []);
    const milestones = platform.items.flatMap(({ fields }) => (fields['milestones'] as { on: string }[] | undefined) ?? []);
    const days = [...closing, ...milestones.map(({ on }) => on)].map((each) => new Date(`${each}T12:00:00Z`));
    const opening = events.find(({ name }) => name === 'opening-oude-haven')?.startsOn ?? installed;
    expect(days.filter((each) => isClosed(each) && dutchDay(each) !== dutchDay(opening)).map(dutchDay)).toEqual([]);
  });

  test('a page with a list is no older than the newest thing in it', () => {
    for (const { name, blocks, updatedOn } of platform.pages) {
      const lists = blocksIn(blocks).flatMap((block) => block.name ?? []);
      const added = platform.items.filter((item) => item.lists.some((list) => lists.includes(list)));
      expect([name, added.filter(({ publishedOn }) => publishedOn > updatedOn).map((item) => item.name)]).toEqual([name, []]);
    }
  });

  test('most of the calendar is ahead, and what tells of a day that was is about a day before', () => {
    expect(events.filter(({ startsOn = installed }) => startsOn > installed)).toHaveLength(9);
    const told = events.find(({ name }) => name === 'open-monumentendag');
    expect(told?.endsOn?.getTime()).toBeLessThan(installed.getTime());
  });
});
