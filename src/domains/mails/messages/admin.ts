import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const mailAdminMessages = { nl: nlAdmin, en: enAdmin };
