import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { draftBlock, draftOf, draftServer } from '../../testing/draft-server.ts';
import { createDraftStore } from '../draft-store.ts';
import type { DraftStore } from './draft-state.ts';
import { createCommandStack } from './command-stack.ts';

const guidOf = (number: number) => `5b0f1f8e-1111-4222-8333-44445555000${number}`;
const cards = (number: number, about: Partial<DraftBlock> = {}) =>
  draftBlock({
    guid: guidOf(number),
    sortId: number,
    options: { columns: 3, items: [{ guid: 'a' }, { guid: 'b' }] },
    content: { heading: `Kop ${number}`, more: '', items: { a: { title: 'Een' }, b: { title: 'Twee' } } },
    ...about,
  });
const draft = draftOf([cards(1), cards(2), cards(3, { layoutPosition: 'bottom' })]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function edit() {
  const server = draftServer(draft);
  return { server, store: createDraftStore(draft, server) };
}

const headingOf = (block = cards(1)) => ({ block, item: null, field: 'heading' });
const shown = (store: DraftStore, region: string) =>
  store.getSnapshot().blocks.flatMap(({ guid, layoutPosition }) => (layoutPosition === region ? [guid.at(-1)] : []));
const headings = (store: DraftStore) => store.getSnapshot().blocks.map(({ content }) => content['heading']);

/** As somebody types: a letter at a time. */
async function type(store: DraftStore, words: string, from = ''): Promise<void> {
  for (let end = 1; end <= words.length; end++) {
    store.changeContent(headingOf(), from + words.slice(0, end));
    await vi.advanceTimersByTimeAsync(50);
  }
}

/** What is the same for its editor. Versions rise, also when something is taken back. */
const seen = ({ blocks, layout, options }: ReturnType<DraftStore['getSnapshot']>) => ({
  layout,
  options,
  blocks: Object.groupBy(
    blocks.map(({ guid, layoutPosition, options: own, content, fallback, language, isHidden, languages }) => {
      return { guid, layoutPosition, own, content, fallback: (fallback ?? []).toSorted(), language, isHidden, languages };
    }),
    ({ layoutPosition }) => layoutPosition,
  ),
});

test('R10.15 what is typed without a pause is taken back word by word, and done again', async () => {
  const { store } = edit();
  await type(store, 'Nieuwe kop hier');
  store.undo();
  expect(headings(store)[0]).toBe('Nieuwe kop ');
  store.undo();
  expect(headings(store)[0]).toBe('Nieuwe ');
  store.redo();
  expect(headings(store)[0]).toBe('Nieuwe kop ');
  store.undo();
  store.undo();
  expect(store.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true, blocks: [{ content: { heading: 'Kop 1' } }, {}, {}] });
});

test('R10.15 a pause ends a step; what is done after an undo takes the place of what could be done again', async () => {
  const { store } = edit();
  await type(store, 'Een');
  await vi.advanceTimersByTimeAsync(600);
  await type(store, 'twee', 'Een');
  store.undo();
  expect(headings(store)[0]).toBe('Een');
  await vi.advanceTimersByTimeAsync(600);
  await type(store, '!', 'Een');
  expect(store.getSnapshot().canRedo).toBe(false);
});

test('R10.15 a setting that is turned a few times at once is one step', () => {
  const { store } = edit();
  const columns = { block: cards(1), item: null, field: 'columns' };
  store.changeOption(columns, 2);
  store.changeOption(columns, 4);
  expect(store.getSnapshot().blocks[0]?.options).toMatchObject({ columns: 4 });
  store.undo();
  expect(store.getSnapshot()).toMatchObject({ canUndo: false, blocks: [{ options: { columns: 3 } }, {}, {}] });
});

describe('a block that is put in', () => {
  const put: Operation = {
    op: 'insert',
    block: { guid: guidOf(7), type: 'cards', options: {}, content: { nl: { heading: 'Nieuw' } } },
    layoutPosition: 'main',
    after: guidOf(1),
  };

  test('R10.15 is there at once with its words, and gone by one step', async () => {
    const { store, server } = edit();
    store.run({ operations: [put] });
    expect(shown(store, 'main')).toEqual(['1', '7', '2']);
    expect(store.getSnapshot().blocks.find(({ guid }) => guid === guidOf(7))).toMatchObject({
      content: { heading: 'Nieuw' },
      language: 'nl',
    });
    store.undo();
    expect(shown(store, 'main')).toEqual(['1', '2']);
    store.redo();
    expect(headings(store)).toContain('Nieuw');
    expect(await store.flush()).toBe(true);
    expect(server.structure.blocks.find(({ guid }) => guid === guidOf(7))).toMatchObject({ isRemoved: false });
  });

  test('is on the server before its words are sent, and its words follow each other without a question', async () => {
    const { server } = edit();
    const sent: string[] = [];
    const store = createDraftStore(draft, {
      ...server,
      saveContent: (block, key) => {
        sent.push(`${block.guid.at(-1)} from ${block.contentVersion}`);
        return server.saveContent(block, key);
      },
      change: (operations, key) => {
        sent.push(operations.map(({ op }) => op).join());
        return server.change(operations, key);
      },
    });
    store.run({ operations: [put] });
    await store.flush();
    store.changeContent(headingOf(cards(7)), 'Nieuwer');
    await store.flush();
    expect(sent).toEqual(['insert', '7 from 0', '7 from 1']);
    expect(store.getSnapshot()).toMatchObject({ saveState: 'saved', seen: { structureVersion: 2, draftVersion: 3 } });
  });
});

describe('operations', () => {
  const hide: Operation = { op: 'hide', block: guidOf(1), isHidden: true };

  test('whose answer was lost go again under their key, and are done once', async () => {
    const { server } = edit();
    let isLost = true;
    const store = createDraftStore(draft, {
      ...server,
      change: async (operations, key) => {
        const answer = await server.change(operations, key);
        if (isLost) throw new ApiError({ status: 0, code: 'request.no_answer' });
        return answer;
      },
    });
    store.run({ operations: [hide] });
    expect(await store.flush()).toBe(false);
    isLost = false;
    expect(await store.flush()).toBe(true);
    expect(server.received.size).toBe(1);
    expect(store.getSnapshot().seen.structureVersion).toBe(2);
  });

  test('that are refused are put back, and their editor is told', async () => {
    const { server } = edit();
    const refusal = new ApiError({ status: 422, code: 'document.block_refused' });
    const store = createDraftStore(draft, { ...server, change: () => Promise.reject(refusal) });
    store.run({ operations: [hide] });
    expect(store.getSnapshot().blocks[0]?.isHidden).toBe(true);
    await store.flush();
    expect(store.getSnapshot()).toMatchObject({ saveState: 'saved', canUndo: false });
    expect(store.getSnapshot().blocks[0]?.isHidden).toBe(false);
    expect(server.told).toEqual([{ kind: 'putBack', error: refusal, text: '' }]);
  });

  test('are done to what others made of the page meanwhile', async () => {
    const { store, server } = edit();
    server.changeByOther({ op: 'move', block: guidOf(2), layoutPosition: 'main', after: null });
    store.run({ operations: [hide] });
    await store.flush();
    expect(shown(store, 'main')).toEqual(['2', '1']);
    expect(store.getSnapshot().blocks.find(({ guid }) => guid === guidOf(1))?.isHidden).toBe(true);
  });

  test('of others that put in a block bring its words with them', async () => {
    const { server } = edit();
    const theirs = cards(8, { content: { heading: 'Van Bram' } });
    const fresh = { ...draft, buildingBlockInstances: [...draft.buildingBlockInstances, theirs], structureVersion: 9 };
    const store = createDraftStore(draft, { ...server, load: () => Promise.resolve(fresh) });
    const { guid, type, options } = theirs;
    server.changeByOther({ op: 'insert', block: { guid, type, options, content: {} }, layoutPosition: 'main', after: null });
    store.run({ operations: [hide] });
    await store.flush();
    expect(headings(store)).toContain('Van Bram');
  });
});

describe('R10.15 what somebody else changed since', () => {
  test('is not taken back: the step is left out, and the one before it is taken', async () => {
    const { store, server } = edit();
    store.changeContent(headingOf(), 'Van mij');
    await vi.advanceTimersByTimeAsync(1000);
    store.changeOption({ block: cards(1), item: null, field: 'columns' }, 2);
    await store.flush();
    server.changeByOther({ op: 'set', block: guidOf(1), set: { columns: 4 } });
    store.run({ operations: [{ op: 'hide', block: guidOf(2), isHidden: true }] });
    await store.flush();
    store.undo();
    store.undo();
    expect(store.getSnapshot().blocks.find(({ guid }) => guid === guidOf(1))).toMatchObject({
      options: { columns: 4 },
      content: { heading: 'Kop 1' },
    });
    expect(server.told).toContainEqual({ kind: 'skipped', count: 1, direction: 'undo' });
  });

  test('in words neither', async () => {
    const { store, server } = edit();
    store.changeContent(headingOf(), 'Van mij');
    await store.flush();
    const theirs = cards(1, { content: { ...cards(1).content, heading: 'Van Bram' }, contentVersion: 9 });
    store.refresh({ ...draft, buildingBlockInstances: [theirs, cards(2)], draftVersion: 9 });
    store.undo();
    expect(headings(store)[0]).toBe('Van Bram');
    expect(server.told).toEqual([{ kind: 'skipped', count: 1, direction: 'undo' }]);
  });
});

describe('R10.15 in two languages', () => {
  const english = draftOf(
    [cards(1, { language: 'nl', contentVersion: 0, fallback: ['heading', 'more', 'items.a.title', 'items.b.title'] })],
    { language: 'en' },
  );

  test('there is one history: a step in the other language leads there and is taken on arrival', async () => {
    const stack = createCommandStack();
    const server = draftServer(draft);
    const dutch = createDraftStore(draft, server, { stack });
    dutch.changeContent(headingOf(), 'Nieuw');
    await dutch.flush();
    const translation = createDraftStore(english, draftServer(english), { stack });
    translation.changeContent(headingOf(), 'New');
    await translation.flush();

    const back = createDraftStore(
      { ...draft, buildingBlockInstances: [cards(1, { content: { ...cards(1).content, heading: 'Nieuw' } })] },
      server,
      { stack },
    );
    back.begin();
    back.undo();
    expect(server.told.at(-1)).toEqual({ kind: 'elsewhere', language: 'en' });
    expect(headings(back)[0]).toBe('Nieuw');
    translation.begin();
    expect(translation.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Kop 1' } });
    back.undo();
    expect(headings(back)[0]).toBe('Kop 1');
  });

  test('a translation that is taken back is the Dutch again, and is saved as none', async () => {
    const saved: unknown[] = [];
    const server = draftServer(english);
    const store = createDraftStore(english, {
      ...server,
      saveContent: (block, key) => {
        saved.push(block.content);
        return server.saveContent(block, key);
      },
    });
    store.changeContent(headingOf(), 'New');
    await store.flush();
    store.undo();
    await store.flush();
    expect(saved).toEqual([{ heading: 'New' }, {}]);
    expect(store.getSnapshot().blocks[0]).toMatchObject({ language: 'nl', fallback: expect.arrayContaining(['heading']) });
  });
});

const number = fc.constantFrom(1, 2, 3);
const acts = fc.oneof(
  fc.record({ kind: fc.constant('words' as const), number, field: fc.constantFrom('heading', 'more'), value: fc.string({ maxLength: 6 }) }),
  fc.record({ kind: fc.constant('item' as const), number, item: fc.constantFrom('a', 'b'), value: fc.string({ maxLength: 6 }) }),
  fc.record({ kind: fc.constant('columns' as const), number, value: fc.constantFrom(2, 3, 4) }),
  fc.record({ kind: fc.constant('move' as const), number, place: fc.constantFrom('main', 'top', 'bottom'), after: fc.option(number) }),
  fc.record({ kind: fc.constant('remove' as const), number }),
  fc.record({ kind: fc.constant('removeItem' as const), number, item: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('insert' as const), place: fc.constantFrom('main', 'top'), after: fc.option(number) }),
  fc.record({ kind: fc.constant('save' as const) }),
  fc.record({ kind: fc.constant('pause' as const) }),
);

test('R10.15 as many steps back as were done give the first draft, whatever was done and saved in between; and forward again the last', async () => {
  let inserted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 25 }), async (all) => {
      const { store, server } = edit();
      const first = seen(store.getSnapshot());
      for (const act of all) {
        const block = 'number' in act ? store.getSnapshot().blocks.find(({ guid }) => guid === guidOf(act.number)) : undefined;
        if ('number' in act && !block) continue;
        switch (act.kind) {
          case 'words':
            if (block) store.changeContent({ block, item: null, field: act.field }, act.value);
            break;
          case 'item':
            if (block) store.changeContent({ block, item: act.item, field: 'title' }, act.value);
            break;
          case 'columns':
            if (block) store.changeOption({ block, item: null, field: 'columns' }, act.value);
            break;
          case 'move':
            if (act.after === act.number) break;
            store.run({
              operations: [
                {
                  op: 'move',
                  block: guidOf(act.number),
                  layoutPosition: act.place as 'main',
                  after: act.after === null ? null : guidOf(act.after),
                },
              ],
            });
            break;
          case 'remove':
            store.run({ operations: [{ op: 'remove', block: guidOf(act.number) }] });
            break;
          case 'removeItem':
            store.run({ operations: [{ op: 'removeItem', block: guidOf(act.number), list: 'items', item: act.item }] });
            break;
          case 'insert': {
            inserted += 1;
            const guid = `5b0f1f8e-1111-4222-8333-${String(inserted).padStart(12, '0')}`;
            const put = { guid, type: 'cards', options: {}, content: { nl: { heading: `Nieuw ${inserted}` } } };
            store.run({
              operations: [
                { op: 'insert', block: put, layoutPosition: act.place as 'main', after: act.after === null ? null : guidOf(act.after) },
              ],
            });
            break;
          }
          case 'save':
            await store.flush();
            break;
          case 'pause':
            await vi.advanceTimersByTimeAsync(600);
        }
      }
      const last = seen(store.getSnapshot());
      for (let steps = 0; store.getSnapshot().canUndo && steps < 100; steps++) store.undo();
      expect(seen(store.getSnapshot())).toEqual(first);
      expect(await store.flush()).toBe(true);
      for (let steps = 0; store.getSnapshot().canRedo && steps < 100; steps++) store.redo();
      expect(seen(store.getSnapshot())).toEqual(last);
      expect(await store.flush()).toBe(true);
      expect(server.told.filter(({ kind }) => kind === 'skipped' || kind === 'putBack')).toEqual([]);
      store.close();
    }),
    { numRuns: 150 },
  );
});
