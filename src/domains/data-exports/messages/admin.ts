import { en } from './en.admin.ts';
import { nl } from './nl.admin.ts';

export const dataExportAdminMessages = { nl, en };
