import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/api-error.ts';
import { draftBlock, draftOf, draftServer } from '../../testing/draft-server.ts';
import { createDraftStore } from '../draft-store.ts';
import type { DraftStore } from './draft-state.ts';
import { createCommandStack } from './command-stack.ts';
import { openJournal } from './journal.ts';

const block = draftBlock({ content: { heading: 'Oud', more: 'Alles' }, options: { columns: 3 }, contentVersion: 7 });
const draft = draftOf([block], { draftVersion: 7 });
const heading = { block, item: null, field: 'heading' };
const anna = { person: 'anna', document: draft.guid };

const stores: DraftStore[] = [];
beforeEach(() => forgetAll());
afterEach(() => stores.forEach((store) => store.close()));

const ask = <R,>(question: (journal: IDBObjectStore) => IDBRequest<R>) =>
  new Promise<R>((resolve, reject) => {
    const opening = indexedDB.open('plein-editor', 1);
    opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore('journal', { keyPath: 'id' }));
    opening.addEventListener('success', () => {
      const asked = question(opening.result.transaction('journal', 'readwrite').objectStore('journal'));
      asked.addEventListener('success', () => {
        opening.result.close();
        resolve(asked.result);
      });
      asked.addEventListener('error', () => reject(new Error('not answered')));
    });
  });
const forgetAll = () => ask((journal) => journal.clear());
const kept = () =>
  ask((journal) => journal.getAll() as IDBRequest<{ person: string; waiting: Record<string, { places: unknown[] } | undefined> }[]>);

/** A page that is opened, as after a tab was killed: nothing is left of the one before but what the browser kept. */
function open(owner = anna, about: { isAway?: boolean; given?: typeof draft } = {}) {
  const given = about.given ?? draft;
  const server = draftServer(given);
  const gone = () => Promise.reject(new ApiError({ status: 0, code: 'request.no_answer' }));
  const calls = about.isAway ? { ...server, saveContent: gone, change: gone } : server;
  const store = createDraftStore(given, calls, { ownGuid: owner.person, stack: createCommandStack(), journal: openJournal(owner) });
  stores.push(store);
  store.begin();
  return { store, server };
}

const isKept = () => vi.waitFor(async () => expect((await kept())[0]?.waiting['nl']?.places).toHaveLength(1));

test('R10.16 what had not reached the server when the tab was killed is there again, is saved, and can be taken back', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Getypt zonder netwerk');
  store.changeOption({ ...heading, field: 'columns' }, 2);
  await isKept();
  store.close();

  const next = open();
  await vi.waitFor(() => expect(next.server.told).toContainEqual({ kind: 'resumed' }));
  expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Getypt zonder netwerk' }, options: { columns: 2 } });
  expect(await next.store.flush()).toBe(true);
  expect(next.server.structure.blocks[0]?.options).toEqual({ columns: 2 });
});

test('R10.15 the steps that can be taken back are there again after loading, also when all was saved', async () => {
  const { store } = open();
  store.changeContent(heading, 'Nieuw');
  await store.flush();
  await vi.waitFor(async () => expect(await kept()).toMatchObject([{ commands: { done: [{}] } }]));
  store.close();
  const saved = draftOf([{ ...block, content: { ...block.content, heading: 'Nieuw' }, contentVersion: 8 }], { draftVersion: 8 });
  const next = open(anna, { given: saved });
  await vi.waitFor(() => expect(next.store.getSnapshot().canUndo).toBe(true));
  next.store.undo();
  expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Oud' } });
});

test('R10.16 what somebody else saved meanwhile is merged with it', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Van Anna');
  await isKept();
  store.close();
  const theirs = { ...block.content, more: 'Van Bram' };
  const given = draftOf([{ ...block, content: theirs, contentVersion: 9 }], { draftVersion: 9 });
  const server = draftServer(given);
  const from: number[] = [];
  const again = createDraftStore(
    given,
    {
      ...server,
      saveContent: (sent, key) => {
        from.push(sent.contentVersion);
        const details = { version: 9, value: theirs, who: { guid: 'bram', name: 'Bram' } };
        if (sent.contentVersion !== 9) return Promise.reject(new ApiError({ status: 412, code: 'request.stale', details }));
        return server.saveContent(sent, key);
      },
    },
    { ownGuid: 'anna', journal: openJournal(anna) },
  );
  stores.push(again);
  again.begin();
  await vi.waitFor(() => expect(again.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Van Anna' } }));
  expect(await again.flush()).toBe(true);
  expect(from).toEqual([7, 9]);
  expect(again.getSnapshot()).toMatchObject({ conflicts: [], blocks: [{ content: { heading: 'Van Anna', more: 'Van Bram' } }] });
});

test('R10.16 what a tab left that is open no more comes to the next one; that of a tab that is open stays there', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'In een andere tab');
  await isKept();
  const [entry] = await kept();
  store.close();
  await forgetAll();
  await navigator.locks.request('plein-journal open', async () => {
    await ask((journal) => journal.put({ ...entry, id: `anna ${draft.guid} open`, tab: 'open' }));
    const next = open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Oud' } });
    next.store.close();
  });
  const last = open();
  await vi.waitFor(() => expect(last.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'In een andere tab' } }));
});

test('R10.16 another person on the same computer finds nothing of it', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Van Anna');
  await isKept();
  store.close();
  const { store: other } = open({ person: 'bram', document: draft.guid });
  await vi.waitFor(async () => expect((await kept()).filter(({ person }) => person === 'anna')).toEqual([]));
  expect(other.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Oud' } });
});

test('R10.16 a browser that keeps nothing does without', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  const { store } = open({ person: 'carla', document: draft.guid });
  store.changeContent(heading, 'Nieuw');
  expect(await store.flush()).toBe(true);
  refused.mockRestore();
});
