export { OwnDataExport } from './account/own-data-export.tsx';
export { DataExportOfUser } from './admin/data-export-of-user.tsx';
