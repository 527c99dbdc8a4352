import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const pageAdminMessages = { nl: nlAdmin, en: enAdmin };
