import type { Language } from '#platform/shared/language.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import type { FieldPlace, Values } from '../field-values.ts';
import type { CommandStack, FieldValue } from './command-stack.ts';
import type { Batch } from './structure-queue.ts';

type Commands = ReturnType<CommandStack['read']>;

/** What is in this browser alone. */
export interface JournalEntry {
  language: Language;
  /** The fields that the server does not have as they are here. */
  places: readonly ({ place: FieldPlace } & FieldValue)[];
  /** What the server had of their blocks when it was last heard. */
  bases: readonly { guid: string; words: Values; version: number }[];
  batches: readonly Batch[];
  commands: Commands;
}

/** Keeps in the browser what has not reached the server, and the steps that can be taken back: a tab that is killed loses neither. */
export interface Journal {
  note(entry: JournalEntry): void;
  /** What is here from before, in this language. */
  left(language: Language): Promise<JournalEntry[]>;
  /** Its language was left. What it holds by then is kept; nothing of it is written over what comes after. */
  close(): void;
}

interface Owner {
  person: string;
  document: string;
}

/** Of one tab: what waits, by language. */
interface Kept extends Owner {
  id: string;
  tab: string;
  waiting: Partial<Record<Language, Omit<JournalEntry, 'commands'>>>;
  commands: Commands;
}

/** Typing must not wait for what is kept for a rainy day. */
const commandsPause = 500;
const commandsKept = 50;
const nothing: Commands = { done: [], undone: [] };

export function openJournal(owner: Owner): Journal {
  let kept: Kept | undefined;
  let latest: JournalEntry | undefined;
  let isWriting = false;
  let isClosed = false;
  let isChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin(): Promise<Kept[]> {
    const tab = await ownTab();
    await forgetOthers(owner.person);
    const id = [owner.person, owner.document, tab].join(' ');
    const all = (await listKept()).filter((each) => each.person === owner.person && each.document === owner.document);
    kept ??= all.find((each) => each.id === id) ?? { ...owner, id, tab, waiting: {}, commands: nothing };
    const open = await openTabs();
    const orphans = all.filter((each) => each.id !== id && open !== null && !open.has(each.tab));
    return [kept, ...orphans];
  }

  async function write(): Promise<void> {
    if (!kept || isWriting) return;
    isWriting = true;
    while (isChanged) {
      isChanged = false;
      await (isEmpty(kept) ? forget(kept.id) : keep(kept));
    }
    isWriting = false;
  }

  /** What another tab left in the language that is not open: it waits here until that one is. */
  function keepFor(left: Omit<JournalEntry, 'commands'>): void {
    if (!kept) return;
    const own = kept.waiting[left.language];
    const both = {
      language: left.language,
      places: [...(own?.places ?? []), ...left.places],
      bases: [...(own?.bases ?? []), ...left.bases],
      batches: [...(own?.batches ?? []), ...left.batches],
    };
    kept = { ...kept, waiting: { ...kept.waiting, [left.language]: both } };
    isChanged = true;
    void write().catch(ignore);
  }

  function takeOver({ language, places, bases, batches }: JournalEntry): void {
    if (!kept) return;
    const waiting = { language, places, bases, batches };
    kept = { ...kept, waiting: { ...kept.waiting, [waiting.language]: isNothing(waiting) ? undefined : waiting } };
    isChanged = true;
    void write().catch(ignore);
  }

  function takeOverCommands(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!kept || !latest) return;
    const { done, undone } = latest.commands;
    kept = { ...kept, commands: { done: done.slice(-commandsKept), undone: undone.slice(-commandsKept) } };
    isChanged = true;
    void write().catch(ignore);
  }

  return {
    close() {
      if (timer !== undefined) takeOverCommands();
      isClosed = true;
    },
    note(entry) {
      const former = latest;
      latest = entry;
      // Before it was read, nothing is written over it.
      if (!kept || isClosed) return;
      takeOver(entry);
      if (entry.commands.done !== former?.commands.done) timer ??= setTimeout(takeOverCommands, commandsPause);
    },
    async left(language) {
      try {
        const [own, ...orphans] = await begin();
        if (!own) return [];
        const entries = [own, ...orphans].flatMap(({ waiting, commands }) => {
          const entry = waiting[language];
          if (entry) return [{ ...entry, commands }];
          return commands.done.length > 0 ? [{ language, places: [], bases: [], batches: [], commands }] : [];
        });
        // From now on it is this tab's to keep, in the other language too.
        for (const { id, waiting } of orphans) {
          for (const entry of Object.values(waiting)) if (entry && entry.language !== language) keepFor(entry);
          await forget(id);
        }
        if (isClosed) return [];
        if (latest) takeOver(latest);
        if (latest) timer ??= setTimeout(takeOverCommands, commandsPause);
        return entries;
      } catch {
        // A browser that keeps nothing: the page works without.
        return [];
      }
    },
  };
}

function ignore(): void {
  // The disk is full, or the browser keeps nothing. What waits is sent all the same.
}

function isNothing({ places, batches }: Omit<JournalEntry, 'commands'>): boolean {
  return places.length === 0 && batches.length === 0;
}

function isEmpty({ waiting, commands }: Kept): boolean {
  const isWaiting = Object.values(waiting).some((each) => each !== undefined);
  return !isWaiting && commands.done.length === 0 && commands.undone.length === 0;
}

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('plein-editor', 1);
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore('journal', { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The journal cannot be opened')));
  });
  return opened;
}

async function ask<R>(mode: IDBTransactionMode, question: (journal: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const transaction = (await database()).transaction('journal', mode);
  return new Promise((resolve, reject) => {
    const request = question(transaction.objectStore('journal'));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The journal cannot be written')));
  });
}

const keep = (entry: Kept) => ask('readwrite', (journal) => journal.put(entry));
const forget = (id: string) => ask('readwrite', (journal) => journal.delete(id));
// Only this file writes there.
const listKept = () => ask('readonly', (journal) => journal.getAll() as IDBRequest<Kept[]>);

/** On a shared computer nobody finds what another left. */
async function forgetOthers(person: string): Promise<void> {
  for (const entry of await listKept()) if (entry.person !== person) await forget(entry.id);
}

let tab: Promise<string> | undefined;
const lockOf = (id: string) => `plein-journal ${id}`;

/** Stays the same when the page is loaded again. A tab that was copied gets a name of its own. */
function ownTab(): Promise<string> {
  tab ??= findTab();
  return tab;
}

async function findTab(): Promise<string> {
  const kept = sessionStorage.getItem('plein-tab');
  if (kept !== null && (await hold(kept))) return kept;
  const fresh = newCorrelationId();
  sessionStorage.setItem('plein-tab', fresh);
  await hold(fresh);
  return fresh;
}

/** As long as this page is open. True when no other has it. */
function hold(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<void>(() => {}) : undefined;
    });
  });
}

/** Null where a browser cannot tell. */
async function openTabs(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name }) => (name?.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : []));
  return new Set(names);
}
