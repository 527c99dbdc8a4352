import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const roleAdminMessages = { nl: nlAdmin, en: enAdmin };
