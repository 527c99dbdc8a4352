import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const authAdminMessages = { nl: nlAdmin, en: enAdmin };
