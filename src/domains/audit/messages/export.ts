import { en } from './en.export.ts';
import { nl } from './nl.export.ts';

export const auditExportMessages = { nl, en };
