import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const userAdminMessages = { nl: nlAdmin, en: enAdmin };
