export { DocumentEditor, type Publishing } from './document-editor.tsx';
export type { DraftState } from './store/draft-state.ts';
export type { LanguageLink } from './editing.ts';
