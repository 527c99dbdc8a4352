export { OwnDataExport } from './account/own-data-export.tsx';
