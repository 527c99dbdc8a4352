import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const documentAdminMessages = { nl: nlAdmin, en: enAdmin };
