import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const auditAdminMessages = { nl: nlAdmin, en: enAdmin };
