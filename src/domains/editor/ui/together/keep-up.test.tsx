import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentEvent } from '#domains/documents/model/document-event.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { draftBlock, draftOf, draftServer } from '../../testing/draft-server.ts';
import { createDraftStore } from '../draft-store.ts';
import { keepUp } from './keep-up.ts';

const anna = { guid: 'b4a1c1f0-0000-4000-8000-000000000001', name: 'Anna Bakker' };
const block = draftBlock({ content: { heading: 'Oud', more: 'Alles' }, contentVersion: 7 });
const other = draftBlock({ guid: '5b0f1f8e-1111-4222-8333-444455556660', content: { heading: 'Ander' }, contentVersion: 5 });
const draft = draftOf([block, other], { structureVersion: 3, draftVersion: 7 });
const heading: FieldAddress = { block, item: null, field: 'heading' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = (version: number, about: Partial<DocumentEvent> = {}): DocumentEvent => ({
  kind: 'words',
  block: other.guid,
  language: 'nl',
  version,
  who: anna,
  ...about,
});

function editing(inHand: string | null = null) {
  const server = draftServer(draft);
  const state = { draft, loads: 0, shown: [] as DocumentEvent[], refusal: null as ApiError | null };
  const store = createDraftStore(draft, server);
  const keeping = keepUp({
    store,
    language: 'nl',
    load: () => {
      state.loads += 1;
      return state.refusal ? Promise.reject(state.refusal) : Promise.resolve(state.draft);
    },
    inHand: () => inHand,
    lost: store.lose,
    shown: (changes) => void state.shown.push(...changes),
  });
  const hear = (data: DocumentEvent) => keeping.hear({ name: 'change', data, id: '1' });
  const headingOf = (guid: string) => store.getSnapshot().blocks.find((each) => each.guid === guid)?.content['heading'];
  const saveByOther = (text: string, version: number, about: Partial<Draft> = {}) => {
    const blocks = [block, { ...other, content: { heading: text }, contentVersion: version }];
    state.draft = draftOf(blocks, { structureVersion: 3, draftVersion: version, hasChanges: true, ...about });
  };
  return { server, state, store, keeping, hear, headingOf, saveByOther };
}

test('R10.13 what another saves is on the page within a second, loaded once for what comes together', async () => {
  const { state, store, hear, headingOf, saveByOther } = editing();
  saveByOther('Van Anna', 9);
  hear(words(8));
  hear(words(9));
  await vi.advanceTimersByTimeAsync(1000);
  expect(headingOf(other.guid)).toBe('Van Anna');
  expect(state).toMatchObject({ loads: 1, shown: [{ version: 8 }, { version: 9 }] });
  expect(store.getSnapshot()).toMatchObject({ seen: { draftVersion: 9 }, hasChanges: true });
});

test('R10.13 what is being typed stays, in its block and until the server has it', async () => {
  const { state, store, hear, headingOf, saveByOther } = editing();
  store.changeContent(heading, 'Van mij');
  saveByOther('Van Anna', 8);
  hear(words(8));
  await vi.advanceTimersByTimeAsync(500);
  expect([headingOf(block.guid), headingOf(other.guid)]).toEqual(['Van mij', 'Van Anna']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(headingOf(block.guid)).toBe('Van mij');
  // A draft that was on its way while this was saved is older than what is here.
  state.draft = draft;
  hear(words(99));
  await vi.advanceTimersByTimeAsync(1500);
  expect(headingOf(block.guid)).toBe('Van mij');
});

test('the word of one’s own save loads nothing', async () => {
  const { state, store, hear } = editing();
  store.changeContent(heading, 'Van mij');
  await store.flush();
  hear(words(8, { block: block.guid }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.loads).toBe(0);
});

test('words of another language say nothing here, but for the Dutch ones that stand in for others', async () => {
  const { state, hear } = editing();
  hear(words(8, { language: 'en' }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(state.loads).toBe(0);
});

test('R10.13 after a publication by another there is nothing to publish', async () => {
  const { store, hear, saveByOther } = editing();
  saveByOther('Van Anna', 8);
  hear(words(8));
  await vi.advanceTimersByTimeAsync(1000);
  saveByOther('Van Anna', 8, { hasChanges: false });
  hear({ kind: 'published', block: null, language: 'nl', version: null, who: anna });
  await vi.advanceTimersByTimeAsync(1500);
  expect(store.getSnapshot()).toMatchObject({ hasChanges: false, isPublished: true });
});

test('what was missed is found by the counters at first, and by a look at each later beginning', async () => {
  const { state, keeping } = editing();
  const begin = (name: 'opened' | 'reset', draftVersion: number) =>
    keeping.hear({ name, data: { structureVersion: 3, draftVersions: { nl: draftVersion } }, id: null });
  begin('opened', 7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.loads).toBe(0);
  begin('reset', 7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.loads).toBe(1);
});

test.each([
  { status: 503, lost: null, loads: 3 },
  { status: 403, lost: 'forbidden', loads: 1 },
])('R10.18 a draft that cannot be loaded ($status) is asked for again, unless that is refused', async ({ status, lost, loads }) => {
  const { state, store, hear } = editing();
  state.refusal = new ApiError({ status, code: 'request.refused' });
  hear(words(8));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.getSnapshot().lost).toBe(lost);
  expect(state.loads).toBe(loads);
});

test('who is in a block that another takes away is told so, and by whom', async () => {
  const { server, state, hear } = editing(other.guid);
  state.draft = draftOf([block], { structureVersion: 4, draftVersion: 7 });
  hear({ kind: 'structure', block: null, language: null, version: 4, who: anna });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.told).toEqual([{ kind: 'removed', guid: other.guid, who: anna }]);
});

test('R10.18 when the right is taken the editor says so, keeps what is not saved, and does not try at each key', async () => {
  const { server, store } = editing();
  const save = vi.spyOn(server, 'saveContent');
  store.changeContent(heading, 'Van mij');
  store.lose('forbidden');
  store.changeContent(heading, 'Nog van mij');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.getSnapshot()).toMatchObject({ saveState: 'lost', lost: 'forbidden' });
  expect(store.unsavedText()).toBe('Nog van mij');
  expect(save).not.toHaveBeenCalled();
});
