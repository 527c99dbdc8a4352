import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { inverseOf, againOf, isStillDone } from '#domains/documents/model/inverse-operations.ts';
import type { Colleague, Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import type { KeptBlock, Structure } from '#domains/documents/model/structure.ts';
import { ApiError, isForbidden, isGone } from '#platform/web/api-error.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import {
  isSamePlace,
  isSameValue,
  mergeValues,
  placeOfPath,
  valueAt,
  withTheirSide,
  type Conflict,
  type FieldPlace,
  type Values,
} from './field-values.ts';
import { createCommandStack, type Command, type CommandStack, type Direction, type FieldValue } from './store/command-stack.ts';
import type { Happening } from './store/happening.ts';
import type { Journal, JournalEntry } from './store/journal.ts';
import { createStructureQueue, structureOf } from './store/structure-queue.ts';
import { emptyWords, fieldIn, ownWords, withField, withOwnWords, wordsOf, type BlockWords } from './store/words-of-block.ts';
import { textOfValue } from './text-of-value.ts';

/** How far what is on the screen is from what is on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'lost' | 'refused' | 'conflict';

/** A field that cannot be saved as it is: to send it again would be refused again. */
export interface Refusal extends FieldPlace {
  code: string;
  /** How many characters may be in it, when it has too many. */
  maximum: number | null;
}

export interface DraftState extends Pick<Draft, 'layout' | 'options'> {
  /** All that were not taken away, hidden ones too, in the order in which they stand. */
  blocks: readonly DraftBlock[];
  saveState: SaveState;
  /** When something was last saved here. */
  savedOn: Date | null;
  hasChanges: boolean;
  isPublished: boolean;
  conflicts: readonly Conflict[];
  refusals: readonly Refusal[];
  /** The counters up to which its editor has everything before them, what others saved included: what a publication names. */
  seen: Pick<Draft, 'structureVersion' | 'draftVersion'>;
  /** Why nothing can be saved here any more: its editor may not, or the page is gone. */
  lost: 'forbidden' | 'gone' | null;
  canUndo: boolean;
  canRedo: boolean;
}

/** Each save has a key of its own: sent again under that key, it is still the same one. */
export interface DraftCalls {
  saveContent(block: ToSave, key: string): Promise<SavedContent>;
  change(operations: readonly Operation[], key: string): Promise<{ structureVersion: number; structure: Structure }>;
  /** The draft as it is now, with what others made. */
  load(): Promise<Draft>;
  tell(happening: Happening): void;
}

export type ToSave = Pick<DraftBlock, 'guid' | 'content' | 'contentVersion'>;
type SavedContent = Pick<DraftBlock, 'content' | 'contentVersion'> & { draftVersion: number; removed: { who: Colleague | null } | null };

export interface DraftMemory {
  ownGuid: string | null;
  /** Shared by the languages of a document. */
  stack: CommandStack;
  journal: Journal | null;
}

/** What is done in one step: operations, with the words that change with them. */
interface Step {
  operations: readonly Operation[];
  words?: readonly { address: Pick<FieldAddress, 'item' | 'field'> & { block: { guid: string } }; value: unknown }[];
}

/** Long enough for a pause between words, short enough that little is lost. */
const pause = 800;
const longest = 5000;
/** Between two tries, when the ones before failed. */
const longestWait = 3000;
/** As often as others may save the same block between two tries of this one. */
const mostTries = 5;

/** What an editor changes, kept on the server as they go. One save is under way at a time, so that versions follow each other. */
export interface DraftStore extends Store<DraftState> {
  changeContent(address: FieldAddress, value: unknown): void;
  changeOption(address: FieldAddress, value: unknown): void;
  run(step: Step): void;
  undo(): void;
  redo(): void;
  /** Saves what is waiting, now. True when everything is on the server. */
  flush(): Promise<boolean>;
  /** After a conflict: which of the two texts it shall be. */
  choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean>;
  /** What is not on the server, as text that can be kept elsewhere. */
  unsavedText(): string;
  /** How often something was changed here. */
  edits(): number;
  /** What was changed after these edits is not published yet, though it may be saved. */
  markPublished(edits: number): void;
  /** Shows what others made of the draft meanwhile, with what was changed here and is not saved yet. */
  refresh(draft: Draft): void;
  /** Its editor is there: what was left here comes back, and a step that leads to this language is taken. */
  begin(): void;
  close(): void;
}

export function createDraftStore(draft: Draft, calls: DraftCalls, memory: Partial<DraftMemory> = {}): DraftStore {
  const { ownGuid = null, stack = createCommandStack(), journal = null } = memory;
  const { language } = draft;
  const structure = createStructureQueue(structureOf(draft));
  const words = new Map(draft.buildingBlockInstances.map((block) => [block.guid, wordsOf(block)]));
  /** What the server had of the words of each block when it was last heard. */
  const known = new Map(draft.buildingBlockInstances.map((block) => [block.guid, ownWords(block)]));
  /** By block, the save of which nobody knows what became. It goes again before anything else of that block does. */
  const inDoubt = new Map<string, { block: ToSave; key: string }>();
  /** The fields that the server does not have as they are here. */
  let changed: readonly FieldPlace[] = [];
  let shown = new Map<string, { block: KeptBlock; words: BlockWords; both: DraftBlock }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let saving: Promise<void> | undefined;
  let hasFailed = false;
  /** Tries in a row that came to nothing, though another may do better. */
  let failures = 0;
  let edits = 0;

  const store = createStore<DraftState>({
    blocks: joinBlocks(),
    layout: draft.layout,
    options: draft.options,
    saveState: 'saved',
    savedOn: null,
    hasChanges: draft.hasChanges,
    isPublished: draft.isPublished,
    conflicts: [],
    refusals: [],
    seen: { structureVersion: draft.structureVersion, draftVersion: draft.draftVersion },
    lost: null,
    canUndo: stack.peek('undo') !== undefined,
    canRedo: stack.peek('redo') !== undefined,
  });

  /** A block stays the same object while nothing of it changes: what shows it has nothing to do then. */
  function joinBlocks(): DraftBlock[] {
    const next: typeof shown = new Map();
    const blocks = structure.current().blocks.filter(({ isRemoved }) => !isRemoved);
    const joined = blocks.map((block, sortId) => {
      const own = words.get(block.guid) ?? emptyWords(block.type, language);
      words.set(block.guid, own);
      const former = shown.get(block.guid);
      const isSame = former?.block === block && former.words === own && former.both.sortId === sortId;
      const { isRemoved: _, ...rest } = block;
      const both = isSame ? former.both : { ...rest, ...own, sortId };
      next.set(block.guid, { block, words: own, both });
      return both;
    });
    shown = next;
    return joined;
  }

  function patch(change: Partial<DraftState>): void {
    const blocks = joinBlocks();
    const { layout, options } = structure.current();
    const former = store.getSnapshot();
    const isSame = blocks.length === former.blocks.length && blocks.every((block, index) => block === former.blocks[index]);
    const steps = { canUndo: stack.peek('undo') !== undefined, canRedo: stack.peek('redo') !== undefined };
    const next = { ...former, ...(!isSame && { blocks }), layout, options, ...steps, ...change };
    store.set({ ...next, saveState: saveStateOf(next) });
    journal?.note(entry());
  }

  function saveStateOf({ conflicts, refusals, lost }: DraftState): SaveState {
    if (lost !== null) return 'lost';
    if (conflicts.length > 0) return 'conflict';
    if (refusals.length > 0) return 'refused';
    // It is tried again meanwhile, which nobody has to be told at each try.
    if (failures > 0 || (hasFailed && !saving)) return 'failed';
    if (saving) return 'saving';
    return isWaiting() ? 'waiting' : 'saved';
  }

  const isWaiting = () => changed.length > 0 || structure.waiting().length > 0;

  const wordsIn = (guid: string) => words.get(guid) ?? emptyWords('', language);

  /** What is here and not on the server, and the steps that can be taken back. */
  function entry(): JournalEntry {
    const places = changed.map((place) => ({ place, ...fieldIn(wordsIn(place.guid), place) }));
    const bases = [...new Set(changed.map(({ guid }) => guid))].map((guid) => {
      return { guid, words: known.get(guid) ?? {}, version: wordsIn(guid).contentVersion };
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
    schedule();
  }

  function run({ operations, words: given = [] }: Step): void {
    if (!isWaiting()) waitingSince = Date.now();
    const inverse = inverseOf(structure.current(), operations);
    const [bare, first] = withoutFirstWords(operations);
    if (bare.length > 0) structure.add(bare);
    const fields = [
      ...first,
      ...given.map(({ address: { block, item, field }, value }) => ({ place: { guid: block.guid, item, field }, value })),
    ];
    const changes = fields.map(({ place, value }) => {
      const before = fieldIn(wordsOfNew(place.guid), place);
      const after: FieldValue = { value, isFallback: false };
      write(place, after);
      return { place, before, after };
    });
    stack.record({ language, words: changes, operations: againOf(bare), inverse });
    noteEdit(changes.map(({ place }) => place));
  }

  /** Of a block that was put in a moment ago. */
  function wordsOfNew(guid: string): BlockWords {
    const own = words.get(guid) ?? emptyWords(structure.current().blocks.find((block) => block.guid === guid)?.type ?? '', language);
    words.set(guid, own);
    return own;
  }

  /** First words in the language that is before its editor are saved like all other words: their versions are known then. */
  function withoutFirstWords(operations: readonly Operation[]): [Operation[], { place: FieldPlace; value: unknown }[]] {
    const fields = operations.flatMap((operation) => {
      if (operation.op !== 'insert') return [];
      const { guid, content } = operation.block;
      return fieldsIn(content[language] ?? {}).map(({ item, field, value }) => ({ place: { guid, item, field }, value }));
    });
    const bare = operations.map((operation): Operation => {
      if (operation.op !== 'insert') return operation;
      const { [language]: _, ...content } = operation.block.content;
      return { ...operation, block: { ...operation.block, content } };
    });
    return [bare, fields];
  }

  function takeStep(direction: Direction): void {
    let count = 0;
    for (let command = stack.peek(direction); command; command = stack.peek(direction)) {
      if (command.words.length > 0 && command.language !== language) {
        stack.owe(direction);
        calls.tell({ kind: 'elsewhere', language: command.language });
        break;
      }
      if (canTake(command, direction)) {
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

  /** What somebody else changed since is not theirs to take back. */
  function canTake({ words: changes, operations, inverse }: Command, direction: Direction): boolean {
    const isSo = ({ place, before, after }: Command['words'][number]) => {
      const expected = direction === 'undo' ? after : before;
      return isSameValue(fieldIn(wordsIn(place.guid), place).value, expected.value);
    };
    return isStillDone(structure.current(), direction === 'undo' ? operations : inverse) && changes.every(isSo);
  }

  function perform({ words: changes, operations, inverse }: Command, direction: Direction): void {
    if (!isWaiting()) waitingSince = Date.now();
    const doing = direction === 'undo' ? inverse : operations;
    if (doing.length > 0) structure.add(doing);
    for (const { place, before, after } of changes) write(place, direction === 'undo' ? before : after);
    noteEdit(changes.map(({ place }) => place));
    const [first] = changes;
    const guid = doing.flatMap((operation) => guidIn(operation))[0];
    if (first) calls.tell({ kind: 'shown', place: first.place });
    else if (guid !== undefined) calls.tell({ kind: 'shown', place: { guid } });
  }

  function schedule(): void {
    clearTimeout(timer);
    const patience = Math.max(0, Math.min(pause, waitingSince + longest - Date.now()));
    timer = setTimeout(() => void saveWaiting(), patience);
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
    clearTimeout(timer);
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
      if (isToBeInserted(guid)) continue;
      await saveBlock(guid, mostTries).catch((error: unknown) => {
        if (!noteRefusal(guid, error)) fail(error);
      });
    }
    saving = undefined;
    waitingSince = Date.now();
    failures = tries.isHopeful ? failures + 1 : 0;
    const { lost } = tries;
    patch(hasFailed ? { lost } : { savedOn: new Date(), lost });
    if (tries.isHopeful) tryAgainLater();
    else if (!hasFailed && (blocksToSave().length > 0 || structure.waiting().length > 0)) schedule();
  }

  /** A server that was away is back by itself; its editor has nothing to press. */
  function tryAgainLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveWaiting(), Math.min(longestWait, pause * 2 ** (failures - 1)));
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
    // Words for a block that will not be there have no place.
    const isThere = new Set(structure.current().blocks.map(({ guid }) => guid));
    changed = changed.filter(({ guid }) => isThere.has(guid));
    const [last] = [stack.peek('undo')];
    if (last && isSameValue(last.operations, againOf(operations))) stack.skip('undo');
    patch({});
    calls.tell({ kind: 'putBack', error });
  }

  /** The structure is here as a whole now; of a block that others put in, the words are not. */
  async function noteStructure(structureVersion: number): Promise<void> {
    const isKnown = structure.current().blocks.every(({ guid, isRemoved }) => isRemoved || words.has(guid));
    if (isKnown) patch({ seen: { ...store.getSnapshot().seen, structureVersion } });
    else refresh(await calls.load());
  }

  function isToBeInserted(guid: string): boolean {
    return structure
      .waiting()
      .some(({ operations }) => operations.some((operation) => operation.op === 'insert' && operation.block.guid === guid));
  }

  async function saveBlock(guid: string, tries: number): Promise<void> {
    try {
      const sent = inDoubt.get(guid);
      if (sent) await settle(sent.block, sent.key);
      // It was no other change than the one that is waiting.
      if (!changed.some((place) => place.guid === guid)) return;
      const { contentVersion } = wordsIn(guid);
      await settle({ guid, content: ownWords(wordsIn(guid)), contentVersion }, newCorrelationId());
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
      if (removed) noteRemoved(guid, removed.who);
      noteSeen(draftVersion);
    } catch (error) {
      if (isAnswered(error)) inDoubt.delete(guid);
      throw error;
    }
  }

  function noteRemoved(guid: string, who: Colleague | null): void {
    if (!structure.current().blocks.some((block) => block.guid === guid && !block.isRemoved)) return;
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
    words.set(guid, withOwnWords(wordsIn(guid), merged, Number(details['version'])));
    known.set(guid, theirs);
    patch({ conflicts: [...store.getSnapshot().conflicts, ...conflicts] });
    return conflicts.length === 0;
  }

  function noteRefusal(guid: string, error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 422) return false;
    const refusals = error.fields.map(({ path, code, params }): Refusal => {
      const { isWhole, ...place } = placeOfPath(guid, path);
      return { ...place, code, maximum: isWhole ? Number(params?.['maximum']) || null : null };
    });
    patch({ refusals: [...store.getSnapshot().refusals, ...refusals] });
    return refusals.length > 0;
  }

  function unsavedText(): string {
    const texts = changed.map((place) => textOfValue(fieldIn(wordsIn(place.guid), place).value));
    return texts.filter((text) => text !== '').join('\n\n');
  }

  function refresh(fresh: Draft): void {
    structure.learn(structureOf(fresh));
    for (const block of fresh.buildingBlockInstances) {
      // What is waiting here is merged with theirs when it is saved.
      if (changed.some(({ guid }) => guid === block.guid)) continue;
      known.set(block.guid, ownWords(block));
      const own = wordsOf(block);
      if (!isSameValue(words.get(block.guid), own)) words.set(block.guid, own);
    }
    const { structureVersion, draftVersion, hasChanges, isPublished } = fresh;
    patch({ seen: { structureVersion, draftVersion }, hasChanges: hasChanges || isWaiting(), isPublished });
  }

  async function choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean> {
    if (whose === 'theirs') {
      const value = withTheirSide(fieldIn(wordsIn(conflict.guid), conflict).value, conflict);
      write(conflict, { value, isFallback: false });
      // Of running text the rest was merged, which is not on the server yet.
      if (!conflict.within) changed = changed.filter((place) => !isSamePlace(place, conflict));
    }
    patch({ conflicts: store.getSnapshot().conflicts.filter((each) => each !== conflict) });
    return flush();
  }

  /** What was here when the page was left, put on what others made of it since. */
  function resume({ places, bases, batches, commands }: JournalEntry): void {
    stack.fill(commands);
    if (places.length > 0 || batches.length > 0) {
      structure.resume(batches);
      for (const { guid, words: base, version } of bases) {
        const own = words.get(guid);
        if (!own) continue;
        // Saved as if nothing had come since: what has is merged then, as with any other save.
        known.set(guid, base);
        words.set(guid, { ...own, contentVersion: version });
      }
      for (const { place, value, isFallback } of places) if (words.has(place.guid)) write(place, { value, isFallback });
      waitingSince = Date.now();
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
    undo: () => takeStep('undo'),
    redo: () => takeStep('redo'),
    flush,
    choose,
    unsavedText,
    edits: () => edits,
    markPublished: (seen) => patch({ hasChanges: edits !== seen, isPublished: true }),
    refresh,
    begin,
    close: () => clearTimeout(timer),
  };
}

function optionOperation(block: string, item: string | null, field: string, value: unknown): Operation {
  const set = { [field]: value ?? null };
  return item === null ? { op: 'set', block, set } : { op: 'setItem', block, list: 'items', item, set };
}

interface Field {
  item: string | null;
  field: string;
  value: unknown;
}

function fieldsIn(content: Values): Field[] {
  return Object.entries(content).flatMap(([field, value]): Field[] => {
    if (field !== 'items') return [{ item: null, field, value }];
    return Object.entries(value as Record<string, Values>).flatMap(([item, fields]) =>
      Object.entries(fields).map(([name, each]) => ({ item, field: name, value: each })),
    );
  });
}

function guidIn(operation: Operation): string[] {
  if (operation.op === 'insert') return [operation.block.guid];
  return 'block' in operation ? [operation.block] : [];
}

function lossIn(error: unknown): DraftState['lost'] {
  if (isForbidden(error)) return 'forbidden';
  return isGone(error) ? 'gone' : null;
}

/** A refusal is an answer; that something broke on the way says nothing about what became of it. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** What would be refused again. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 409, 413, 422].includes(error.status);
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}
