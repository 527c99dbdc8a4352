export { DocumentEditor, type LanguageLink, type Publishing } from './document-editor.tsx';
export type { DraftState } from './draft-store.ts';
