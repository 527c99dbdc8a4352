export { DocumentEditor } from './document-editor.tsx';
