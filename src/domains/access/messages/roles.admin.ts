import { enAdmin } from './en.roles.admin.ts';
import { nlAdmin } from './nl.roles.admin.ts';

export const roleAdminMessages = { nl: nlAdmin, en: enAdmin };
