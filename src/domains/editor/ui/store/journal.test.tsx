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
/** Each test has a document of its own: what the one before still writes is not met. */
let anna = { person: 'anna', document: draft.guid };

const stores: DraftStore[] = [];
beforeEach(async () => {
  anna = { person: 'anna', document: crypto.randomUUID() };
  await forgetAll();
});
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
interface Found {
  id: string;
  person: string;
  document: string;
  waiting: Record<string, { places: unknown[] } | undefined>;
}
const kept = async () =>
  (await ask((journal) => journal.getAll() as IDBRequest<Found[]>)).filter(({ document }) => document === anna.document);

/** A page that is opened, as after a tab was killed: nothing is left of the one before but what the browser kept. */
function open(owner: typeof anna = anna, about: { isAway?: boolean; given?: typeof draft } = {}) {
  const given = about.given ?? draft;
  const server = draftServer(given);
  const gone = () => Promise.reject(new ApiError({ status: 0, code: 'request.no_answer' }));
  const calls = about.isAway ? { ...server, saveContent: gone, change: gone } : server;
  const store = createDraftStore(given, calls, { ownGuid: owner.person, stack: createCommandStack(), journal: openJournal(owner) });
  stores.push(store);
  store.begin();
  return { store, server };
}

/** On a busy machine a browser's database takes its time. */
const until = (isSo: () => unknown) => vi.waitFor(isSo, { timeout: 10_000 });

const isKept = () => until(async () => expect((await kept())[0]?.waiting['nl']?.places).toHaveLength(1));

test('R10.16 what had not reached the server when the tab was killed is there again, is saved, and can be taken back', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Getypt zonder netwerk');
  store.changeOption({ ...heading, field: 'columns' }, 2);
  await isKept();
  store.close();

  const next = open();
  await until(() => expect(next.server.told).toContainEqual({ kind: 'resumed' }));
  expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Getypt zonder netwerk' }, options: { columns: 2 } });
  expect(await next.store.flush()).toBe(true);
  expect(next.server.structure.blocks[0]?.options).toEqual({ columns: 2 });
});

test('R10.15 the steps that can be taken back are there again after loading, also when all was saved', async () => {
  const { store } = open();
  store.changeContent(heading, 'Nieuw');
  await store.flush();
  await until(async () => expect(await kept()).toMatchObject([{ commands: { done: [{}] } }]));
  store.close();
  const saved = draftOf([{ ...block, content: { ...block.content, heading: 'Nieuw' }, contentVersion: 8 }], { draftVersion: 8 });
  const next = open(anna, { given: saved });
  await until(() => expect(next.store.getSnapshot().canUndo).toBe(true));
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
  await until(() => expect(again.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Van Anna' } }));
  expect(await again.flush()).toBe(true);
  expect(from).toEqual([7, 9]);
  expect(again.getSnapshot()).toMatchObject({ conflicts: [], blocks: [{ content: { heading: 'Van Anna', more: 'Van Bram' } }] });
});

test('R10.16 words in a block that the server does not know yet come back with the block', async () => {
  const { store } = open(anna, { isAway: true });
  const guid = '5b0f1f8e-1111-4222-8333-444455557777';
  const put = { guid, type: 'cards', options: {}, content: { nl: { heading: 'In een nieuw blok' } } };
  store.run({ operations: [{ op: 'insert', block: put, layoutPosition: 'main', after: block.guid }] });
  await isKept();
  store.close();
  const next = open();
  await until(() => expect(next.store.getSnapshot().blocks[1]).toMatchObject({ guid, content: { heading: 'In een nieuw blok' } }));
  expect(await next.store.flush()).toBe(true);
});

test('R10.16 what a tab left in the other language waits until that one is opened', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Getypt in het Nederlands');
  await isKept();
  const [entry] = await kept();
  store.close();
  await forgetAll();
  await ask((journal) => journal.put({ ...entry, id: `anna ${anna.document} gone`, tab: 'gone' }));
  const english = open(anna, { given: draftOf([{ ...block, language: 'en' }], { language: 'en' }) });
  await until(async () =>
    expect(await kept()).toMatchObject([{ id: expect.not.stringContaining('gone'), waiting: { nl: { places: [{}] } } }]),
  );
  english.store.close();
  const next = open();
  await until(() => expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Getypt in het Nederlands' } }));
  expect(await next.store.flush()).toBe(true);
});

test('R10.16 a choice that was not made yet is asked again, and nothing of theirs is written over before', async () => {
  const theirs = { ...block.content, heading: 'Van Bram' };
  const given = draftOf([{ ...block, content: theirs, contentVersion: 9 }], { draftVersion: 9 });
  const server = draftServer(given);
  const details = { version: 9, value: theirs, who: { guid: 'bram', name: 'Bram' } };
  const saved: unknown[] = [];
  const openBeside = (seen: typeof draft) => {
    const saveContent: typeof server.saveContent = (sent, key) => {
      if (sent.contentVersion !== 9) return Promise.reject(new ApiError({ status: 412, code: 'request.stale', details }));
      saved.push(sent.content);
      return server.saveContent(sent, key);
    };
    const store = createDraftStore(
      seen,
      { ...server, saveContent },
      { ownGuid: 'anna', stack: createCommandStack(), journal: openJournal(anna) },
    );
    stores.push(store);
    store.begin();
    return store;
  };
  const store = openBeside(draft);
  store.changeContent(heading, 'Van Anna');
  await store.flush();
  expect(store.getSnapshot().conflicts).toHaveLength(1);
  await isKept();
  store.close();
  const again = openBeside(given);
  await until(() => expect(again.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Van Anna' } }));
  await again.flush();
  expect(again.getSnapshot().conflicts).toMatchObject([{ field: 'heading', theirs: 'Van Bram' }]);
  expect(saved).toEqual([]);
  const [conflict] = again.getSnapshot().conflicts;
  expect(conflict && (await again.choose(conflict, 'mine'))).toBe(true);
  expect(saved).toEqual([{ heading: 'Van Anna', more: 'Alles' }]);
});

test('R10.16 what a tab left that is open no more comes to the next one; that of a tab that is open stays there', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'In een andere tab');
  await isKept();
  const [entry] = await kept();
  store.close();
  await forgetAll();
  await navigator.locks.request('plein-journal open', async () => {
    await ask((journal) => journal.put({ ...entry, id: `anna ${anna.document} open`, tab: 'open' }));
    const next = open();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(next.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Oud' } });
    next.store.close();
  });
  const last = open();
  await until(() => expect(last.store.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'In een andere tab' } }));
});

test('R10.16 another person on the same computer finds nothing of it', async () => {
  const { store } = open(anna, { isAway: true });
  store.changeContent(heading, 'Van Anna');
  await isKept();
  store.close();
  const { store: other } = open({ person: 'bram', document: anna.document });
  await until(async () => expect((await kept()).filter(({ person }) => person === 'anna')).toEqual([]));
  expect(other.getSnapshot().blocks[0]).toMatchObject({ content: { heading: 'Oud' } });
});

test('R10.16 a browser that keeps nothing does without', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  const { store } = open({ person: 'carla', document: anna.document });
  store.changeContent(heading, 'Nieuw');
  expect(await store.flush()).toBe(true);
  refused.mockRestore();
});
