import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { draftBlock, draftOf, draftServer } from '../testing/draft-server.ts';
import { createDraftStore } from './draft-store.ts';

const block = draftBlock({
  options: { items: [{ guid: 'a', link: { href: '/' } }] },
  content: { heading: 'Oud', items: { a: { title: 'Eerste' } } },
  version: 4,
  contentVersion: 7,
});
const draft = draftOf([block], { draftVersion: 7 });
const heading: FieldAddress = { block, item: null, field: 'heading' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps what it gets, as versions that follow each other. */
function server(blocks: DraftBlock[] = [block]) {
  const saved: { content: unknown; from: number }[] = [];
  const answer = { next: (): Promise<void> => Promise.resolve() };
  const given = { ...draft, buildingBlockInstances: blocks };
  const structure = draftServer(given);
  const store = createDraftStore(given, {
    ...structure,
    saveContent: async ({ content, contentVersion }) => {
      await answer.next();
      saved.push({ content, from: contentVersion });
      return { content, contentVersion: contentVersion + 1, draftVersion: contentVersion + 1, removed: null };
    },
  });
  return { store, saved, structure, answer };
}

test('what is typed is saved after a pause, once, from the version it was made from', async () => {
  const { store, saved } = server();
  store.changeContent(heading, 'N');
  store.changeContent(heading, 'Nieuw');
  expect(store.getSnapshot()).toMatchObject({ saveState: 'waiting', hasChanges: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved).toEqual([{ content: { ...block.content, heading: 'Nieuw' }, from: 7 }]);
  expect(store.getSnapshot().saveState).toBe('saved');
  store.changeContent(heading, 'Nieuwer');
  await store.flush();
  expect(saved.at(-1)?.from).toBe(8);
});

test('who goes on typing is saved every five seconds all the same', async () => {
  const { store, saved } = server();
  for (let second = 0; second < 12; second += 0.5) {
    store.changeContent(heading, `Na ${second} seconden`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(saved.length).toBeGreaterThanOrEqual(2);
});

test('a field of a repeated thing is changed there, its words in the content and its target in the options', async () => {
  const { store, saved, structure } = server();
  store.changeContent({ block, item: 'a', field: 'title' }, 'Tweede');
  store.changeOption({ block, item: 'a', field: 'link' }, { href: '/elders' });
  await store.flush();
  expect(saved).toMatchObject([{ content: { items: { a: { title: 'Tweede' } } } }]);
  expect(structure.structure.blocks[0]?.options).toEqual({ items: [{ guid: 'a', link: { href: '/elders' } }] });
});

test('what cannot be saved is kept, and saved when it is tried again', async () => {
  const { store, saved, answer } = server();
  answer.next = () => Promise.reject(new ApiError({ status: 503, code: 'request.unavailable' }));
  store.changeContent(heading, 'Nieuw');
  expect(await store.flush()).toBe(false);
  expect(store.getSnapshot()).toMatchObject({ saveState: 'failed', blocks: [{ content: { heading: 'Nieuw' } }] });
  answer.next = () => Promise.resolve();
  expect(await store.flush()).toBe(true);
  expect(saved).toHaveLength(1);
});

/** Somebody else saved this meanwhile; what is sent next is accepted. */
function saveByOther(answer: { next(): Promise<void> }, value: DraftBlock['content']): void {
  answer.next = () => {
    answer.next = () => Promise.resolve();
    return Promise.reject(new ApiError({ status: 412, code: 'request.stale', details: { version: 9, value } }));
  };
}

test('what somebody else changed in other fields of the block stays, and both are saved unasked', async () => {
  const { store, saved, answer } = server();
  saveByOther(answer, { heading: 'Oud', items: { a: { title: 'Van de ander' } } });
  store.changeContent(heading, 'Van mij');
  expect(await store.flush()).toBe(true);
  const both = { heading: 'Van mij', items: { a: { title: 'Van de ander' } } };
  expect(saved).toEqual([{ content: both, from: 9 }]);
  expect(store.getSnapshot()).toMatchObject({ saveState: 'saved', conflicts: [], blocks: [{ content: both, contentVersion: 10 }] });
});

test('two who wrote the same in the same field have no conflict', async () => {
  const { store, answer } = server();
  saveByOther(answer, { ...block.content, heading: 'Nieuw' });
  store.changeContent(heading, 'Nieuw');
  expect(await store.flush()).toBe(true);
});

test('over what somebody else wrote in the same field nothing is written before the editor has chosen', async () => {
  const { store, saved, answer } = server();
  saveByOther(answer, { heading: 'Van de ander', items: { a: { title: 'Ook van de ander' } } });
  store.changeContent(heading, 'Van mij');
  await store.flush();
  expect(store.getSnapshot()).toMatchObject({ saveState: 'conflict', conflicts: [{ field: 'heading', theirs: 'Van de ander' }] });
  store.changeContent(heading, 'Nog meer van mij');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await store.flush()).toBe(false);
  expect(saved).toEqual([]);
  const [conflict] = store.getSnapshot().conflicts;
  expect(conflict && (await store.choose(conflict, 'mine'))).toBe(true);
  expect(saved).toEqual([{ content: { heading: 'Nog meer van mij', items: { a: { title: 'Ook van de ander' } } }, from: 9 }]);
});

test('who takes the text of the other keeps what they changed elsewhere in the block', async () => {
  const { store, saved, answer } = server();
  saveByOther(answer, { ...block.content, heading: 'Van de ander' });
  store.changeContent(heading, 'Van mij');
  store.changeContent({ block, item: 'a', field: 'title' }, 'Ook van mij');
  await store.flush();
  const [conflict] = store.getSnapshot().conflicts;
  expect(conflict && (await store.choose(conflict, 'theirs'))).toBe(true);
  expect(saved).toEqual([{ content: { heading: 'Van de ander', items: { a: { title: 'Ook van mij' } } }, from: 9 }]);
});

test('a conflict in one block does not hold up the others', async () => {
  const other = { ...block, guid: '5b0f1f8e-1111-4222-8333-444455557777' };
  const { store, saved, answer } = server([block, other]);
  saveByOther(answer, { ...block.content, heading: 'Van de ander' });
  store.changeContent(heading, 'Van mij');
  store.changeContent({ ...heading, block: other }, 'Elders');
  expect(await store.flush()).toBe(false);
  expect(saved).toMatchObject([{ content: { heading: 'Elders' } }]);
  expect(store.getSnapshot().saveState).toBe('conflict');
});

test('what is refused says which field and why, and is not sent again before it is changed', async () => {
  const { store, saved, answer } = server();
  let sent = 0;
  answer.next = () => {
    sent += 1;
    const fields = [{ path: 'content.items.a.title', code: 'too_big', params: { maximum: 200 } }];
    return Promise.reject(new ApiError({ status: 422, code: 'document.block_refused', fields }));
  };
  const title: FieldAddress = { block, item: 'a', field: 'title' };
  store.changeContent(title, 'Te lang');
  expect(await store.flush()).toBe(false);
  expect(store.getSnapshot()).toMatchObject({
    saveState: 'refused',
    refusals: [{ guid: block.guid, item: 'a', field: 'title', code: 'too_big', maximum: 200 }],
  });
  expect(await store.flush()).toBe(false);
  expect(sent).toBe(1);
  answer.next = () => Promise.resolve();
  store.changeContent(title, 'Kort');
  expect(store.getSnapshot()).toMatchObject({ saveState: 'waiting', refusals: [] });
  expect(await store.flush()).toBe(true);
  expect(saved).toHaveLength(1);
});

test('what is typed while a save is under way is saved after it', async () => {
  const { store, saved, answer } = server();
  let arrive = () => {};
  answer.next = () => new Promise((resolve) => (arrive = resolve));
  store.changeContent(heading, 'Eerst');
  const first = store.flush();
  store.changeContent(heading, 'Daarna');
  answer.next = () => Promise.resolve();
  arrive();
  await first;
  await vi.advanceTimersByTimeAsync(1000);
  expect(saved.map(({ from }) => from)).toEqual([7, 8]);
  expect(saved.at(-1)?.content).toMatchObject({ heading: 'Daarna' });
});

describe('a translation', () => {
  const english: DraftBlock = {
    ...block,
    content: { heading: 'Oud', items: { a: { title: 'Eerste', text: 'Uitleg' }, b: { title: 'Tweede', text: '' } } },
    fallback: ['heading', 'items.a.title', 'items.a.text', 'items.b.title', 'items.b.text'],
    contentVersion: 0,
  };

  function translating(given = english) {
    const all = server([given]);
    const title: FieldAddress = { block: given, item: 'a', field: 'title' };
    return { ...all, title };
  }

  test('saves the fields that were written, and not the Dutch ones that are shown in the place of the others', async () => {
    const { store, saved, title } = translating();
    store.changeContent(title, 'First');
    await store.flush();
    expect(saved).toEqual([{ content: { items: { a: { title: 'First' } } }, from: 0 }]);
    expect(store.getSnapshot().blocks).toMatchObject([
      {
        content: { heading: 'Oud', items: { a: { title: 'First', text: 'Uitleg' } } },
        fallback: ['heading', 'items.a.text', 'items.b.title', 'items.b.text'],
      },
    ]);
  });

  test('that is emptied is saved as empty', async () => {
    const { store, saved, title } = translating();
    store.changeContent(title, '');
    await store.flush();
    expect(saved).toEqual([{ content: { items: { a: { title: '' } } }, from: 0 }]);
  });

  test('takes over what somebody else translated meanwhile, and saves no Dutch with it', async () => {
    const { store, saved, answer, title } = translating();
    saveByOther(answer, { heading: 'Old' });
    store.changeContent(title, 'First');
    await store.flush();
    expect(saved).toEqual([{ content: { heading: 'Old', items: { a: { title: 'First' } } }, from: 9 }]);
    expect(store.getSnapshot().blocks).toMatchObject([
      { content: { heading: 'Old' }, fallback: ['items.a.text', 'items.b.title', 'items.b.text'] },
    ]);
  });
});
