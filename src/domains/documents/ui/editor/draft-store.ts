import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import type { Draft, DraftBlock } from '../../model/draft.ts';

/** How far the words on the screen are from the ones on the server. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  blocks: readonly DraftBlock[];
  saveState: SaveState;
  /** When something was last saved here. */
  savedOn: Date | null;
  hasChanges: boolean;
  isPublished: boolean;
}

type Part = 'content' | 'options';

interface DraftCalls {
  saveContent(block: DraftBlock): Promise<{ contentVersion: number }>;
  saveOptions(block: DraftBlock): Promise<{ version: number }>;
}

/** Long enough for a pause between words, short enough that little is lost. */
const pause = 800;
const longest = 5000;

/** What an editor changes, kept on the server as they go. One change of a block is under way at a time, so that versions follow each other. */
export interface DraftStore extends Store<DraftState> {
  changeContent(address: FieldAddress, value: unknown): void;
  changeOption(address: FieldAddress, value: unknown): void;
  /** Saves what is waiting, now. True when everything is on the server. */
  flush(): Promise<boolean>;
  /** After a conflict: what is on this screen goes over what somebody else saved meanwhile. */
  keepMine(): Promise<boolean>;
  markPublished(): void;
  close(): void;
}

export function createDraftStore(draft: Draft, calls: DraftCalls): DraftStore {
  const store = createStore<DraftState>({
    blocks: draft.buildingBlockInstances,
    saveState: 'saved',
    savedOn: null,
    hasChanges: draft.hasChanges,
    isPublished: draft.isPublished,
  });
  const waiting = new Map<string, { guid: string; part: Part }>();
  /** The versions that somebody else made, by what is waiting. */
  const others = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let saving: Promise<boolean> | undefined;

  const patch = (change: Partial<DraftState>) => store.set({ ...store.getSnapshot(), ...change });
  const findBlock = (guid: string) => store.getSnapshot().blocks.find((block) => block.guid === guid);

  function replaceBlock(guid: string, change: (block: DraftBlock) => DraftBlock): void {
    patch({ blocks: store.getSnapshot().blocks.map((block) => (block.guid === guid ? change(block) : block)) });
  }

  function change(address: FieldAddress, part: Part, value: unknown): void {
    replaceBlock(address.block.guid, (block) => ({ ...block, [part]: withField(block[part], address, part, value) }));
    if (waiting.size === 0) waitingSince = Date.now();
    waiting.set(`${address.block.guid} ${part}`, { guid: address.block.guid, part });
    patch({ hasChanges: true });
    if (others.size > 0) return;
    patch({ saveState: 'waiting' });
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    const patience = Math.max(0, Math.min(pause, waitingSince + longest - Date.now()));
    timer = setTimeout(() => void flush(), patience);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (saving) await saving;
    // Until its editor has chosen, nothing is written over what somebody else wrote.
    if (others.size > 0) return false;
    if (waiting.size === 0) return store.getSnapshot().saveState === 'saved';
    saving = saveWaiting().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function saveWaiting(): Promise<boolean> {
    patch({ saveState: 'saving' });
    const tasks = [...waiting.entries()];
    let worst: SaveState = 'saved';
    for (const [key, { guid, part }] of tasks) {
      waiting.delete(key);
      try {
        await saveBlock(guid, part);
      } catch (error) {
        waiting.set(key, { guid, part });
        worst = noteFailure(key, error, worst);
      }
    }
    const isNewerWaiting = worst === 'saved' && waiting.size > 0;
    patch({ saveState: isNewerWaiting ? 'waiting' : worst, ...(worst === 'saved' && { savedOn: new Date() }) });
    if (isNewerWaiting) schedule();
    return worst === 'saved' && waiting.size === 0;
  }

  async function saveBlock(guid: string, part: Part): Promise<void> {
    const block = findBlock(guid);
    if (!block) return;
    if (part === 'content') {
      const { contentVersion } = await calls.saveContent(block);
      replaceBlock(guid, (current) => ({ ...current, contentVersion, language: draft.language }));
    } else {
      const { version } = await calls.saveOptions(block);
      replaceBlock(guid, (current) => ({ ...current, version }));
    }
  }

  function noteFailure(key: string, error: unknown, worst: SaveState): SaveState {
    const isStale = error instanceof ApiError && error.status === 412;
    if (!isStale) return worst === 'conflict' ? worst : 'failed';
    others.set(key, Number(error.details['version']));
    return 'conflict';
  }

  async function keepMine(): Promise<boolean> {
    for (const [key, version] of others) {
      const task = waiting.get(key);
      if (task) replaceBlock(task.guid, (block) => ({ ...block, [task.part === 'content' ? 'contentVersion' : 'version']: version }));
    }
    others.clear();
    return flush();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    changeContent: (address, value) => change(address, 'content', value),
    changeOption: (address, value) => change(address, 'options', value),
    flush,
    keepMine,
    markPublished: () => patch({ hasChanges: false, isPublished: true }),
    close: () => clearTimeout(timer),
  };
}

type Values = Record<string, unknown>;

/** A copy with one field changed: of the block, or of one of the things it repeats. */
function withField(values: Values, { item, field }: FieldAddress, part: Part, value: unknown): Values {
  if (item === null) return { ...values, [field]: value };
  if (part === 'options') {
    const items = (values['items'] ?? []) as (Values & { guid: string })[];
    return { ...values, items: items.map((each) => (each.guid === item ? { ...each, [field]: value } : each)) };
  }
  const items = (values['items'] ?? {}) as Record<string, Values>;
  return { ...values, items: { ...items, [item]: { ...items[item], [field]: value } } };
}
