import { createContext, useContext, type ReactNode } from 'react';
import type { Draft } from '#domains/documents/model/draft.ts';
import type { Language } from '#platform/shared/language.ts';
import type { DraftStore } from './store/draft-state.ts';

const Editing = createContext<DraftStore | null>(null);

export const EditingProvider = Editing;

export function useDraftStore(): DraftStore {
  const store = useContext(Editing);
  if (!store) throw new Error('An editable field stands outside the editor');
  return store;
}

export interface LanguageLink {
  language: Language;
  href: string;
  isCurrent: boolean;
}

/** Where readers find the document in the menu. */
export type MenuPlace = { kind: 'top' | 'nowhere' } | { kind: 'under'; name: string };

/** The draft of a language as its editor had it before them: structure.words. */
export interface SeenVersion {
  language: Language;
  version: string;
}

/** What is being edited, for all that stands around it. What changes of it is in its store. */
export interface EditedDocument {
  /** As it was when it was opened. */
  draft: Draft;
  /** Where its readers read it. */
  closeHref: string;
  /** The same document in each language. */
  languageLinks: readonly LanguageLink[];
  /** Absent: nobody knows. */
  menuPlace?: MenuPlace | undefined;
  /** Makes public what its editor has seen, after so many edits, and no more than that. */
  publish(versions: readonly SeenVersion[], edits: number): Promise<{ isDone: boolean; isOutdated: boolean }>;
  /** As it is now, in the language that is edited or in another one. */
  loadAnew(language?: Language): Promise<Draft>;
  /** Settings of this kind of document, shown in a panel. */
  settings?: ReactNode;
}

const Edited = createContext<EditedDocument | null>(null);

export const EditedDocumentProvider = Edited;

export function useEditedDocument(): EditedDocument {
  const document = useContext(Edited);
  if (!document) throw new Error('A part of the editor stands outside it');
  return document;
}
