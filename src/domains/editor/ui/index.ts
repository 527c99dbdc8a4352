export { DocumentEditor, type Publishing } from './document-editor.tsx';
export type { LanguageLink, MenuPlace, SeenVersion } from './editing.ts';
