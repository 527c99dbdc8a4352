import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { draftBlock, draftOf, draftServer } from '../testing/draft-server.ts';
import { createDraftStore } from './draft-store.ts';
import type { DraftCalls } from './store/draft-state.ts';

const block = draftBlock({ content: { heading: 'Oud', more: 'Alles' }, contentVersion: 7 });
const draft = draftOf([block], { structureVersion: 3, draftVersion: 7 });
const heading: FieldAddress = { block, item: null, field: 'heading' };
const self = 'b4a1c1f0-0000-4000-8000-000000000001';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Save = { heading: unknown; from: number; key: string; setAside?: unknown };

/** The server as it is for two: it keeps one version of the words, knows each save by its key, and can lose its answers. */
function server() {
  const stored = { content: { ...block.content }, version: 7, by: self };
  const done = new Map<string, Awaited<ReturnType<DraftCalls['saveContent']>>>();
  const received: Save[] = [];
  const lose = { next: false, all: false };
  function save(content: Record<string, unknown>, by: string): number {
    Object.assign(stored, { content, version: stored.version + 1, by });
    return stored.version;
  }
  const store = createDraftStore(
    draft,
    {
      ...draftServer(draft),
      saveContent: async ({ content, contentVersion, setAside }, key) => {
        received.push({ heading: content['heading'], from: contentVersion, key, ...(setAside && { setAside }) });
        if (!done.has(key)) {
          if (contentVersion !== stored.version) {
            const details = { version: stored.version, value: stored.content, who: { guid: stored.by, name: 'Iemand' } };
            throw new ApiError({ status: 412, code: 'request.stale', details });
          }
          const version = save(content, self);
          done.set(key, { content, contentVersion: version, draftVersion: version, removed: null });
        }
        if (lose.next || lose.all) {
          lose.next = false;
          throw new ApiError({ status: 0, code: 'request.no_answer' });
        }
        return done.get(key) ?? Promise.reject(new Error('It was not done'));
      },
    },
    { ownGuid: self },
  );
  return { store, stored, received, lose, save };
}

describe('a save whose answer was lost', () => {
  test('goes again as it was, under its key, before what was typed since: it is no conflict with oneself', async () => {
    const { store, stored, received, lose } = server();
    lose.next = true;
    store.changeContent(heading, 'Een');
    expect(await store.flush()).toBe(false);
    store.changeContent(heading, 'Een twee');
    expect(await store.flush()).toBe(true);
    expect(store.getSnapshot()).toMatchObject({ saveState: 'saved', conflicts: [], seen: { draftVersion: 9 } });
    expect(received.map(({ heading: words, from }) => [words, from])).toEqual([
      ['Een', 7],
      ['Een', 7],
      ['Een twee', 8],
    ]);
    expect(received[0]?.key).toBe(received[1]?.key);
    expect(stored.content).toMatchObject({ heading: 'Een twee' });
  });

  test('that was all there was needs no second one', async () => {
    const { store, received, lose } = server();
    lose.next = true;
    store.changeContent(heading, 'Een');
    await store.flush();
    expect(await store.flush()).toBe(true);
    expect(received).toHaveLength(2);
    expect(store.getSnapshot().saveState).toBe('saved');
  });
});

test('a server that was away is asked again by itself, within three seconds, also when nothing more is typed', async () => {
  const { store, stored, lose } = server();
  store.changeContent(heading, 'Getypt');
  lose.all = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(store.getSnapshot().saveState).toBe('failed');
  lose.all = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.getSnapshot().saveState).toBe('saved');
  expect(stored.content).toMatchObject({ heading: 'Getypt' });
});

describe('what was saved in between', () => {
  test('in another tab of the same person is no question to them: what they type now is the newest', async () => {
    const { store, stored, save } = server();
    save({ heading: 'In de andere tab', more: 'Alles' }, self);
    store.changeContent(heading, 'In deze tab');
    expect(await store.flush()).toBe(true);
    expect(store.getSnapshot().conflicts).toEqual([]);
    expect(stored.content).toEqual({ heading: 'In deze tab', more: 'Alles' });
  });

  test('by somebody else in the same field is one', async () => {
    const { store, save } = server();
    save({ heading: 'Van Bram', more: 'Alles' }, 'b4a1c1f0-0000-4000-8000-000000000002');
    store.changeContent(heading, 'Van mij');
    await store.flush();
    expect(store.getSnapshot().conflicts).toMatchObject([{ field: 'heading', theirs: 'Van Bram' }]);
  });

  test.each([
    { whose: 'mine', kept: 'Van mij', notKept: 'Van Bram' },
    { whose: 'theirs', kept: 'Van Bram', notKept: 'Van mij' },
  ] as const)(
    'R10.25 of two texts the one that is not chosen ($notKept) goes along with the save, once',
    async ({ whose, kept, notKept }) => {
      const { store, stored, received, save } = server();
      save({ heading: 'Van Bram', more: 'Alles' }, 'b4a1c1f0-0000-4000-8000-000000000002');
      store.changeContent(heading, 'Van mij');
      await store.flush();
      const [conflict] = store.getSnapshot().conflicts;
      if (!conflict) throw new Error('Nobody is asked');
      expect(await store.choose(conflict, whose)).toBe(true);
      expect(stored.content).toEqual({ heading: kept, more: 'Alles' });
      expect(received.at(-1)?.setAside).toEqual({ heading: notKept, more: 'Alles' });
      store.changeContent(heading, 'Daarna');
      await store.flush();
      expect(received.at(-1)).not.toHaveProperty('setAside');
      expect(store.getSnapshot().saveState).toBe('saved');
    },
  );

  test('by somebody else elsewhere was not seen, until the draft is shown anew', async () => {
    const { store, stored, save } = server();
    store.changeContent(heading, 'Eerst');
    await store.flush();
    expect(store.getSnapshot().seen).toEqual({ structureVersion: 3, draftVersion: 8 });
    save({ heading: 'Eerst', more: 'Van Bram' }, 'b4a1c1f0-0000-4000-8000-000000000002');
    store.changeContent(heading, 'Daarna');
    await store.flush();
    expect(store.getSnapshot().seen.draftVersion, 'ten is there, nine was not seen').toBe(8);

    store.changeContent(heading, 'Nog niet bewaard');
    const fresh = { ...block, content: stored.content, contentVersion: stored.version };
    store.refresh({ ...draft, buildingBlockInstances: [fresh], draftVersion: stored.version, hasChanges: true });
    expect(store.getSnapshot()).toMatchObject({ seen: { draftVersion: 10 }, blocks: [{ content: { heading: 'Nog niet bewaard' } }] });
    expect(await store.flush()).toBe(true);
    expect(stored.content).toEqual({ heading: 'Nog niet bewaard', more: 'Van Bram' });
  });
});
