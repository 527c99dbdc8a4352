import { filledWith, onlyPaths, pathOf, pathsBeyond, withoutPaths } from '#domains/blocks/model/words.ts';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import { isSamePlace, mergeValues, placeOfPath, valueAt, withValueAt, type FieldPlace, type Part, type Values } from './field-values.ts';

/** How far the words on the screen are from the ones on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

/** A field that somebody else changed too, since this editor got it. */
export interface Conflict extends FieldPlace {
  theirs: unknown;
}

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
}

interface DraftCalls {
  saveContent(block: DraftBlock): Promise<Pick<DraftBlock, 'content' | 'contentVersion'>>;
  saveOptions(block: DraftBlock): Promise<Pick<DraftBlock, 'options' | 'version'>>;
}

/** Long enough for a pause between words, short enough that little is lost. */
const pause = 800;
const longest = 5000;
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
  /** How often something was changed here. */
  edits(): number;
  /** What was changed after these edits is not published yet, though it may be saved. */
  markPublished(edits: number): void;
  close(): void;
}

export function createDraftStore(draft: Draft, calls: DraftCalls): DraftStore {
  const store = createStore<DraftState>({
    blocks: draft.buildingBlockInstances,
    saveState: 'saved',
    savedOn: null,
    hasChanges: draft.hasChanges,
    isPublished: draft.isPublished,
    conflicts: [],
    refusals: [],
  });
  /** The fields that the server does not have as they are here. */
  let changed: readonly FieldPlace[] = [];
  /** What the server had when it was last heard, by block and part. */
  const known = new Map<string, Values>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let saving: Promise<void> | undefined;
  let hasFailed = false;
  let edits = 0;

  for (const block of draft.buildingBlockInstances) {
    known.set(keyOf(block.guid, 'content'), ownPart(block, 'content'));
    known.set(keyOf(block.guid, 'options'), block.options);
  }

  function patch(change: Partial<DraftState>): void {
    const next = { ...store.getSnapshot(), ...change };
    store.set({ ...next, saveState: saveStateOf(next) });
  }

  function saveStateOf({ conflicts, refusals }: DraftState): SaveState {
    if (conflicts.length > 0) return 'conflict';
    if (refusals.length > 0) return 'refused';
    if (saving) return 'saving';
    if (hasFailed) return 'failed';
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
    for (const { guid, part } of parts) {
      try {
        await savePart(guid, part, mostTries);
      } catch (error) {
        if (!noteRefusal(guid, part, error)) hasFailed = true;
      }
    }
    saving = undefined;
    waitingSince = Date.now();
    patch(hasFailed ? {} : { savedOn: new Date() });
    if (!hasFailed && partsToSave().length > 0) schedule();
  }

  async function savePart(guid: string, part: Part, tries: number): Promise<void> {
    const block = findBlock(guid);
    if (!block) return;
    try {
      const { values, version } = await send(block, part);
      known.set(keyOf(guid, part), values);
      replaceBlock(guid, (current) => {
        const isSent = (place: FieldPlace) => valueAt(current[part], place) === valueAt(block[part], place);
        changed = changed.filter((place) => !isSamePart(place, { guid, part }) || !isSent(place));
        return { ...current, ...version };
      });
    } catch (error) {
      if (!isStale(error)) throw error;
      const isMerged = mergeWith(error, block.guid, part);
      if (!isMerged) return;
      if (tries <= 1) throw error;
      await savePart(guid, part, tries - 1);
    }
  }

  async function send(block: DraftBlock, part: Part): Promise<{ values: Values; version: Partial<DraftBlock> }> {
    if (part === 'content') {
      const { content, contentVersion } = await calls.saveContent({ ...block, content: ownPart(block, 'content') });
      return { values: content, version: { contentVersion } };
    }
    const { options, version } = await calls.saveOptions(block);
    return { values: options, version: { version } };
  }

  /** Somebody else was first: what they saved is taken over, but for the fields that were changed here. False when both changed one. */
  function mergeWith({ details }: ApiError, guid: string, part: Part): boolean {
    const base = known.get(keyOf(guid, part)) ?? {};
    const theirs = (details['value'] ?? base) as Values;
    const version = Number(details['version']);
    let conflicts: Conflict[] = [];
    replaceBlock(guid, (block) => {
      const places = changed.filter((place) => isSamePart(place, { guid, part }));
      const { merged, inConflict } = mergeValues({ base, theirs, mine: ownPart(block, part), places });
      conflicts = inConflict.map((place) => ({ ...place, theirs: valueAt(theirs, place) }));
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

  async function choose(conflict: Conflict, whose: 'mine' | 'theirs'): Promise<boolean> {
    const { guid, part, theirs } = conflict;
    if (whose === 'theirs') {
      changed = changed.filter((place) => !isSamePlace(place, conflict));
      replaceBlock(guid, (block) => ({ ...block, [part]: withValueAt(block[part], conflict, theirs) }));
    }
    patch({ conflicts: store.getSnapshot().conflicts.filter((each) => !isSamePlace(each, conflict)) });
    return flush();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    changeContent: (address, value) => change(address, 'content', value),
    changeOption: (address, value) => change(address, 'options', value),
    flush,
    choose,
    edits: () => edits,
    markPublished: (seen) => patch({ hasChanges: edits !== seen, isPublished: true }),
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

const keyOf = (guid: string, part: Part) => `${guid} ${part}`;

function isSamePart(one: Pick<FieldPlace, 'guid' | 'part'>, other: Pick<FieldPlace, 'guid' | 'part'>): boolean {
  return one.guid === other.guid && one.part === other.part;
}

function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 412;
}
