import type { Draft } from '#domains/documents/model/draft.ts';
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

/** Of a draft as it was opened: all of it is on the server. */
export function stateOf(draft: Draft): Omit<DraftState, 'blocks' | 'words' | 'canUndo' | 'canRedo'> {
  const { layout, options, hasChanges, isPublished, structureVersion, draftVersion } = draft;
  const seen = { structureVersion, draftVersion };
  const nothingWrong = { conflicts: [], refusals: [], lost: null };
  return { layout, options, hasChanges, isPublished, seen, saveState: 'saved', savedOn: null, ...nothingWrong };
}
