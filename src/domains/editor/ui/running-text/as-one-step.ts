import type { DraftStore } from '../store/draft-state.ts';

/** What a press does is taken back by itself, whatever was typed just before and after it. */
export function asOneStep(store: DraftStore, change: () => void): void {
  store.closeStep();
  change();
  store.closeStep();
}
