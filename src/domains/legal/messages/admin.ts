import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const termsAdminMessages = { nl: nlAdmin, en: enAdmin };
