export { DocumentEditor } from './editor/document-editor.tsx';
