import type { DocumentEvent, DraftCounters } from '#domains/documents/model/document-event.ts';
import type { Draft } from '#domains/documents/model/draft.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { DraftState, DraftStore } from '../store/draft-state.ts';
import { lossIn } from '../store/failures.ts';
import type { Word } from './read-events.ts';

interface KeepingUp {
  store: Pick<DraftStore, 'getSnapshot' | 'refresh'>;
  language: Language;
  load(): Promise<Draft>;
  /** The block that its editor is in. */
  inHand(): string | null;
  /** Nothing can be loaded here any more: its editor may not, or the page is gone. */
  lost(why: NonNullable<DraftState['lost']>): void;
  /** What others did is on the page now. */
  shown(changes: readonly DocumentEvent[]): void;
}

/** Milliseconds. The answer to a save of one's own may come after the word of it. */
const shortWhile = 250;
const betweenLoads = 1000;
const afterFailure = 3000;

/** Brings what others make of a draft onto the page, as soon as is worth it. */
export function keepUp({ store, language, load, inHand, lost, shown }: KeepingUp) {
  let isOpened = false;
  /** What was heard and may not be on the page. */
  let news: DocumentEvent[] = [];
  /** Something may have been missed. */
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;

  function isSeen({ kind, language: of, version }: DocumentEvent): boolean {
    const { structureVersion, draftVersion } = store.getSnapshot().seen;
    if (kind === 'structure') return (version ?? 0) <= structureVersion;
    if (kind === 'words' && of === language) return (version ?? 0) <= draftVersion;
    // Dutch words stand in for those that another language lacks.
    return kind === 'words' && of !== defaultLanguage;
  }

  function isAhead({ structureVersion, draftVersions }: DraftCounters): boolean {
    const { seen } = store.getSnapshot();
    return structureVersion > seen.structureVersion || (draftVersions[language] ?? 0) > seen.draftVersion;
  }

  function plan(wait: number): void {
    if (!isStopped && !loading) timer ??= setTimeout(() => void look(), wait);
  }

  async function look(): Promise<void> {
    timer = undefined;
    news = news.filter((change) => !isSeen(change));
    // Nobody looks: it is shown when somebody does.
    if (document.hidden || (news.length === 0 && !isBehind)) return;
    const [told, wasBehind] = [news, isBehind];
    [news, isBehind] = [[], false];
    loading = bringIn(told).catch((error: unknown) => {
      const loss = lossIn(error);
      // Asked again, it would be refused again, and each refusal is noted.
      if (loss) return lost(loss);
      [news, isBehind] = [[...told, ...news], wasBehind || isBehind];
      return new Promise((resolve) => void setTimeout(resolve, afterFailure));
    });
    await loading;
    loading = undefined;
    if (news.length > 0 || isBehind) plan(betweenLoads);
  }

  async function bringIn(told: readonly DocumentEvent[]): Promise<void> {
    const draft = await load();
    if (isStopped) return;
    const writers = new Map(told.flatMap(({ kind, who }) => (kind === 'structure' && who ? [[who.guid, who] as const] : [])));
    // Of several nobody knows which of them took a block away.
    const [who = null] = writers.size === 1 ? writers.values() : [];
    store.refresh(draft, { inHand: inHand(), who });
    shown(told);
  }

  function catchUp(): void {
    isBehind = true;
    plan(shortWhile);
  }

  const lookAgain = () => plan(0);
  document.addEventListener('visibilitychange', lookAgain);

  return {
    hear(word: Word): void {
      if (word.name === 'change') {
        news.push(word.data);
        plan(shortWhile);
      } else if (word.name === 'opened' || word.name === 'reset') {
        // The first time, the page is as new as its counters are. Later a publication may have been missed as well.
        if (isOpened || isAhead(word.data)) catchUp();
        isOpened = true;
      }
    },
    catchUp,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    },
  };
}
