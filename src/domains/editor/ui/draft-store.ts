import { filledWith, onlyPaths, pathOf, pathsBeyond, withoutPaths } from '#domains/blocks/model/words.ts';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { ApiError, isForbidden, isGone } from '#platform/web/api-error.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import {
  isSamePlace,
  mergeValues,
  placeOfPath,
  valueAt,
  withTheirSide,
  withValueAt,
  type Conflict,
  type FieldPlace,
  type Part,
  type Values,
} from './field-values.ts';
import { textOfValue } from './text-of-value.ts';

/** How far the words on the screen are from the ones on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'lost' | 'refused' | 'conflict';

/** A field that cannot be saved as it is: to send it again would be refused again. */
export interface Refusal extends FieldPlace {
  code: string;
  /** How many characters may be in it, when it has too many. */
  maximum: number | null;
}

export interface DraftState {
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
}

/** Each save has a key of its own: sent again under that key, it is still the same one. */
interface DraftCalls {
  saveContent(block: DraftBlock, key: string): Promise<Pick<DraftBlock, 'content' | 'contentVersion'> & { draftVersion: number }>;
  saveOptions(block: DraftBlock, key: string): Promise<Pick<DraftBlock, 'options' | 'version'> & { structureVersion: number }>;
}

/** A save without an answer: it may have been done. */
interface InDoubt {
  block: DraftBlock;
  key: string;
}

/** Long enough for a pause between words, short enough that little is lost. */
const pause = 800;
const longest = 5000;
/** Between two tries, when the ones before failed. */
const longestWait = 3000;
/** As often as others may save the same block between two tries of this one. */
const mostTries = 5;

/** What an editor changes, kept on the server as they go. One change of a block is under way at a time, so that versions follow each other. */
export interface DraftStore extends Store<DraftState> {
  changeContent(address: FieldAddress, value: unknown): void;
  changeOption(address: FieldAddress, value: unknown): void;
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
  close(): void;
}

export function createDraftStore(draft: Draft, calls: DraftCalls, ownGuid: string | null = null): DraftStore {
  const store = createStore<DraftState>({
    blocks: draft.buildingBlockInstances,
    saveState: 'saved',
    savedOn: null,
    hasChanges: draft.hasChanges,
    isPublished: draft.isPublished,
    conflicts: [],
    refusals: [],
    seen: { structureVersion: draft.structureVersion, draftVersion: draft.draftVersion },
    lost: null,
  });
  /** By block and part, the save of which nobody knows what became. It goes again before anything else of that part does. */
  const inDoubt = new Map<string, InDoubt>();
  /** The fields that the server does not have as they are here. */
  let changed: readonly FieldPlace[] = [];
  /** What the server had when it was last heard, by block and part. */
  const known = new Map<string, Values>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let saving: Promise<void> | undefined;
  let hasFailed = false;
  /** Tries in a row that came to nothing, though another may do better. */
  let failures = 0;
  let edits = 0;

  for (const block of draft.buildingBlockInstances) {
    known.set(keyOf(block.guid, 'content'), ownPart(block, 'content'));
    known.set(keyOf(block.guid, 'options'), block.options);
  }

  function patch(change: Partial<DraftState>): void {
    const next = { ...store.getSnapshot(), ...change };
    store.set({ ...next, saveState: saveStateOf(next) });
  }

  function saveStateOf({ conflicts, refusals, lost }: DraftState): SaveState {
    if (lost !== null) return 'lost';
    if (conflicts.length > 0) return 'conflict';
    if (refusals.length > 0) return 'refused';
    // It is tried again meanwhile, which nobody has to be told at each try.
    if (failures > 0 || (hasFailed && !saving)) return 'failed';
    if (saving) return 'saving';
    return changed.length > 0 ? 'waiting' : 'saved';
  }

  const findBlock = (guid: string) => store.getSnapshot().blocks.find((block) => block.guid === guid);

  function replaceBlock(guid: string, change: (block: DraftBlock) => DraftBlock): void {
    patch({ blocks: store.getSnapshot().blocks.map((block) => (block.guid === guid ? change(block) : block)) });
  }

  function change({ block, item, field }: FieldAddress, part: Part, value: unknown): void {
    const place: FieldPlace = { guid: block.guid, part, item, field };
    if (changed.length === 0) waitingSince = Date.now();
    if (!changed.some((each) => isSamePlace(each, place))) changed = [...changed, place];
    hasFailed = false;
    edits += 1;
    replaceBlock(place.guid, (current) => ({
      ...current,
      ...(part === 'content' && writtenAt(current, place)),
      [part]: withValueAt(current[part], place, value),
    }));
    // Whether it is still refused is for the next save to say.
    patch({ hasChanges: true, refusals: store.getSnapshot().refusals.filter((refusal) => !isSamePart(refusal, place)) });
    schedule();
  }

  /** Words that are changed are no longer the Dutch ones, and then the block is not in Dutch as a whole either. */
  function writtenAt({ fallback = [] }: DraftBlock, { item, field }: FieldPlace): Partial<DraftBlock> {
    return { language: draft.language, fallback: fallback.filter((path) => path !== pathOf(item, field)) };
  }

  function schedule(): void {
    clearTimeout(timer);
    const patience = Math.max(0, Math.min(pause, waitingSince + longest - Date.now()));
    timer = setTimeout(() => void saveWaiting(), patience);
  }

  /** Nothing is written over what somebody else wrote until its editor has chosen, and nothing that was refused is sent again. */
  function partsToSave(): FieldPlace[] {
    const { conflicts, refusals } = store.getSnapshot();
    const held = [...conflicts, ...refusals];
    return changed.filter(
      (place, index) => changed.findIndex((each) => isSamePart(each, place)) === index && !held.some((each) => isSamePart(each, place)),
    );
  }

  async function flush(): Promise<boolean> {
    do await saveWaiting();
    while (!hasFailed && partsToSave().length > 0);
    return changed.length === 0;
  }

  async function saveWaiting(): Promise<void> {
    clearTimeout(timer);
    while (saving) await saving;
    const parts = partsToSave();
    if (parts.length === 0) return;
    hasFailed = false;
    saving = saveParts(parts);
    patch({});
    await saving;
  }

  async function saveParts(parts: readonly FieldPlace[]): Promise<void> {
    let isHopeful = false;
    let lost: DraftState['lost'] = null;
    for (const { guid, part } of parts) {
      try {
        await savePart(guid, part, mostTries);
      } catch (error) {
        if (noteRefusal(guid, part, error)) continue;
        hasFailed = true;
        lost ??= lossIn(error);
        isHopeful ||= !isAnswered(error);
      }
    }
    saving = undefined;
    waitingSince = Date.now();
    failures = isHopeful ? failures + 1 : 0;
    patch(hasFailed ? { lost } : { savedOn: new Date(), lost });
    if (isHopeful) tryAgainLater();
    else if (!hasFailed && partsToSave().length > 0) schedule();
  }

  /** A server that was away is back by itself; its editor has nothing to press. */
  function tryAgainLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveWaiting(), Math.min(longestWait, pause * 2 ** (failures - 1)));
  }

  async function savePart(guid: string, part: Part, tries: number): Promise<void> {
    const block = findBlock(guid);
    if (!block) return;
    try {
      const sent = inDoubt.get(keyOf(guid, part));
      if (sent) await settle(sent.block, part, sent.key);
      // It was no other change than the one that is waiting.
      if (!changed.some((place) => isSamePart(place, { guid, part }))) return;
      await settle(findBlock(guid) ?? block, part, newCorrelationId());
    } catch (error) {
      if (!isStale(error)) throw error;
      const isMerged = mergeWith(error, block.guid, part);
      if (!isMerged) return;
      if (tries <= 1) throw error;
      await savePart(guid, part, tries - 1);
    }
  }

  /** Sends a part as it was then; what was changed since waits for the next time. */
  async function settle(block: DraftBlock, part: Part, key: string): Promise<void> {
    const { guid } = block;
    inDoubt.set(keyOf(guid, part), { block, key });
    try {
      const { values, version } = await send(block, part, key);
      known.set(keyOf(guid, part), values);
      replaceBlock(guid, (current) => {
        const isSent = (place: FieldPlace) => valueAt(current[part], place) === valueAt(block[part], place);
        changed = changed.filter((place) => !isSamePart(place, { guid, part }) || !isSent(place));
        return { ...current, ...version };
      });
      inDoubt.delete(keyOf(guid, part));
    } catch (error) {
      if (isAnswered(error)) inDoubt.delete(keyOf(guid, part));
      throw error;
    }
  }

  async function send(block: DraftBlock, part: Part, key: string): Promise<{ values: Values; version: Partial<DraftBlock> }> {
    if (part === 'content') {
      const { content, contentVersion, draftVersion } = await calls.saveContent({ ...block, content: ownPart(block, 'content') }, key);
      noteSeen({ draftVersion });
      return { values: content, version: { contentVersion } };
    }
    const { options, version, structureVersion } = await calls.saveOptions(block, key);
    noteSeen({ structureVersion });
    return { values: options, version: { version } };
  }

  /** A counter that rose by one has this change alone; by more, what others saved in between was not seen. */
  function noteSeen(counters: Partial<DraftState['seen']>): void {
    const { seen } = store.getSnapshot();
    const next = Object.entries(counters).filter(([name, count]) => count === seen[name as keyof typeof seen] + 1);
    if (next.length > 0) patch({ seen: { ...seen, ...Object.fromEntries(next) } });
  }

  /** Somebody else was first: what they saved is taken over, but for the fields that were changed here. False when both changed one. */
  function mergeWith({ details }: ApiError, guid: string, part: Part): boolean {
    const base = known.get(keyOf(guid, part)) ?? {};
    const theirs = (details['value'] ?? base) as Values;
    const version = Number(details['version']);
    const isOwn = ownGuid !== null && (details['who'] as { guid?: string } | null | undefined)?.guid === ownGuid;
    let conflicts: Conflict[] = [];
    replaceBlock(guid, (block) => {
      const places = changed.filter((place) => isSamePart(place, { guid, part }));
      const { merged, conflicts: found } = mergeValues({ base, theirs, mine: ownPart(block, part), places });
      // In another tab of the same person: what they type here is the newest.
      conflicts = isOwn ? [] : found;
      return part === 'content' ? withOwnWords(block, merged, version) : { ...block, options: merged, version };
    });
    known.set(keyOf(guid, part), theirs);
    patch({ conflicts: [...store.getSnapshot().conflicts, ...conflicts] });
    return conflicts.length === 0;
  }

  function noteRefusal(guid: string, part: Part, error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 422) return false;
    const refusals = error.fields.map(({ path, code, params }): Refusal => {
      const { isWhole, ...place } = placeOfPath(guid, part, path);
      return { ...place, code, maximum: isWhole ? Number(params?.['maximum']) || null : null };
    });
    patch({ refusals: [...store.getSnapshot().refusals, ...refusals] });
    return refusals.length > 0;
  }

  function unsavedText(): string {
    const texts = changed.map((place) => textOfValue(valueAt(findBlock(place.guid)?.[place.part] ?? {}, place)));
    return texts.filter((text) => text !== '').join('\n\n');
  }

  function refresh(fresh: Draft): void {
    const mine = new Map(store.getSnapshot().blocks.map((block) => [block.guid, block]));
    const isChanged = (guid: string, part: Part) => changed.some((place) => isSamePart(place, { guid, part }));
    const blocks = fresh.buildingBlockInstances.map((block) => {
      const own = mine.get(block.guid);
      if (!isChanged(block.guid, 'content')) known.set(keyOf(block.guid, 'content'), ownPart(block, 'content'));
      if (!isChanged(block.guid, 'options')) known.set(keyOf(block.guid, 'options'), block.options);
      // What is waiting here is merged with theirs when it is saved.
      return {
        ...block,
        ...(own && isChanged(block.guid, 'content') && wordsOf(own)),
        ...(own && isChanged(block.guid, 'options') && { options: own.options, version: own.version }),
      };
    });
    const { structureVersion, draftVersion, hasChanges, isPublished } = fresh;
    patch({ blocks, seen: { structureVersion, draftVersion }, hasChanges: hasChanges || changed.length > 0, isPublished });
  }

  async function choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean> {
    const { guid, part } = conflict;
    if (whose === 'theirs') {
      // Of running text the rest was merged, which is not on the server yet.
      if (!conflict.within) changed = changed.filter((place) => !isSamePlace(place, conflict));
      replaceBlock(guid, (block) => ({
        ...block,
        [part]: withValueAt(block[part], conflict, withTheirSide(valueAt(block[part], conflict), conflict)),
      }));
    }
    patch({ conflicts: store.getSnapshot().conflicts.filter((each) => each !== conflict) });
    return flush();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    changeContent: (address, value) => change(address, 'content', value),
    changeOption: (address, value) => change(address, 'options', value),
    flush,
    choose,
    unsavedText,
    edits: () => edits,
    markPublished: (seen) => patch({ hasChanges: edits !== seen, isPublished: true }),
    refresh,
    close: () => clearTimeout(timer),
  };
}

/** What of it is saved: of the words, not the Dutch ones that are shown where there are no others. */
function ownPart(block: DraftBlock, part: Part): Values {
  return part === 'content' ? withoutPaths(block.content, block.fallback ?? []) : block.options;
}

function withOwnWords(block: DraftBlock, own: Values, contentVersion: number): DraftBlock {
  const content = filledWith(own, onlyPaths(block.content, block.fallback ?? []));
  const isTranslated = (block.fallback ?? []).length > 0;
  return { ...block, content, contentVersion, ...(isTranslated && { fallback: pathsBeyond(own, content) }) };
}

function wordsOf({ content, contentVersion, language, fallback }: DraftBlock): Partial<DraftBlock> {
  return { content, contentVersion, language, ...(fallback && { fallback }) };
}

function lossIn(error: unknown): DraftState['lost'] {
  if (isForbidden(error)) return 'forbidden';
  return isGone(error) ? 'gone' : null;
}

/** A refusal is an answer; that something broke on the way says nothing about what became of it. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

const keyOf = (guid: string, part: Part) => `${guid} ${part}`;

function isSamePart(one: Pick<FieldPlace, 'guid' | 'part'>, other: Pick<FieldPlace, 'guid' | 'part'>): boolean {
  return one.guid === other.guid && one.part === other.part;
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}
