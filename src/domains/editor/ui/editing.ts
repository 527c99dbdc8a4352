import { createContext, useContext } from 'react';
import type { DraftStore } from './draft-store.ts';

const Editing = createContext<DraftStore | null>(null);

export const EditingProvider = Editing;

export function useDraftStore(): DraftStore {
  const store = useContext(Editing);
  if (!store) throw new Error('An editable field stands outside the editor');
  return store;
}
