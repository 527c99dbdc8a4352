export { DocumentEditor, type Publishing } from './document-editor.tsx';
export type { DraftState } from './draft-store.ts';
export type { LanguageLink } from './editing.ts';
