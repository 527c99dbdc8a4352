import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const settingAdminMessages = { nl: nlAdmin, en: enAdmin };
