import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const accessAdminMessages = { nl: nlAdmin, en: enAdmin };
