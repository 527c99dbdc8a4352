import type { DraftState, SaveState } from './draft-state.ts';

interface Work {
  /** It is tried again meanwhile, which nobody has to be told at each try. */
  isFailing: boolean;
  isSaving: boolean;
  isWaiting: boolean;
}

export function saveStateOf(
  { conflicts, refusals, lost }: Pick<DraftState, 'conflicts' | 'refusals' | 'lost'>,
  { isFailing, isSaving, isWaiting }: Work,
): SaveState {
  if (lost !== null) return 'lost';
  if (conflicts.length > 0) return 'conflict';
  if (refusals.length > 0) return 'refused';
  if (isFailing) return 'failed';
  if (isSaving) return 'saving';
  return isWaiting ? 'waiting' : 'saved';
}
