export { DocumentEditor } from './document-editor.tsx';
export { useDraftStore, useEditedDocument, type LanguageLink, type MenuPlace } from './editing.ts';
export { Panel } from './panels/panel.tsx';
export { PictureChoices } from './picture-choices.tsx';
export type { PublicationCalls } from './publishing/use-publication.ts';
