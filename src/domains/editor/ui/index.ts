export { DocumentEditor, type Publishing } from './document-editor.tsx';
export { useDraftStore, useEditedDocument, type LanguageLink, type MenuPlace, type SeenVersion } from './editing.ts';
export { Panel } from './panels/panel.tsx';
export { PictureChoices } from './picture-choices.tsx';
