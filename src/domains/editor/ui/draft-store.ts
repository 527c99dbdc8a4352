import { againOf, inverseOf } from '#domains/documents/model/inverse-operations.ts';
import type { Colleague, Draft } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { createStore } from '#platform/web/store.ts';
import {
  isSamePlace,
  isSameValue,
  mergeValues,
  valueAt,
  withValueAt,
  withTheirSide,
  type Conflict,
  type FieldPlace,
  type Values,
} from './field-values.ts';
import { createCommandStack, isStillAsLeft, type Command, type Direction, type FieldValue } from './store/command-stack.ts';
import type { DraftCalls, DraftMemory, DraftState, DraftStore, Others, Step, ToSave } from './store/draft-state.ts';
import { isAnswered, isRefused, isStale, lossIn, refusalsIn } from './store/failures.ts';
import { createBlockJoiner } from './store/joined-blocks.ts';
import type { JournalEntry } from './store/journal.ts';
import { guidIn, optionOperation, withoutFirstWords } from './store/operations.ts';
import { saveStateOf, stateOf } from './store/save-state.ts';
import { createPace } from './store/pace.ts';
import { createStructureQueue, laterOf, structureOf } from './store/structure-queue.ts';
import { emptyWords, fieldIn, firstWords, ownWords, withField, withOwnWords, wordsOf } from './store/words-of-block.ts';
import { partsOf, textOfDocument } from './store/words-of-document.ts';
import { textOfValue } from './text-of-value.ts';

/** As often as others may save the same block between two tries of this one. */
const mostTries = 5;

/** What an editor changes, kept on the server as they go. One save is under way at a time, so that versions follow each other. */
export function createDraftStore(draft: Draft, calls: DraftCalls, memory: Partial<DraftMemory> = {}): DraftStore {
  const { ownGuid = null, stack = createCommandStack(), journal = null } = memory;
  const { language } = draft;
  const structure = createStructureQueue(structureOf(draft));
  const words = new Map(partsOf(draft).map((part) => [part.guid, wordsOf(part)]));
  /** What the server had of the words of each of them when it was last heard. */
  const known = new Map(partsOf(draft).map((part) => [part.guid, ownWords(part)]));
  /** By block, the save of which nobody knows what became. It goes again before anything else of that block does. */
  const inDoubt = new Map<string, { block: ToSave; key: string }>();
  /** By block: its words as they would be had the texts been chosen that were not. They go along with its next save. */
  const notChosen = new Map<string, Values>();
  /** By block with a choice to make: what it began with. Who comes back before they chose is asked again. */
  const undecided = new Map<string, { words: Values; version: number }>();
  /** The fields that the server does not have as they are here. */
  let changed: readonly FieldPlace[] = [];
  const wordsIn = (guid: string) => words.get(guid) ?? emptyWords('', language);
  const joiner = createBlockJoiner(language);
  const joinBlocks = () => joiner.join(structure.current().blocks, words);
  const pace = createPace(() => void saveWaiting());
  let saving: Promise<void> | undefined;
  let hasFailed = false;
  /** Tries in a row that came to nothing, though another may do better. */
  let failures = 0;
  let edits = 0;

  const stepsThere = () => ({ canUndo: stack.peek('undo') !== undefined, canRedo: stack.peek('redo') !== undefined });
  const shownWords = () => textOfDocument(wordsIn(draft.guid));
  const store = createStore<DraftState>({ ...stateOf(draft), blocks: joinBlocks(), words: shownWords(), ...stepsThere() });

  function patch(change: Partial<DraftState>): void {
    const blocks = joinBlocks();
    const { layout, options } = structure.current();
    const former = store.getSnapshot();
    const isSame = blocks.length === former.blocks.length && blocks.every((block, index) => block === former.blocks[index]);
    const next = { ...former, ...(!isSame && { blocks }), layout, options, words: shownWords(), ...stepsThere(), ...change };
    const isFailing = failures > 0 || (hasFailed && !saving);
    store.set({ ...next, saveState: saveStateOf(next, { isFailing, isSaving: saving !== undefined, isWaiting: isWaiting() }) });
    journal?.note(entry());
  }

  const isWaiting = () => changed.length > 0 || structure.waiting().length > 0;

  const valueOf = (place: FieldPlace) => fieldIn(wordsIn(place.guid), place).value;

  /** What is here and not on the server, and the steps that can be taken back. */
  function entry(): JournalEntry {
    const places = changed.map((place) => ({ place, ...fieldIn(wordsIn(place.guid), place) }));
    const bases = [...new Set(changed.map(({ guid }) => guid))].map((guid) => {
      return { guid, ...(undecided.get(guid) ?? { words: known.get(guid) ?? {}, version: wordsIn(guid).contentVersion }) };
    });
    return { language, places, bases, batches: structure.waiting(), commands: stack.read() };
  }

  function write(place: FieldPlace, value: FieldValue): void {
    words.set(place.guid, withField(wordsIn(place.guid), place, value, language));
    if (!changed.some((each) => isSamePlace(each, place))) changed = [...changed, place];
  }

  function noteEdit(places: readonly FieldPlace[]): void {
    hasFailed = false;
    edits += 1;
    const isTouched = ({ guid }: FieldPlace) => places.some((place) => place.guid === guid);
    // Whether it is still refused is for the next save to say.
    patch({ hasChanges: true, refusals: store.getSnapshot().refusals.filter((refusal) => !isTouched(refusal)) });
    // What is refused for good would be refused again at every pause between two words.
    if (store.getSnapshot().lost === null) pace.soon();
  }

  function run({ operations, words: given = [] }: Step): void {
    if (!isWaiting()) pace.begin();
    const inverse = inverseOf(structure.current(), operations);
    for (const operation of operations) {
      if (operation.op === 'insert') words.set(operation.block.guid, firstWords(operation.block, language));
    }
    const [bare, first] = withoutFirstWords(operations, language);
    if (bare.length > 0) structure.add(bare);
    const fields = [
      ...first,
      ...given.map(({ address: { block, item, field }, value }) => ({ place: { guid: block.guid, item, field }, value })),
    ];
    const changes = fields.map(({ place, value }) => {
      const before = fieldIn(wordsIn(place.guid), place);
      const after: FieldValue = { value, isFallback: false };
      write(place, after);
      return { place, before, after };
    });
    stack.record({ language, words: changes, operations: againOf(bare), inverse });
    noteEdit(changes.map(({ place }) => place));
  }

  function takeStep(direction: Direction): void {
    let count = 0;
    for (let command = stack.peek(direction); command; command = stack.peek(direction)) {
      if (command.words.length > 0 && command.language !== language) {
        stack.owe(direction);
        calls.tell({ kind: 'elsewhere', language: command.language });
        break;
      }
      if (isStillAsLeft(command, direction, structure.current(), valueOf)) {
        stack.take(direction);
        perform(command, direction);
        break;
      }
      stack.skip(direction);
      count += 1;
    }
    if (count === 0) return;
    patch({});
    calls.tell({ kind: 'skipped', count, direction });
  }

  function perform({ words: changes, operations, inverse }: Command, direction: Direction): void {
    if (!isWaiting()) pace.begin();
    const doing = direction === 'undo' ? inverse : operations;
    if (doing.length > 0) structure.add(doing);
    for (const { place, before, after } of changes) write(place, direction === 'undo' ? before : after);
    noteEdit(changes.map(({ place }) => place));
    const [first] = changes;
    const guid = doing.flatMap((operation) => guidIn(operation))[0];
    if (first) calls.tell({ kind: 'shown', place: first.place });
    else if (guid !== undefined) calls.tell({ kind: 'shown', place: { guid } });
  }

  /** Nothing is written over what somebody else wrote until its editor has chosen, and nothing that was refused is sent again. */
  function blocksToSave(): string[] {
    const { conflicts, refusals } = store.getSnapshot();
    const held = new Set([...conflicts, ...refusals].map(({ guid }) => guid));
    return [...new Set(changed.map(({ guid }) => guid))].filter((guid) => !held.has(guid));
  }

  async function flush(): Promise<boolean> {
    stack.close();
    do await saveWaiting();
    while (!hasFailed && (blocksToSave().length > 0 || structure.waiting().length > 0));
    return !isWaiting();
  }

  async function saveWaiting(): Promise<void> {
    pace.stop();
    while (saving) await saving;
    if (blocksToSave().length === 0 && structure.waiting().length === 0) return;
    hasFailed = false;
    saving = saveAll();
    patch({});
    await saving;
  }

  async function saveAll(): Promise<void> {
    const tries = { isHopeful: false, lost: null as DraftState['lost'] };
    function fail(error: unknown): void {
      hasFailed = true;
      tries.lost ??= lossIn(error);
      tries.isHopeful ||= !isAnswered(error);
    }
    if (structure.waiting().length > 0) await saveStructure(fail);
    for (const guid of blocksToSave()) {
      // The server does not know it yet.
      if (structure.isToBeInserted(guid)) continue;
      await saveBlock(guid, mostTries).catch((error: unknown) => {
        if (!noteRefusal(guid, error)) fail(error);
      });
    }
    saving = undefined;
    pace.begin();
    failures = tries.isHopeful ? failures + 1 : 0;
    const { lost } = tries;
    patch(hasFailed ? { lost } : { savedOn: new Date(), lost });
    if (tries.isHopeful) pace.later(failures);
    else if (!hasFailed && (blocksToSave().length > 0 || structure.waiting().length > 0)) pace.soon();
  }

  /** In their order, each as it was given. What is refused was never done, here neither. */
  async function saveStructure(fail: (error: unknown) => void): Promise<void> {
    for (let batch = structure.next(); batch; batch = structure.next()) {
      try {
        const { structureVersion, structure: fresh } = await calls.change(batch.operations, batch.key);
        structure.settle(batch.key, fresh);
        await noteStructure(structureVersion);
      } catch (error) {
        if (!isRefused(error)) {
          fail(error);
          return;
        }
        putBack(batch, error);
      }
    }
  }

  function putBack({ key, operations }: { key: string; operations: readonly Operation[] }, error: unknown): void {
    structure.drop(key);
    // Words for a block that will not be there have no place; who typed them can take them along.
    const isThere = new Set([draft.guid, ...structure.current().blocks.map(({ guid }) => guid)]);
    const text = textIn(changed.filter(({ guid }) => !isThere.has(guid)));
    changed = changed.filter(({ guid }) => isThere.has(guid));
    const [last] = [stack.peek('undo')];
    if (last && isSameValue(last.operations, againOf(operations))) stack.skip('undo');
    patch({});
    calls.tell({ kind: 'putBack', error, text });
  }

  /** The structure is here as a whole now; of a block that others put in, the words are not. */
  async function noteStructure(structureVersion: number): Promise<void> {
    const isKnown = structure.current().blocks.every(({ guid, isRemoved }) => isRemoved || words.has(guid));
    if (isKnown) patch({ seen: { ...store.getSnapshot().seen, structureVersion } });
    else refresh(await calls.load());
  }

  async function saveBlock(guid: string, tries: number): Promise<void> {
    try {
      const sent = inDoubt.get(guid);
      if (sent) await settle(sent.block, sent.key);
      // It was no other change than the one that is waiting.
      if (!isChanged(guid)) return;
      const { contentVersion } = wordsIn(guid);
      const setAside = notChosen.get(guid);
      const base = known.get(guid) ?? {};
      await settle({ guid, content: ownWords(wordsIn(guid)), base, contentVersion, ...(setAside && { setAside }) }, newCorrelationId());
    } catch (error) {
      if (!isStale(error)) throw error;
      if (!mergeWith(error, guid)) return;
      if (tries <= 1) throw error;
      await saveBlock(guid, tries - 1);
    }
  }

  /** Sends a block as it was then; what was changed since waits for the next time. */
  async function settle(block: ToSave, key: string): Promise<void> {
    const { guid } = block;
    inDoubt.set(guid, { block, key });
    try {
      const { content, contentVersion, draftVersion, removed } = await calls.saveContent(block, key);
      known.set(guid, content);
      const now = ownWords(wordsIn(guid));
      const isSent = (place: FieldPlace) => place.guid === guid && isSameValue(valueAt(now, place), valueAt(block.content, place));
      changed = changed.filter((place) => !isSent(place));
      words.set(guid, { ...wordsIn(guid), contentVersion });
      inDoubt.delete(guid);
      if (notChosen.get(guid) === block.setAside) notChosen.delete(guid);
      if (removed) noteRemoved(guid, removed.who);
      noteSeen(draftVersion);
    } catch (error) {
      if (isAnswered(error)) inDoubt.delete(guid);
      throw error;
    }
  }

  function noteRemoved(guid: string, who: Colleague | null): void {
    if (!structure.there().has(guid)) return;
    structure.noteRemoved(guid);
    calls.tell({ kind: 'removed', guid, who });
  }

  /** A counter that rose by one has this change alone; by more, what others saved in between was not seen. */
  function noteSeen(draftVersion: number): void {
    const { seen } = store.getSnapshot();
    patch(draftVersion === seen.draftVersion + 1 ? { seen: { ...seen, draftVersion } } : {});
  }

  /** Somebody else was first: what they saved is taken over, but for the fields that were changed here. False when both changed one. */
  function mergeWith({ details }: ApiError, guid: string): boolean {
    const base = known.get(guid) ?? {};
    const theirs = (details['value'] ?? base) as Values;
    const isOwn = ownGuid !== null && (details['who'] as { guid?: string } | null | undefined)?.guid === ownGuid;
    const places = changed.filter((place) => place.guid === guid);
    const { merged, conflicts: found } = mergeValues({ base, theirs, mine: ownWords(wordsIn(guid)), places });
    // In another tab of the same person: what they type here is the newest.
    const conflicts = isOwn ? [] : found;
    if (conflicts.length > 0 && !undecided.has(guid)) undecided.set(guid, { words: base, version: wordsIn(guid).contentVersion });
    words.set(guid, withOwnWords(wordsIn(guid), merged, Number(details['version'])));
    known.set(guid, theirs);
    patch({ conflicts: [...store.getSnapshot().conflicts, ...conflicts] });
    return conflicts.length === 0;
  }

  function noteRefusal(guid: string, error: unknown): boolean {
    const refusals = refusalsIn(error, guid);
    patch({ refusals: [...store.getSnapshot().refusals, ...refusals] });
    return refusals.length > 0;
  }

  function textIn(places: readonly FieldPlace[]): string {
    const texts = places.map((place) => textOfValue(valueOf(place)));
    return texts.filter((text) => text !== '').join('\n\n');
  }

  function refresh(fresh: Draft, { inHand, who }: Others = { inHand: null, who: null }): void {
    const { seen } = store.getSnapshot();
    const before = structure.there();
    // What was saved here while it was on its way is newer.
    if (fresh.structureVersion >= seen.structureVersion) structure.learn(structureOf(fresh));
    for (const part of partsOf(fresh)) {
      // What is waiting here is merged with theirs when it is saved.
      if (isChanged(part.guid) || inDoubt.has(part.guid)) continue;
      if (part.contentVersion < (words.get(part.guid)?.contentVersion ?? 0)) continue;
      known.set(part.guid, ownWords(part));
      const own = wordsOf(part);
      if (!isSameValue(words.get(part.guid), own)) words.set(part.guid, own);
    }
    const { hasChanges, isPublished } = fresh;
    patch({ seen: laterOf(seen, fresh), hasChanges: hasChanges || isWaiting(), isPublished });
    for (const guid of before.difference(structure.there())) {
      if (guid === inHand || isChanged(guid)) calls.tell({ kind: 'removed', guid, who });
    }
  }

  const isChanged = (guid: string) => changed.some((place) => place.guid === guid);

  async function choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean> {
    const { guid } = conflict;
    const mine = valueOf(conflict);
    const theirs = withTheirSide(mine, conflict);
    notChosen.set(guid, withValueAt(notChosen.get(guid) ?? ownWords(wordsIn(guid)), conflict, whose === 'mine' ? theirs : mine));
    // Saved also when it is what the server has: what was not chosen goes along.
    write(conflict, { value: whose === 'mine' ? mine : theirs, isFallback: false });
    const conflicts = store.getSnapshot().conflicts.filter((each) => each !== conflict);
    if (!conflicts.some((each) => each.guid === guid)) undecided.delete(guid);
    patch({ conflicts });
    return flush();
  }

  /** What was here when the page was left, put on what others made of it since. */
  function resume({ places, bases, batches, commands }: JournalEntry): void {
    stack.fill(commands);
    if (places.length > 0 || batches.length > 0) {
      structure.resume(batches);
      // Blocks that were put in here and the server does not know yet have their words from now on.
      joinBlocks();
      for (const { guid, words: base, version } of bases) {
        // Saved as if nothing had come since: what has is merged then, as with any other save. A block that is gone takes its words too.
        known.set(guid, base);
        words.set(guid, { ...wordsIn(guid), contentVersion: version });
      }
      for (const { place, value, isFallback } of places) write(place, { value, isFallback });
      pace.begin();
      noteEdit([]);
      calls.tell({ kind: 'resumed' });
    } else patch({});
  }

  function begin(): void {
    void journal?.left(language).then((left) => left.forEach(resume));
    const owed = stack.collect();
    if (owed) takeStep(owed);
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    changeContent: (address, value) => run({ operations: [], words: [{ address, value }] }),
    changeOption: ({ block, item, field }, value) => run({ operations: [optionOperation(block.guid, item, field, value)] }),
    run,
    closeStep: () => stack.close(),
    undo: () => takeStep('undo'),
    redo: () => takeStep('redo'),
    flush,
    choose,
    unsavedText: () => textIn(changed),
    edits: () => edits,
    notePublication: ({ isPublished, hasChanges }, seen) => patch({ isPublished, hasChanges: hasChanges || edits !== seen }),
    refresh,
    lose(lost) {
      pace.stop();
      patch({ lost });
    },
    begin,
    close() {
      pace.stop();
      journal?.close();
    },
  };
}
