import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { Draft, DraftBlock } from '../../model/draft.ts';
import { createDraftStore } from './draft-store.ts';

const block: DraftBlock = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  type: 'cards',
  format: 1,
  layoutPosition: 'main',
  sortId: 0,
  options: { items: [{ guid: 'a', link: { href: '/' } }] },
  content: { heading: 'Oud', items: { a: { title: 'Eerste' } } },
  language: 'nl',
  version: 4,
  contentVersion: 7,
};
const draft: Draft = {
  guid: '5b0f1f8e-1111-4222-8333-444455556667',
  title: 'Pagina',
  description: '',
  language: 'nl',
  isPublished: true,
  publishedOn: '2026-11-16T00:00:00Z',
  hasChanges: false,
  layout: '100',
  options: {},
  fields: {},
  buildingBlockInstances: [block],
  version: 1,
};
const heading: FieldAddress = { block, item: null, field: 'heading' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps what it gets, as versions that follow each other. */
function server() {
  const saved: { content: unknown; from: number }[] = [];
  const options: unknown[] = [];
  const answer = { next: (): Promise<void> => Promise.resolve() };
  const store = createDraftStore(draft, {
    saveContent: async ({ content, contentVersion }) => {
      await answer.next();
      saved.push({ content, from: contentVersion });
      return { contentVersion: contentVersion + 1 };
    },
    saveOptions: async (changed) => {
      options.push(changed.options);
      return { version: changed.version + 1 };
    },
  });
  return { store, saved, options, answer };
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
  const { store, saved, options } = server();
  store.changeContent({ block, item: 'a', field: 'title' }, 'Tweede');
  store.changeOption({ block, item: 'a', field: 'link' }, { href: '/elders' });
  await store.flush();
  expect(saved).toMatchObject([{ content: { items: { a: { title: 'Tweede' } } } }]);
  expect(options).toEqual([{ items: [{ guid: 'a', link: { href: '/elders' } }] }]);
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

test('over what somebody else wrote nothing is written before the editor has chosen', async () => {
  const { store, saved, answer } = server();
  answer.next = () => Promise.reject(new ApiError({ status: 412, code: 'request.stale', details: { version: 9 } }));
  store.changeContent(heading, 'Van mij');
  await store.flush();
  expect(store.getSnapshot().saveState).toBe('conflict');
  answer.next = () => Promise.resolve();
  store.changeContent(heading, 'Nog meer van mij');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await store.flush()).toBe(false);
  expect(saved).toEqual([]);
  expect(await store.keepMine()).toBe(true);
  expect(saved).toMatchObject([{ content: { heading: 'Nog meer van mij' }, from: 9 }]);
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
